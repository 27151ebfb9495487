import { candidateTransitions } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import { changeProfileStatus, type ProfileMove, type ProfileStore } from '../profiles/change-status.ts'
import { holdCandidateStatus, rewriteCandidateStatus } from './status-queries.ts'

const profiles: ProfileStore = {
  subject: 'candidate',
  transitions: candidateTransitions,
  hold: holdCandidateStatus,
  rewrite: rewriteCandidateStatus,
}

/** Moves a candidate's profile to a status by its table of moves. @throws review_not_found, and what the table refuses */
export async function changeCandidateStatus(tx: Tx, asked: ProfileMove) {
  return changeProfileStatus(tx, profiles, asked)
}
