import { hasBeenApproved, type ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'

/**
 * Whether a job's organisation has an approved version in force, and the status of its recruiter, who is null if they
 * have left it.
 */
export type Approvals = {
  organization: { inForce: boolean }
  recruiter: { status: ProfileStatus; firstApproved: Date | null; takenDown: boolean } | null
  pausedWhenEdited: boolean
}

/** Returns the obstacles to a job's approval. The jobs of a recruiter who left belong to the organisation. */
export function obstaclesToApproval(approvals: Approvals | undefined) {
  if (!approvals) return []
  const { organization, recruiter } = approvals
  return [
    ...(organization.inForce ? [] : (['organization_not_approved'] as const)),
    ...(recruiter === null || isApproved(recruiter) ? [] : (['recruiter_not_approved'] as const)),
  ]
}

function isApproved({ status, firstApproved, takenDown }: NonNullable<Approvals['recruiter']>): boolean {
  return hasBeenApproved({ status, everApproved: firstApproved !== null, takenDown })
}
