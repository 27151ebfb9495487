import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import { mayJoinByLink } from './join-link.ts'
import type { ReadRecruiter } from './read-recruiter.ts'

/** A recruiter's profile as its owner reads it; of an organisation they are to join, only the CNPJ they gave. */
export function presentRecruiter({ row, reviewDue }: ReadRecruiter): RecruiterProfile {
  return {
    userId: row.userId,
    status: row.status,
    statusReason: row.statusReason,
    name: row.name,
    email: row.email,
    emailValidated: row.emailValidated,
    phone: row.phone,
    organizationId: row.organizationId,
    joining: row.joiningIdcard
      ? {
          idcard: row.joiningIdcard,
          jobName: row.waitingJobName,
          byLink: mayJoinByLink({ email: row.email, site: row.joiningSite }),
        }
      : null,
    waitingJob: row.waitingJobName,
    approved: hasBeenApproved(row),
    reviewDue: reviewDue?.toISOString() ?? null,
    created: row.created.toISOString(),
  }
}
