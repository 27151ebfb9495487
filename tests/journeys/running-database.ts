import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { readPostmaster } from '../started-house.ts'

/**
 * Forgets how many people have registered today from this machine: a network may register some hundred a day, and all
 * tests are one network.
 */
export async function forgetRegistrations() {
  const { TRAMPOLIM_JOURNEY_ADDRESS: address, TRAMPOLIM_JOURNEY_DATABASE: url } = process.env
  // The database of a demo that somebody else has started isn't known.
  if (address && !url) return
  await behindThePages((database) =>
    database.deleteFrom('limit_count').where('subject', 'like', 'quota-registrations-%').execute(),
  )
}

/**
 * Changes something in the database of the running demo that no page can change, and that only the test's own people
 * may notice.
 */
export async function behindThePages<Result>(act: (database: Database) => Promise<Result>): Promise<Result> {
  const { TRAMPOLIM_JOURNEY_DATABASE: given, TRAMPOLIM_JOURNEY_DATA: dataDir } = process.env
  const url = given ?? readPostmaster(dataDir as string).url
  const { database } = openDatabase(url, { connections: 1 })
  try {
    return await act(database)
  } finally {
    await database.destroy()
  }
}
