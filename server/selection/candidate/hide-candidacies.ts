import type { House, Tx } from '../../platform/house.ts'
import { type Counter, count, countersOf } from '../counter-queries.ts'
import { tellOfAbsence } from '../endings/tell-of-absence.ts'
import { lockJobsOf, rewriteHidden } from './hidden-queries.ts'

/**
 * Hides a blocked candidate's candidacies from recruiters, lists and counters, and shows them again once a reviewer has
 * approved the candidate. The jobs are locked first, as when a job ends. Recruiters who count on the candidate are told.
 */
export async function hideCandidacies(tx: Tx, house: Pick<House, 'configuration' | 'now'>, professionalId: string) {
  await lockJobsOf(tx, professionalId)
  const turned = await rewriteHidden(tx, professionalId)
  const changes = turned.flatMap(({ jobId, hidden, ...candidacy }) => {
    const counters: Counter[] = countersOf({ ...candidacy, hidden: false })
    return counters.map((step) => ({ job_id: jobId, step, change: hidden ? -1 : 1 }))
  })
  await count(tx, changes)
  const [first] = turned
  if (!first) return
  await tellOfAbsence(tx, house, { professionalId, absence: first.hidden ? 'hidden' : 'shown', now: house.now() })
}
