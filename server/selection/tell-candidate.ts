import { selectionSteps } from '@trampolim/marketplace/selection/steps.ts'
import { z } from 'zod'
import { queueLetter } from '../letters/send-letter.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { forgetUntold, holdDueMoves, type Told } from './tell-queries.ts'

export const tellMovesWork: Work<Record<string, never>> = { name: 'tell-moves', payload: z.strictObject({}) }

const batch = 100

/**
 * Tells candidates by letter where recruiters have moved them, once the moves can no longer be undone: one letter however many
 * moves, none for who is back where they were. The end of a selection and what candidates do themselves have letters of their own.
 */
export async function tellMoves(house: House) {
  const { database, now } = house
  for (let told = batch; told === batch; ) {
    told = await database.transaction().execute(async (tx) => {
      const due = await holdDueMoves(tx, { now: now(), most: batch })
      for (const each of due) await tell(tx, each, house)
      await forgetUntold(
        tx,
        due.map(({ placeId }) => placeId),
      )
      return due.length
    })
  }
}

async function tell(tx: Tx, told: Told, { configuration: { secret }, now }: House) {
  const { placeId, name, jobName, company, email, feedback, from, to } = told
  const values = { name: name.split(' ', 1)[0] ?? name, jobName, company }
  const letter = { secret, id: newId(now()), to: email }
  if (to === 'discarded') {
    return queueLetter(tx, { ...letter, template: 'place-discarded', values: { ...values, feedback } })
  }
  const onward = selectionSteps.indexOf(to) - selectionSteps.indexOf(from)
  if (onward === 0) return
  const step = onward < 0 || to === 'curriculums' ? 'back' : to
  await queueLetter(tx, { ...letter, template: 'place-moved', values: { ...values, placeId, to: step } })
}
