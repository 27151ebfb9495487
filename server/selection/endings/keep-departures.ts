import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { count, countersOf } from '../counter-queries.ts'
import { insertDepartures, lockCandidaciesOf } from './departure-queries.ts'

/**
 * Before a person is deleted in the same transaction: takes their candidacies out of the counters, and keeps for the
 * recruiters of each job that somebody was there, in which step and until when. What recruiters didn't see stays unseen.
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
