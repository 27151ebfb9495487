import type { Look } from '@trampolim/contract/gateway/looks.ts'
import { lookParts } from '@trampolim/marketplace/security/looks.ts'
import type { House } from '../platform/house.ts'
import { countLooksOf, findLooks, type LookRow } from './queries.ts'

/** Returns a page of who looked at a candidate's data, latest first. */
export async function listLooks(
  { database }: House,
  { professionalId, page, size }: { professionalId: string; page: number; size: number },
) {
  const [rows, total] = await Promise.all([
    findLooks(database, { professionalId, page, size }),
    countLooksOf(database, professionalId),
  ])
  return { items: rows.map(present), page, size, total }
}

function present({ id, byReviewer, company, jobName, parts, count, seen, report }: LookRow): Look {
  return {
    id,
    by: byReviewer ? 'reviewer' : company === null ? 'hidden-company' : 'company',
    company,
    jobName,
    parts: lookParts.filter((part) => parts.includes(part)),
    count,
    seen: seen.toISOString(),
    report: report && { ...report, reported: new Date(report.reported).toISOString() },
  }
}
