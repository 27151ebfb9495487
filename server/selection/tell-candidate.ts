import { undoHours } from '@trampolim/marketplace/selection/steps.ts'
import { z } from 'zod'
import { queueLetter } from '../letters/send-letter.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import { claimDelivery } from '../platform/events/deliver.ts'
import type { House, Tx } from '../platform/house.ts'
import { findTold, type Told } from './tell-queries.ts'

/** A move, and the event that told of it. */
type Happened = { eventId: string; historyId: string }

export const tellDiscardWork: Work<Happened> = {
  name: 'tell-discard',
  payload: z.strictObject({ eventId: z.string(), historyId: z.string() }),
}

/**
 * Tells a candidate of a recruiter's move by letter: at once, but of a discard once it can no longer be taken back. The
 * end of a selection and what candidates do themselves have letters of their own.
 */
export async function tellOfMove(tx: Tx, { eventId, historyId }: Happened, house: House) {
  const told = await findTold(tx, historyId)
  if (told?.actor !== 'recruiter') return
  if (told.type === 'discarded') {
    const runAt = new Date(told.happened.getTime() + undoHours * 3_600_000)
    await enqueue(tx, tellDiscardWork, { payload: { eventId, historyId }, key: `tell-discard ${historyId}`, runAt })
    return
  }
  const to = told.type === 'moved_back' ? 'back' : told.to
  const isTold = told.type === 'moved' || told.type === 'moved_back'
  if (!isTold || !to || to === 'curriculums' || to === 'discarded') return
  const { secret } = house.configuration
  await queueLetter(tx, {
    secret,
    id: eventId,
    to: told.email,
    template: 'place-moved',
    values: { ...valuesOf(told), placeId: told.placeId, to },
  })
}

/** Tells of a discard that stands: one that was taken back, or forestalled by the candidate, isn't told. */
export async function tellDiscard(
  { database, configuration: { secret }, now }: House,
  { eventId, historyId }: Happened,
) {
  await database.transaction().execute(async (tx) => {
    const told = await findTold(tx, historyId)
    if (!told?.last) return
    if (!(await claimDelivery(tx, { eventId, listener: 'selection.discard-letter', now: now() }))) return
    const values = { ...valuesOf(told), feedback: told.feedback }
    await queueLetter(tx, { secret, id: eventId, to: told.email, template: 'place-discarded', values })
  })
}

function valuesOf({ name, jobName, company }: Told) {
  return { name: name.split(' ', 1)[0] ?? name, jobName, company }
}
