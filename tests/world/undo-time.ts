import type { Database } from '@trampolim/server/platform/house.ts'

/**
 * Ends the time in which recruiters may undo their moves of one candidate, whatever the job: that of others in the same job goes
 * on, since tests that run beside this one undo theirs.
 */
export async function endUndoTime(database: Database, { email, now }: { email: string; now: Date }) {
  await database
    .updateTable('candidacy')
    .set({ undo_until: now })
    .where('undo_until', 'is not', null)
    .where('professional_id', 'in', (select) => select.selectFrom('account').select('id').where('email', '=', email))
    .execute()
}
