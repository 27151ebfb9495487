import type { RecruiterProfile } from '@trampolim/contract/gateway/recruiters.ts'
import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import { mayJoinByLink } from './joining/join-link.ts'
import type { ReadRecruiter } from './read-recruiter.ts'

/** Presents a recruiter's profile to its owner; of an organisation they ask to join, only the CNPJ that they entered. */
export function presentRecruiter({ row, reviewDue }: ReadRecruiter): RecruiterProfile {
  return {
    userId: row.userId,
    status: row.status,
    statusReason: row.statusReason,
    name: row.name,
    email: row.email,
    emailValidated: row.emailValidated,
    phones: [{ phone: row.phone, isWhatsApp: row.isWhatsApp, verified: row.phoneVerified }],
    organizationId: row.organizationId,
    organizationBlocked: row.organizationTakenDown
      ? { reason: row.organizationReason, corrected: row.organizationStatus !== 'blocked' }
      : null,
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
    modified: row.modified.toISOString(),
  }
}
