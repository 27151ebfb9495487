import { forgetNames } from '../audit/queries.ts'
import type { Tx } from '../platform/house.ts'
import { forgetRounds } from '../rounds/forget-rounds.ts'
import { blankRounds } from '../rounds/queries.ts'
import type { ProfileSubject } from './change-status.ts'
import { dropChanges } from './queries.ts'

/**
 * Removes deleted profiles from the review queue, with the history of their statuses. Decisions on people are kept
 * without name and texts.
 */
export async function forgetProfiles(
  tx: Tx,
  profiles: { subject: ProfileSubject; subjectIds: readonly string[]; now: Date },
) {
  await forgetRounds(tx, profiles)
  await dropChanges(tx, profiles)
  if (profiles.subject === 'organization') return
  await blankRounds(tx, profiles)
  await forgetNames(tx, profiles)
}
