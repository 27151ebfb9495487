import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { tellMovesWork } from '@trampolim/server/selection/tell-candidate.ts'
import { insertReviewer } from '../reviewers.ts'
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

/** Lets the minutes pass in which recruiters may undo their moves of a job's candidates, who are told then. */
export async function passUndoTime(jobId: string) {
  const { database } = openDatabase(readPostmaster(process.env.TRAMPOLIM_JOURNEY_DATA as string).url, {
    connections: 1,
  })
  try {
    await database
      .updateTable('place')
      .set({ undo_until: new Date() })
      .where('job_id', '=', jobId)
      .where('undo_until', 'is not', null)
      .execute()
    await enqueue(database, tellMovesWork, { payload: {} })
  } finally {
    await database.destroy()
  }
}

/** A reviewer beside Rita: nobody registers as one. */
export async function insertColleague(person: { email: string; name: string; password: string }) {
  const { database } = openDatabase(readPostmaster(process.env.TRAMPOLIM_JOURNEY_DATA as string).url, {
    connections: 1,
  })
  try {
    await insertReviewer({ database, now: () => new Date() }, person)
  } finally {
    await database.destroy()
  }
}
