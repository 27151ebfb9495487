import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { notifyMovesWork } from '@trampolim/server/selection/notices/notify-candidate.ts'
import { insertReviewer } from '../reviewers.ts'
import { readPostmaster } from '../started-house.ts'
import { insertJob } from '../world/builders.ts'

/** Inserts a job that was open and is closed. Returns its id. */
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

/** Advances past the minutes in which recruiters may undo their moves of a job's candidates, who are then notified. */
export async function passUndoTime(jobId: string) {
  const { database } = openDatabase(readPostmaster(process.env.TRAMPOLIM_JOURNEY_DATA as string).url, {
    connections: 1,
  })
  try {
    await database
      .updateTable('candidacy')
      .set({ undo_until: new Date() })
      .where('job_id', '=', jobId)
      .where('undo_until', 'is not', null)
      .execute()
    await enqueue(database, notifyMovesWork, { payload: {} })
  } finally {
    await database.destroy()
  }
}

/** Adds a second reviewer: nobody can register as one. */
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
