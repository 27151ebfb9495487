import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import { obstacleTo, readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { listAnalyses, summariseJobs } from './summary-queries.ts'

const day = 86_400_000
const most = 10

/** Days before the closing date from which the recruiter's dashboard shows it. */
export const closingSoonDays = 7

/**
 * Returns what needs the recruiter's attention and the numbers of their organisation; while their request to join it is
 * pending, only the former.
 */
export async function summarise(house: House, accountId: string) {
  const { database } = house
  const moment = house.now().getTime()
  const employer = await readingEmployer(house, accountId)
  const { organizationId } = employer
  const closingBefore = new Date(moment + closingSoonDays * day)
  const since = new Date(moment - 30 * day)
  const [analyses, { unseen, closing, blockedWithOwner, ...numbers }] = await Promise.all([
    listAnalyses(database, { accountId, organizationId, most }),
    organizationId === null ? nothing : summariseJobs(database, { organizationId, closingBefore, since, most }),
  ])
  return {
    // Whoever sees no candidates isn't told to read applications.
    unseen: obstacleTo(employer, 'select-candidates') ? [] : unseen,
    closing: closing.map((job) => ({ ...job, closes: new Date(job.closes).toISOString() })),
    blockedWithOwner,
    analyses: analyses.map((each) => ({
      ...each,
      since: each.since.toISOString(),
      due: (each.due ?? reviewDueAt(each.since)).toISOString(),
    })),
    numbers,
  }
}

const nothing = {
  unseen: [],
  closing: [],
  blockedWithOwner: [],
  openJobs: 0,
  inSelection: 0,
  applications30Days: 0,
  finalists: 0,
}
