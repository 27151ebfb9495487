import { reviewDueAt } from '@trampolim/marketplace/time/working-days.ts'
import { employerOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { countForSummary, listAnalyses, listClosing, listUnseen } from './summary-queries.ts'

const day = 86_400_000
const most = 10

/** Days before the closing date from which a recruiter should know of it. */
export const closingSoonDays = 7

/** What needs a recruiter now, and the numbers of their organisation; while joining one waits, only that. */
export async function summarise({ database, now }: House, accountId: string) {
  const moment = now().getTime()
  const { organizationId } = await employerOf(database, accountId)
  const [analyses, unseen, closing, numbers] = await Promise.all([
    listAnalyses(database, { accountId, organizationId, most }),
    organizationId === null ? [] : listUnseen(database, { organizationId, most }),
    organizationId === null
      ? []
      : listClosing(database, { organizationId, before: new Date(moment + closingSoonDays * day), most }),
    organizationId === null
      ? { openJobs: 0, inSelection: 0, applications30Days: 0, finalists: 0 }
      : countForSummary(database, { organizationId, since: new Date(moment - 30 * day) }),
  ])
  return {
    unseen,
    closing: closing.map((job) => ({ ...job, closes: job.closes.toISOString() })),
    analyses: analyses.map((each) => ({
      ...each,
      since: each.since.toISOString(),
      due: (each.due ?? reviewDueAt(each.since)).toISOString(),
    })),
    numbers,
  }
}
