import { z } from 'zod'
import { queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import { claimDelivery } from '../platform/events/deliver.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { findAddressees, isTakenDown, listPlacesOfRemoved } from './ending-queries.ts'

/** `after`: the place that was told last; empty at the beginning. */
type Telling = { eventId: string; jobId: string; after: string }

export const tellRemovalWork: Work<Telling> = {
  name: 'tell-removal',
  payload: z.strictObject({ eventId: z.string(), jobId: z.string(), after: z.string() }),
}

/** How many candidates one step of the work tells. */
const batch = 100

/** Has the candidates of a job be told that a reviewer took it down, once that has happened. */
export async function askForRemovalNews(tx: Tx, of: { eventId: string; jobId: string; changeId: string }) {
  const { eventId, jobId, changeId } = of
  if (await isTakenDown(tx, changeId)) await enqueueTelling(tx, { eventId, jobId, after: '' })
}

/** Tells some of the candidates who are still in the selection; asks for the rest itself. Each is told once. */
export async function tellRemoval({ database, configuration: { secret }, now }: House, telling: Telling) {
  const { eventId, jobId, after } = telling
  await database.transaction().execute(async (tx) => {
    if (!(await claimDelivery(tx, { eventId, listener: `selection.removal-letter ${after}`, now: now() }))) return
    const placeIds = await listPlacesOfRemoved(tx, { jobId, after, most: batch })
    if (placeIds.length === 0) return
    for (const { email, name, jobName, company } of await findAddressees(tx, placeIds)) {
      const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
      await queueLetter(tx, { secret, id: newId(now()), to: email, template: 'job-removed', values })
    }
    if (placeIds.length === batch) await enqueueTelling(tx, { eventId, jobId, after: placeIds.at(-1) ?? '' })
  })
}

function enqueueTelling(tx: Tx, telling: Telling) {
  return enqueue(tx, tellRemovalWork, {
    payload: telling,
    key: `tell-removal ${telling.eventId} ${telling.jobId} ${telling.after}`,
  })
}
