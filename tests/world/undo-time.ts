import type { Database } from '@trampolim/server/platform/house.ts'

/**
 * Ends the time in which recruiters may undo their moves of one candidate, in all jobs. It doesn't affect other
 * candidates in the same jobs, since tests that run at the same time undo their moves.
 */
export async function endUndoTime(database: Database, { email, now }: { email: string; now: Date }) {
  await database
    .updateTable('candidacy')
    .set({ undo_until: now })
    .where('undo_until', 'is not', null)
    .where('professional_id', 'in', (select) => select.selectFrom('account').select('id').where('email', '=', email))
    .execute()
}
