import { candidateTransitions } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import { changeProfileStatus, type ProfileMove, type ProfileStore } from '../profiles/change-status.ts'
import { lockCandidateStatus } from '../profiles/person-status-queries.ts'
import { rewriteCandidateStatus } from './queries.ts'

/** How the statuses of candidates are stored. */
export const candidateProfiles: ProfileStore = {
  subject: 'candidate',
  transitions: candidateTransitions,
  hold: lockCandidateStatus,
  rewrite: rewriteCandidateStatus,
}

/**
 * Changes the status of a candidate's profile by its table of transitions.
 * @throws review_not_found, and the codes of that table
 */
export async function changeCandidateStatus(tx: Tx, asked: ProfileMove) {
  return changeProfileStatus(tx, candidateProfiles, asked)
}
