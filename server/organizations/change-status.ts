import { organizationTransitions } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import { changeProfileStatus, type ProfileMove, type ProfileStore } from '../profiles/change-status.ts'
import { showAsItIs } from './keep-shown.ts'
import { holdOrganizationStatus, rewriteOrganizationStatus } from './status-queries.ts'

const profiles: ProfileStore = {
  subject: 'organization',
  transitions: organizationTransitions,
  hold: holdOrganizationStatus,
  rewrite: rewriteOrganizationStatus,
}

/**
 * Moves an organisation's profile to a status by its table of moves; approved, everybody sees it as it is now.
 * @throws review_not_found, and what the table refuses
 */
export async function changeOrganizationStatus(tx: Tx, asked: ProfileMove) {
  const before = await changeProfileStatus(tx, profiles, asked)
  if (asked.to === 'approved') await showAsItIs(tx, asked.subjectId, asked.now)
  return before
}
