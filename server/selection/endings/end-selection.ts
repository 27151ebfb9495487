import { z } from 'zod'
import { sendResponses } from '../../automatic-responses/choose-responses.ts'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import { enqueue, enqueueAll } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import { whoWantTheLetter } from '../../preferences/wishes.ts'
import { endOfLeavers, lockPast } from '../hiring/queries.ts'
import { storeHistory } from '../history-queries.ts'
import { moveCandidacies } from '../move-candidacy.ts'
import {
  findAddressees,
  findEnding,
  isEnded,
  keepCandidacies,
  listCandidaciesStillIn,
  listJobsWithLeft,
  type StillIn,
} from './ending-queries.ts'
import { listJobsWithUnannounced, listUnannouncedFinalists, type StayingFinalist } from './finalist-queries.ts'

export const endSelectionWork: Work<{ jobId: string }> = {
  name: 'end-selection',
  payload: z.strictObject({ jobId: z.string() }),
}

/** The number of candidacies that one run ends. */
const batch = 100

export const endLeftSelectionsWork: Work<Record<string, never>> = {
  name: 'end-left-selections',
  payload: z.strictObject({}),
}

/** Hours that a recruiter has to answer a candidate who was taken back into the selection after the end of the job. */
const hoursToAnswer = 48

/** Whoever was taken back after the end of a job that closed before this moment has waited long enough. */
const answeredBefore = (now: Date) => new Date(now.getTime() - hoursToAnswer * 3_600_000)

/** For how many days after the end of a job its finalists are looked at again. */
const daysOfFinalists = 90

/** The maximum number of jobs in one run; the next run handles the others. */
const mostJobs = 1000

/**
 * Queues the end of the candidacies that recruiters took back after the end of their job and haven't answered since, and
 * of the finalists who were told nothing at the end.
 */
export async function endLeftSelections({ database, now }: House) {
  const before = answeredBefore(now())
  const after = new Date(now().getTime() - daysOfFinalists * 24 * 3_600_000)
  const left = await listJobsWithLeft(database, { before, most: mostJobs })
  const unannounced = await listJobsWithUnannounced(database, { after, before, most: mostJobs })
  const jobIds = [...new Set([...left, ...unannounced])]
  const ends = jobIds.map((jobId) => ({ payload: { jobId }, key: `end-selection ${jobId}` }))
  await enqueueAll(database, endSelectionWork, ends)
}

/** Queues the ending of a job's candidacies once the job has ended. */
export async function askForEnd(tx: Tx, jobId: string) {
  if (await isEnded(tx, jobId))
    await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
}

/**
 * Ends a batch of candidacies of an ended job and queues the next batch. Candidates left in a step get the recruiter's
 * answer to that step; without one they are notified that the selection ended. Finalists stay, unless a recruiter
 * recorded that they weren't hired; they are notified that they were hired, that the selection ended if they declined, or
 * that no outcome is recorded yet. Hiring messages that wait end with a job that was taken down.
 */
export async function endSelection(house: House, { jobId }: { jobId: string }) {
  await house.database.transaction().execute(async (tx) => {
    const before = answeredBefore(house.now())
    const stillIn = await listCandidaciesStillIn(tx, { jobId, before, most: batch })
    const left = await answerSteps(tx, house, { jobId, stillIn })
    const candidacyIds = left.map(({ id }) => id)
    await endAll(tx, candidacyIds, house)
    const uninformed = left.flatMap(({ id, informed }) => (informed ? [] : id))
    await notifyEnd(tx, house, { candidacyIds: uninformed, template: 'selection-ended' })
    await endOfLeavers(tx, { candidacyIds: await lockPast(tx, jobId), by: 'automation', now: house.now() })
    const staying = await listUnannouncedFinalists(tx, { jobId, most: batch })
    await notifyFinalists(tx, house, staying)
    if (stillIn.length === batch || staying.length === batch) {
      await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
    }
  })
}

/**
 * Gives each candidate the answer to their step, unless an individual outcome was recorded. The answer is a discard by
 * the recruiter who ended the job, announced once it can't be undone.
 * @returns the candidates without an answer
 */
