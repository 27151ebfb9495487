import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { count, countersOf } from '../counter-queries.ts'
import { insertDepartures, lockCandidaciesOf } from './departure-queries.ts'

/**
 * Runs before a person is deleted, in the same transaction: removes their candidacies from the counters, and records
 * for each job's recruiters that somebody was there, in which step and until when. What recruiters couldn't see stays
 * hidden.
 */
export async function keepDepartures(tx: Tx, { professionalId, now }: { professionalId: string; now: Date }) {
  const candidacies = await lockCandidaciesOf(tx, professionalId)
  const ofJobs = candidacies.flatMap(({ jobId, ...candidacy }) => (jobId === null ? [] : [{ ...candidacy, jobId }]))
  await count(
    tx,
    ofJobs.flatMap((each) => countersOf(each).map((step) => ({ job_id: each.jobId, step, change: -1 }))),
  )
  await insertDepartures(
    tx,
    ofJobs
      .filter(({ hidden }) => !hidden)
      .map(({ jobId, step, applied }) => ({ id: newId(now), jobId, step, applied, left: dayOf(now) })),
  )
}
