import type { PublicJob } from '@trampolim/contract/jobs.ts'
import type { House } from '../platform/house.ts'
import { presentPublicJob } from './present.ts'
import { findOpenJobs } from './queries.ts'
import { withTitle } from './read-job.ts'
import { asShown } from './rows.ts'

/** Lists open jobs as anyone may read them, page by page. */
export async function listOpenJobs(
  house: House,
  { after, size }: { after?: string | undefined; size: number },
): Promise<{ items: PublicJob[]; next: string | null }> {
  const rows = await findOpenJobs(house.searchDatabase, { after, size: size + 1 })
  const items = rows.slice(0, size).map((row) => presentPublicJob(house, withTitle(asShown(row))))
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null }
}
