import { hasBeenApproved, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'

/** How organisation and recruiter of a job stand; the recruiter is null where their account is gone. */
export type Approvals = { organization: Approval; recruiter: Approval | null; pausedWhenEdited: boolean }
type Approval = { status: ProfileStatus; firstApproved: Date | null }

/** What stands in the way of a job's approval. A recruiter who left leaves their jobs to the organisation. */
export function obstaclesToApproval(approvals: Approvals | undefined) {
  if (!approvals) return []
  const { organization, recruiter } = approvals
  return [
    ...(isApproved(organization) ? [] : (['organization_not_approved'] as const)),
    ...(recruiter === null || isApproved(recruiter) ? [] : (['recruiter_not_approved'] as const)),
  ]
}

function isApproved({ status, firstApproved }: Approval): boolean {
  return hasBeenApproved({ status, everApproved: firstApproved !== null })
}
