import { z } from 'zod'
import { queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import {
  findAddressees,
  isEnded,
  listPlacesStillIn,
  listUntoldFinalists,
  type StayingFinalist,
} from './ending-queries.ts'
import { movePlace } from './move-place.ts'
import { storeHistory } from './queries.ts'

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

/**
 * Ends some places of a job that has ended and tells their candidates. Finalists stay unless a recruiter said that they weren't
 * hired: they are told that they were, or that nothing was said of them yet. Asks for the rest itself.
 */
export async function endSelection(house: House, { jobId }: { jobId: string }) {
  await house.database.transaction().execute(async (tx) => {
    const placeIds = await listPlacesStillIn(tx, { jobId, most: batch })
    for (const placeId of placeIds) {
      await movePlace(tx, { placeId, to: 'discarded', actor: 'automation', actorId: null, now: house.now() })
    }
    await tellEnd(tx, house, { placeIds, template: 'selection-ended' })
    const staying = await listUntoldFinalists(tx, { jobId, most: batch })
    await tellFinalists(tx, house, staying)
    if (placeIds.length === batch || staying.length === batch) {
      await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
    }
  })
}

async function tellFinalists(tx: Tx, house: House, staying: readonly StayingFinalist[]) {
  const { hired = [], undecided = [] } = Object.groupBy(staying, (each) => (each.hired ? 'hired' : 'undecided'))
  const ids = (finalists: readonly StayingFinalist[]) => finalists.map(({ id }) => id)
  const now = house.now()
  const entries = staying.map(({ id, hired: isHired }) => ({
    id: newId(now),
    placeId: id,
    type: isHired ? ('hired' as const) : ('job_ended' as const),
    from: 'finalists' as const,
    to: 'finalists' as const,
    actor: isHired ? ('recruiter' as const) : ('automation' as const),
    actorId: null,
    note: null,
    now,
  }))
  await storeHistory(tx, ...entries)
  await tellEnd(tx, house, { placeIds: ids(hired), template: 'finalist-hired' })
  await tellEnd(tx, house, { placeIds: ids(undecided), template: 'finalist-undecided' })
}

type Telling = {
  placeIds: readonly string[]
  template: 'selection-ended' | 'finalist-hired' | 'finalist-undecided'
}

async function tellEnd(tx: Tx, { configuration: { secret }, now }: House, { placeIds, template }: Telling) {
  if (placeIds.length === 0) return
  for (const { email, name, jobName, company } of await findAddressees(tx, placeIds)) {
    const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
    await queueLetter(tx, { secret, id: newId(now()), to: email, template, values })
  }
}
