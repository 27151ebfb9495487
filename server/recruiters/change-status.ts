import { recruiterTransitions } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import { changeProfileStatus, type ProfileMove, type ProfileStore } from '../profiles/change-status.ts'
import { holdRecruiterStatus, rewriteRecruiterStatus } from './status-queries.ts'

const profiles: ProfileStore = {
  subject: 'recruiter',
  transitions: recruiterTransitions,
  hold: holdRecruiterStatus,
  rewrite: rewriteRecruiterStatus,
}

/** Moves a recruiter's profile to a status by its table of moves. @throws review_not_found, and what the table refuses */
export async function changeRecruiterStatus(tx: Tx, asked: ProfileMove) {
  return changeProfileStatus(tx, profiles, asked)
}
