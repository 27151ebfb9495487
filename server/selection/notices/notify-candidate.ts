import { keptUntil } from '@trampolim/marketplace/selection/ending.ts'
import { type SelectionStep, selectionSteps } from '@trampolim/marketplace/selection/steps.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { z } from 'zod'
import { sendResponses } from '../../automatic-responses/choose-responses.ts'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { type DueMove, forgetUnannounced, lockDueMoves } from './notice-queries.ts'

const lastDay = dayFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'America/Sao_Paulo' })

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
      const announced = due.flatMap((move) => {
        const news = newsOf(move)
        return news ? [{ ...move, news }] : []
      })
      const payloads = announced.map(({ candidacyId, news }) => ({ candidacyId, news }))
      await recordAll(tx, { type: 'selection.announced', payloads, now: now() })
      const ownWords = await sendOwnWords(tx, house, announced)
      const byLetter = await whoGetsLetters(tx, announced)
      const letters = announced
        .filter((move) => byLetter(move))
        .map((move) => letterAbout(move, { ownWords: ownWords.get(move.candidacyId), now: now() }))
      await queueLetters(tx, { secret: configuration.secret, letters })
      const idsOf = (moves: readonly DueMove[]) => moves.map(({ candidacyId }) => candidacyId)
      await forgetUnannounced(tx, { candidacyIds: idsOf(due), keptIds: idsOf(due.filter((each) => each.keptSince)) })
      return due.length
    })
  }
}

/** Those of these people who want an immediate letter about it. */
async function whoGetsLetters(tx: Tx, announced: readonly Announced[]) {
  const [moved, answered] = [
    await whoWantsLetters(tx, { kind: 'moved', accountIds: announced.map(({ professionalId }) => professionalId) }),
    await whoWantsLetters(tx, { kind: 'answered', accountIds: announced.map(({ professionalId }) => professionalId) }),
  ]
  return ({ news, professionalId }: Announced) => (news === 'discarded' ? answered : moved).has(professionalId)
}

/**
 * Sends the companies' automatic responses to candidates who were moved forward, and to those whom a recruiter
 * discarded without a message.
 */
async function sendOwnWords(tx: Tx, house: House, announced: readonly Announced[]) {
  const ids = (which: (move: Announced) => boolean) => announced.filter(which).map(({ candidacyId }) => candidacyId)
  const candidacyIds = ids(({ news }) => news !== 'back' && news !== 'discarded')
  const moved = await sendResponses(tx, house, { occasion: 'moved', candidacyIds })
  const silent = ids(({ news, feedback }) => news === 'discarded' && !feedback)
  const discarded = await sendResponses(tx, house, { occasion: 'discarded', candidacyIds: silent })
  return new Map([...moved, ...discarded])
}

type Announced = DueMove & { news: MoveNews }
type MoveNews = Exclude<SelectionStep, 'curriculums'> | 'back'

/**
 * The news that moves are for the candidate; undefined if they are back in the former step, or read it with an
 * interview.
 */
function newsOf({ from, to, interviewSet }: DueMove): MoveNews | undefined {
  if (to === 'discarded') return to
  const onward = selectionSteps.indexOf(to) - selectionSteps.indexOf(from)
  if (onward === 0 || (to === 'interviews' && interviewSet)) return undefined
  return onward < 0 || to === 'curriculums' ? 'back' : to
}

function letterAbout({ news, ...move }: Announced, { ownWords, now }: { ownWords: string | undefined; now: Date }) {
  const { candidacyId, name, jobName, company, forClient, email, feedback, keptSince, declined } = move
  const values = { name: firstName(name), jobName, company, forClient, ownWords }
  const letter = { id: newId(now), to: email }
  const kept = keptSince && { until: lastDay(keptUntil(keptSince)), candidacyId }
  return news === 'discarded'
    ? { ...letter, template: 'candidacy-discarded' as const, values: { ...values, feedback, kept, declined } }
    : { ...letter, template: 'candidacy-moved' as const, values: { ...values, candidacyId, to: news } }
}
