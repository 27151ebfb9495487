import { jobAges, publishedSince } from '@trampolim/marketplace/jobs/search.ts'
import { jobRow, offsets } from '../rows/layout.ts'
import { viewOf } from '../rows/packed.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Until when, in milliseconds, the passage of time alone doesn't change the counts of a search: until one of these
 * candidates becomes too old for one of the choices of a job's age.
 */
export function lastingUntil(packed: readonly Buffer[], now: Date): number {
  const since = jobAges.map((age) => publishedSince(age, now).getTime() / 1000)
  let least = day / 1000
  for (const candidates of packed) {
    const view = viewOf(candidates)
    for (let at = 0; at + jobRow.size <= candidates.length; at += jobRow.size) {
      const approved = view.getInt32(at + offsets.approved)
      for (const from of since) {
        if (approved < from) continue
        if (approved - from < least) least = approved - from
        break
      }
    }
  }
  return now.getTime() + least * 1000
}
