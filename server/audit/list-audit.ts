import type { House } from '../platform/house.ts'
import { countAudit, listAudit } from './queries.ts'

/** How far back the pages of the audit go, in entries; older ones stay in the database. */
const mostListed = 10_000

/** A page of what reviewers decided and who looked at medical reports, latest first, as far as the list goes back. */
export async function readAudit({ database }: House, { page, size }: { page: number; size: number }) {
  const isListed = page * size <= mostListed
  const [rows, total] = await Promise.all([
    isListed ? listAudit(database, { page, size }) : [],
    countAudit(database, mostListed),
  ])
  return { items: rows.map((row) => ({ ...row, happened: row.happened.toISOString() })), page, size, total }
}
