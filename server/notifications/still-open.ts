import type { SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import type { InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import { sql } from 'kysely'

const unanswered = [
  'candidate:pending',
  'candidate:pending:viewed',
  'candidate:reconfirm:pending',
] satisfies InterviewStatus[]
const toChoose = ['open', 'kept'] satisfies SlotOfferStatus[]

/**
 * Whether what the notification of a `reader` is about still waits for their answer: their interview or times to choose
 * from, hiring message or invitation. True for other notifications.
 */
export const stillOpen = sql<boolean>`case notification.kind
  when 'interview' then exists (
    select from interview_candidate as met
    where met.candidacy_id = notification.candidacy_id and met.status = any(${unanswered}::text[])
  ) or exists (
    select from slot_offer as offer
    where offer.candidacy_id = notification.candidacy_id and offer.status = any(${toChoose}::text[])
  )
  when 'hire' then exists (
    select from hiring_message as message
    where message.candidacy_id = notification.candidacy_id and message.status = 'pending'
  ) and not exists (select from job where job.id = notification.job_id and job.taken_down_at is not null)
  when 'invitation' then exists (
    select from invitation
    where invitation.job_id = notification.job_id and invitation.professional_id = reader.account_id
      and invitation.ended_at is null
  )
  else true
end`
