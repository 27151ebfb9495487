import { selectionSteps } from '@trampolim/marketplace/selection/steps.ts'
import { z } from 'zod'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import type { Work } from '../../platform/background/work.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { type DueMove, forgetUnannounced, lockDueMoves } from './notice-queries.ts'

export const notifyMovesWork: Work<Record<string, never>> = { name: 'tell-moves', payload: z.strictObject({}) }

const batch = 100

/**
 * Notifies candidates by letter of recruiters' moves once they can no longer be undone: one letter for any number of
 * moves, none if the candidate is back where they were. The end of a selection and the candidates' own acts have letters
 * of their own.
 */
export async function notifyMoves(house: House) {
  const { configuration, database, now } = house
  for (let notified = batch; notified === batch; ) {
    notified = await database.transaction().execute(async (tx) => {
      const due = await lockDueMoves(tx, { now: now(), most: batch })
      const letters = due.flatMap((each) => letterAbout(each, now()) ?? [])
      await queueLetters(tx, { secret: configuration.secret, letters })
      await forgetUnannounced(
        tx,
        due.map(({ candidacyId }) => candidacyId),
      )
      return due.length
    })
  }
}

/** The letter about moves; undefined if the candidate is back where they were. */
function letterAbout(move: DueMove, now: Date) {
  const { candidacyId, name, jobName, company, forClient, email, feedback, from, to } = move
  const values = { name: firstName(name), jobName, company, forClient }
  const letter = { id: newId(now), to: email }
  if (to === 'discarded') {
    return { ...letter, template: 'candidacy-discarded' as const, values: { ...values, feedback } }
  }
  const onward = selectionSteps.indexOf(to) - selectionSteps.indexOf(from)
  if (onward === 0) return undefined
  const step = onward < 0 || to === 'curriculums' ? ('back' as const) : to
  return { ...letter, template: 'candidacy-moved' as const, values: { ...values, candidacyId, to: step } }
}
