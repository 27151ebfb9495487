import type { Database, Tx } from '../../platform/house.ts'
import { keepApprovedVersion } from '../../rounds/queries.ts'
import type { Reviewed } from '../../rounds/rows.ts'
import { readSubject } from '../sheet/read-subject.ts'

/** Stores the current version of a subject, so that its next review shows what has changed since. */
export async function rememberApproved(database: Database | Tx, { subject, subjectId, now }: Reviewed & { now: Date }) {
  const current = await readSubject(database, { subject, subjectId, now })
  if (current) await keepApprovedVersion(database, { subject, subjectId, content: current.fields, now })
}
