import { z } from 'zod'
import { queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { findAddressees, isEnded, listPlacesStillIn } from './ending-queries.ts'
import { movePlace } from './move-place.ts'

export const endSelectionWork: Work<{ jobId: string }> = {
  name: 'end-selection',
  payload: z.strictObject({ jobId: z.string() }),
}

/** How many places one step of the work ends. */
const batch = 100

/** Has the places of a job end, once it has. */
export async function askForEnd(tx: Tx, jobId: string) {
  if (await isEnded(tx, jobId))
    await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
}

/** Ends some places of a job that has ended and tells their candidates; hired ones stay. Asks for the rest itself. */
export async function endSelection({ database, configuration: { secret }, now }: House, { jobId }: { jobId: string }) {
  await database.transaction().execute(async (tx) => {
    const placeIds = await listPlacesStillIn(tx, { jobId, most: batch })
    if (placeIds.length === 0) return
    for (const placeId of placeIds) {
      await movePlace(tx, { placeId, to: 'discarded', actor: 'automation', actorId: null, now: now() })
    }
    for (const { email, name, jobName, company } of await findAddressees(tx, placeIds)) {
      const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
      await queueLetter(tx, { secret, id: newId(now()), to: email, template: 'selection-ended', values })
    }
    if (placeIds.length === batch)
      await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
  })
}
