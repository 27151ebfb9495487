import { hasBeenApproved, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'

/** The statuses of a job's organisation and recruiter; the recruiter is null if their account is deleted. */
export type Approvals = { organization: Approval; recruiter: Approval | null; pausedWhenEdited: boolean }
type Approval = { status: ProfileStatus; firstApproved: Date | null }

/** Returns the obstacles to a job's approval. The jobs of a recruiter who left belong to the organisation. */
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
