import type { Tx } from '../platform/house.ts'
import { forgetRounds } from '../rounds/forget-rounds.ts'
import type { ProfileSubject } from './change-status.ts'
import { dropChanges } from './queries.ts'

/** Removes deleted profiles from reviewing, with their history of statuses. */
export async function forgetProfiles(
  tx: Tx,
  profiles: { subject: ProfileSubject; subjectIds: readonly string[]; now: Date },
) {
  await forgetRounds(tx, profiles)
  await dropChanges(tx, profiles)
}
