import type { Tx } from '../platform/house.ts'
import { type Counter, count, countersOf } from './counter-queries.ts'
import { holdJobsOf, rewriteHidden } from './hidden-queries.ts'

/**
 * Hides a blocked candidate's places from recruiters, lists and counters, and shows them again once regularised. The jobs
 * are held first, as by whoever ends them.
 */
export async function hidePlaces(tx: Tx, professionalId: string) {
  await holdJobsOf(tx, professionalId)
  const turned = await rewriteHidden(tx, professionalId)
  const changes = turned.flatMap(({ jobId, hidden, ...place }) => {
    const counters: Counter[] = countersOf({ ...place, hidden: false })
    return counters.map((step) => ({ job_id: jobId, step, change: hidden ? -1 : 1 }))
  })
  await count(tx, changes)
}
