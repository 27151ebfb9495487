import type { House } from '../platform/house.ts'
import { countAudit, listAudit } from './queries.ts'

/** The number of entries that the pages of the audit log show; older entries stay in the database. */
const mostListed = 10_000

/** Returns a page of reviewers' decisions and views of medical reports, latest first, up to that limit. */
export async function readAudit({ database }: House, { page, size }: { page: number; size: number }) {
  const isListed = page * size <= mostListed
  const [rows, total] = await Promise.all([
    isListed ? listAudit(database, { page, size }) : [],
    countAudit(database, mostListed),
  ])
  return { items: rows.map((row) => ({ ...row, happened: row.happened.toISOString() })), page, size, total }
}
