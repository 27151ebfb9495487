import type { SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import type { InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import { slotVariants } from '@trampolim/marketplace/notifications/kinds.ts'
import type { HireStatus } from '@trampolim/marketplace/selection/hiring.ts'
import { sql } from 'kysely'
import { isHalted } from '../selection/queries.ts'

const unanswered = [
  'candidate:pending',
  'candidate:pending:viewed',
  'candidate:reconfirm:pending',
] satisfies InterviewStatus[]
const toChoose = ['open', 'kept'] satisfies SlotOfferStatus[]
const lapsedOffers = ['canceled', 'timeout'] satisfies SlotOfferStatus[]
const lapsedHires = ['canceled', 'expired'] satisfies HireStatus[]

/** Whether the job of the notification is taken down or its company blocked, so that nothing of it can be agreed to at present. */
const isAway = sql`exists (select from job where job.id = notification.job_id and ${isHalted})`

/**
 * Whether what the notification of a `reader` is about still waits for their answer: their interview or times to choose
 * from, hiring message or invitation. True for other notifications.
 */
export const stillOpen = sql<boolean>`case notification.kind
  when 'interview' then not ${isAway} and (exists (
    select from interview_candidate as met
    where met.candidacy_id = notification.candidacy_id and met.status = any(${unanswered}::text[])
  ) or exists (
    select from slot_offer as offer
    where offer.candidacy_id = notification.candidacy_id and offer.status = any(${toChoose}::text[])
  ))
  when 'hire' then exists (
    select from hiring_message as message
    where message.candidacy_id = notification.candidacy_id and message.status = 'pending'
  ) and not ${isAway}
  when 'invitation' then not ${isAway} and exists (
    select from invitation
    where invitation.job_id = notification.job_id and invitation.professional_id = reader.account_id
      and invitation.ended_at is null
  )
  else true
end`

/**
 * Whether what a notification offers, times to choose from or to be hired, was taken back or has passed. An offer that was
 * replaced by an interview hasn't.
 */
export const lapsed = sql<boolean>`coalesce(case
  when notification.kind = 'interview' and notification.variant = any(${slotVariants}::text[]) then (
    select offer.status = any(${lapsedOffers}::text[]) and offer.settled_for is null from slot_offer as offer
    where offer.candidacy_id = notification.candidacy_id and offer.told_at is not null
    order by offer.id desc limit 1
  )
  when notification.kind = 'hire' then (
    select message.status = any(${lapsedHires}::text[]) from hiring_message as message
    where message.candidacy_id = notification.candidacy_id and message.told_at is not null
    order by message.made_at desc, message.id desc limit 1
  )
end, false)`
