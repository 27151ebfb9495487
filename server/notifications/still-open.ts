import type { SlotOfferStatus } from '@trampolim/marketplace/interviews/slots.ts'
import type { InterviewStatus } from '@trampolim/marketplace/interviews/statuses.ts'
import { slotVariants } from '@trampolim/marketplace/notifications/kinds.ts'
import type { HireStatus } from '@trampolim/marketplace/selection/hiring.ts'
import { sql } from 'kysely'
import { isTakenDown } from '../profiles/standing.ts'
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

/** Whether the correction that a reviewer asked for hasn't been handed in, of what the notification is about. */
const isUncorrected = sql`exists (
  select from review
  where review.subject = replace(notification.variant, 'RequestChanges', '')
    and review.subject_id = case notification.variant
      when 'jobRequestChanges' then notification.job_id
      when 'organizationRequestChanges' then (
        select organization_id from recruiter where recruiter.account_id = reader.account_id
      )
      else reader.account_id
    end
    and review.decision = 'request_changes' and review.resolved_at is null
)`

/**
 * Whether what the notification of a `reader` is about still waits for their answer, which they were told to give. What
 * nobody was told of yet doesn't exist for them. True for kinds that ask for none.
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
      and message.told_at is not null
  ) and not ${isAway}
  when 'invitation' then not ${isAway} and exists (
    select from invitation
    where invitation.job_id = notification.job_id and invitation.professional_id = reader.account_id
      and invitation.ended_at is null and invitation.told_at is not null
  )
  when 'interviewAnswer' then not ${isAway} and exists (
    select from slot_offer as offer
    where offer.candidacy_id = notification.candidacy_id and offer.status = ${'waiting' satisfies SlotOfferStatus}
  )
  when 'consent' then exists (
    select from consent_request as request join organization on organization.id = request.organization_id
    where request.professional_id = reader.account_id and request.status = 'asked' and not ${isTakenDown('organization')}
      and request.id = coalesce(notification.facts ->> 'requestId', request.id)
  )
  when 'review' then ${isUncorrected}
  when 'colleague' then exists (
    select from recruiter as asking
    join recruiter as member on member.organization_id = asking.joining_organization_id
    where asking.account_id = notification.person_id and member.account_id = reader.account_id
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
