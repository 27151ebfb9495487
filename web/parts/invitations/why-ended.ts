import type { CandidateInvitation } from '@trampolim/contract/gateway/invitations.ts'
import { lastedItsTime } from '@trampolim/marketplace/selection/invitations.ts'

type Ended = Pick<CandidateInvitation, 'entry' | 'received' | 'ended'> & {
  job: Pick<NonNullable<CandidateInvitation['job']>, 'standing'> | null
}

/** Why an invitation ended without an answer, as far as is certain; null if it didn't, or the recruiter canceled it. */
export function whyEnded({ entry, job, received, ended }: Ended) {
  if (entry !== 'automation:invite:timeout' || !ended) return null
  const lasted = lastedItsTime({ told: new Date(received), ended: new Date(ended) })
  if (!job) return lasted ? null : 'jobDeleted'
  if (job.standing === 'closed' && !lasted) return 'jobEnded'
  return job.standing === 'closed' || job.standing === 'removed' ? 'timedOutOrClosed' : 'timedOut'
}
