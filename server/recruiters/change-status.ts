import { recruiterTransitions } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import { changeProfileStatus, type ProfileMove, type ProfileStore } from '../profiles/change-status.ts'
import { lockRecruiterStatus } from '../profiles/person-status-queries.ts'
import { rewriteRecruiterStatus } from './queries.ts'

/** How the statuses of recruiters are stored. */
export const recruiterProfiles: ProfileStore = {
  subject: 'recruiter',
  transitions: recruiterTransitions,
  hold: lockRecruiterStatus,
  rewrite: rewriteRecruiterStatus,
}

/**
 * Changes the status of a recruiter's profile by its table of transitions.
 * @throws review_not_found, and the codes of that table
 */
export async function changeRecruiterStatus(tx: Tx, asked: ProfileMove) {
  return changeProfileStatus(tx, recruiterProfiles, asked)
}
