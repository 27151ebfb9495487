import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'

/** How organisation and recruiter of a job stand; the recruiter is null where their account is gone. */
export type Approvals = { organization: Approval; recruiter: Approval | null; pausedWhenEdited: boolean }
type Approval = { status: ProfileStatus; firstApproved: Date | null }

/** Whether something counts as approved: it has been once, and is neither rejected nor blocked since (product, statuses). */
export function hasBeenApproved({ status, firstApproved }: Approval): boolean {
  return firstApproved !== null && status !== 'rejected' && status !== 'blocked'
}

/** What stands in the way of a job's approval. A recruiter who left leaves their jobs to the organisation. */
export function obstaclesToApproval(approvals: Approvals | undefined) {
  if (!approvals) return []
  const { organization, recruiter } = approvals
  return [
    ...(hasBeenApproved(organization) ? [] : (['organization_not_approved'] as const)),
    ...(recruiter === null || hasBeenApproved(recruiter) ? [] : (['recruiter_not_approved'] as const)),
  ]
}
