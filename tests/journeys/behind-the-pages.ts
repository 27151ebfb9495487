import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { readPostmaster } from '../started-house.ts'
import { insertJob } from '../world/builders.ts'

/** A job that was open once; recruiters can't close one by themselves yet. Gives its id. */
export async function insertClosedJob(): Promise<string> {
  const { database } = openDatabase(readPostmaster(process.env.TRAMPOLIM_JOURNEY_DATA as string).url, {
    connections: 1,
  })
  try {
    const { id: organizationId } = await database
      .selectFrom('organization')
      .select('id')
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow()
    return await insertJob({ database, now: () => new Date() }, { organizationId, status: 'job:closed' })
  } finally {
    await database.destroy()
  }
}
