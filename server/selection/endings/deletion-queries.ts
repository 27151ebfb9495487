import type { EndsWithJob } from '@trampolim/contract/job-content.ts'
import { openOffers } from '@trampolim/marketplace/interviews/slots.ts'
import { aheadStatuses } from '@trampolim/marketplace/interviews/statuses.ts'
import { sql } from 'kysely'
import { isTakenDown } from '../../profiles/standing.ts'

/** What ends besides candidacies if the row `job` is deleted, of what candidates know, without those of blocked people. */
export const endsWithJob = sql<EndsWithJob>`jsonb_build_object(
  'interviews', (
    select count(*) from interview join interview_candidate as seat on seat.interview_id = interview.id
    join candidacy on candidacy.id = seat.candidacy_id and not candidacy.hidden
    where interview.job_id = job.id and seat.status = any(${aheadStatuses}::text[]) and seat.known_at is not null
  ) + (
    select count(*) from interview join slot_offer as offer on offer.interview_id = interview.id
    join candidacy on candidacy.id = offer.candidacy_id and not candidacy.hidden
    where interview.job_id = job.id and offer.status = any(${openOffers}::text[]) and offer.told_at is not null
  ),
  'invitations', (
    select count(*) from invitation
    join professional on professional.account_id = invitation.professional_id and not ${isTakenDown('professional')}
    where invitation.job_id = job.id and invitation.ended_at is null and invitation.told_at is not null
  )
)`
