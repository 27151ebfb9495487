import type { Database, Tx } from '../platform/house.ts'
import { keepApprovedVersion } from '../rounds/queries.ts'
import type { Reviewed } from '../rounds/rows.ts'
import { readSubject } from './read-subject.ts'

/** Keeps a subject as it is now, so that its next review shows what changed since. */
export async function rememberApproved(database: Database | Tx, { subject, subjectId, now }: Reviewed & { now: Date }) {
  const current = await readSubject(database, { subject, subjectId, now })
  if (current) await keepApprovedVersion(database, { subject, subjectId, content: current.fields, now })
}