async function answerSteps(
  tx: Tx,
  { now }: House,
  { jobId, stillIn }: { jobId: string; stillIn: readonly StillIn[] },
): Promise<StillIn[]> {
  const ending = stillIn.length > 0 ? await findEnding(tx, jobId) : undefined
  const answerTo = ({ step, outcome }: StillIn) =>
    outcome === null ? ending?.steps.find((each) => each.step === step) : undefined
  const answered = stillIn.flatMap((each) => {
    const answer = answerTo(each)
    return answer ? [{ candidacyId: each.id, ...answer }] : []
  })
  const moves = answered.map(({ candidacyId, feedback }) => ({
    ...{ candidacyId, to: 'discarded' as const },
    note: feedback || null,
  }))
  const moved = await moveCandidacies(tx, { moves, actor: 'recruiter', actorId: ending?.by ?? null, now: now() })
  for (const { refused } of moved) if (refused) refuse(refused)
  await keepCandidacies(
    tx,
    answered.flatMap(({ candidacyId, outcome }) => (outcome === 'kept' ? candidacyId : [])),
  )
  return stillIn.filter((each) => !answerTo(each))
}

async function endAll(tx: Tx, candidacyIds: readonly string[], { now }: House) {
  const moves = candidacyIds.map((candidacyId) => ({ candidacyId, to: 'discarded' as const }))
  const ended = await moveCandidacies(tx, { moves, actor: 'automation', actorId: null, now: now() })
  const [refused] = ended.flatMap((each) => each.refused ?? [])
  if (refused) refuse(refused)
}

async function notifyFinalists(tx: Tx, house: House, staying: readonly StayingFinalist[]) {
  const {
    hired = [],
    declined = [],
    undecided = [],
  } = Object.groupBy(staying, (each) => (each.hired ? 'hired' : each.declined ? 'declined' : 'undecided'))
  const ids = (finalists: readonly StayingFinalist[]) => finalists.map(({ id }) => id)
  const now = house.now()
  const entries = staying.map(({ id, hired: isHired }) => ({
    id: newId(now),
    candidacyId: id,
    type: isHired ? ('hired' as const) : ('job_ended' as const),
    from: 'finalists' as const,
    to: 'finalists' as const,
    actor: isHired ? ('recruiter' as const) : ('automation' as const),
    actorId: null,
    note: null,
    now,
  }))
  await storeHistory(tx, ...entries)
  await notifyEnd(tx, house, { candidacyIds: ids(hired), template: 'finalist-hired' })
  await notifyEnd(tx, house, { candidacyIds: ids(declined), template: 'selection-ended' })
  await notifyEnd(tx, house, { candidacyIds: ids(undecided), template: 'finalist-undecided' })
}

type Telling = {
  candidacyIds: readonly string[]
  template: 'selection-ended' | 'finalist-hired' | 'finalist-undecided'
}

const newsOf = { 'selection-ended': 'ended', 'finalist-hired': 'hired', 'finalist-undecided': 'undecided' } as const

async function notifyEnd(tx: Tx, house: House, { candidacyIds, template }: Telling) {
  const { configuration, now } = house
  const { secret } = configuration
  if (candidacyIds.length === 0) return
  const news = newsOf[template]
  const payloads = candidacyIds.map((candidacyId) => ({ candidacyId, news }))
  await recordAll(tx, { type: 'selection.announced', payloads, now: now() })
  const people = await findAddressees(tx, candidacyIds)
  // A company says nothing by itself about a job that a reviewer took down.
  const speaks = news === 'ended' && !people.some(({ takenDown }) => takenDown)
  const ownWords = speaks ? await sendResponses(tx, house, { occasion: 'ended', candidacyIds }) : undefined
  const kind = news === 'ended' ? 'answered' : 'hired'
  const addressees = await whoWantTheLetter(tx, { kind, people })
  const letters = addressees.map(({ candidacyId, email, name, jobName, company, forClient, takenDown, declined }) => ({
    ...{ id: newId(now()), to: email, template },
    values: {
      name: firstName(name),
      jobName,
      company,
      forClient,
      takenDown,
      declined,
      ownWords: ownWords?.get(candidacyId),
    },
  }))
  await queueLetters(tx, { secret, letters })
}
