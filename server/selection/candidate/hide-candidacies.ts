import type { Tx } from '../../platform/house.ts'
import { type Counter, count, countersOf } from '../counter-queries.ts'
import { lockJobsOf, rewriteHidden } from './hidden-queries.ts'

/**
 * Hides a blocked candidate's candidacies from recruiters, lists and counters, and shows them again once a reviewer has
 * approved the candidate. The jobs are locked first, as when a job ends.
 */
export async function hideCandidacies(tx: Tx, professionalId: string) {
  await lockJobsOf(tx, professionalId)
  const turned = await rewriteHidden(tx, professionalId)
  const changes = turned.flatMap(({ jobId, hidden, ...candidacy }) => {
    const counters: Counter[] = countersOf({ ...candidacy, hidden: false })
    return counters.map((step) => ({ job_id: jobId, step, change: hidden ? -1 : 1 }))
  })
  await count(tx, changes)
}
