import { organizationTransitions } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Tx } from '../platform/house.ts'
import { changeProfileStatus, type ProfileMove, type ProfileStore } from '../profiles/change-status.ts'
import { showAsItIs } from './keep-shown.ts'
import { lockOrganizationStatus, rewriteOrganizationStatus } from './status-queries.ts'

/** How the statuses of organisations are stored. */
export const organizationProfiles: ProfileStore = {
  subject: 'organization',
  transitions: organizationTransitions,
  hold: lockOrganizationStatus,
  rewrite: rewriteOrganizationStatus,
}

/**
 * Changes the status of an organisation's profile by its table of transitions; an approval publishes its current
 * content.
 * @throws review_not_found, and the codes of that table
 */
export async function changeOrganizationStatus(tx: Tx, asked: ProfileMove) {
  const before = await changeProfileStatus(tx, organizationProfiles, asked)
  if (asked.to === 'approved') await showAsItIs(tx, asked.subjectId, asked.now)
  return before
}
