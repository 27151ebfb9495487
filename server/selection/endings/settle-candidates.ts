import { answerAtEnd } from '@trampolim/marketplace/selection/ending.ts'
import type { FinalistOutcome } from '@trampolim/marketplace/selection/steps.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { moveCandidacies } from '../move-candidacy.ts'
import { endSelectionWork } from './end-selection.ts'
import { keepCandidacies, lockSettled, rewriteOutcomes } from './ending-queries.ts'

/** The outcome of a candidate, by the id of their candidacy, and the recruiter's message to them. */
export type SettledCandidate = { processId: string; outcome: FinalistOutcome; feedback: string }

type Settling = {
  jobId: string
  settled: readonly SettledCandidate[]
  /** Whether every finalist that recruiters can see must be included. */
  all: boolean
  actorId: string
  now: Date
}

/**
 * Records outcomes of a job's candidates, finalists or not, in a fixed number of statements. If the job has ended, it
 * queues the letters that they await. If a candidate is given twice, the last entry counts. The caller has locked the
 * job.
 * @throws finalists_unsettled, moved_meanwhile (one has left, or isn't a finalist and can't be undecided), hired (one
 * was hired already), hire_standing (a hiring message to one awaits an answer, so that nothing is decided yet)
 */
export async function settleCandidates(tx: Tx, { jobId, settled, all, actorId, now }: Settling) {
  const wanted = new Map(settled.map((each) => [each.processId, each]))
  const held = await lockSettled(tx, { jobId, candidacyIds: [...wanted.keys()] })
  const byId = new Map(held.map((each) => [each.id, each]))
  const answers = [...wanted.values()].map(({ processId, outcome, feedback }) => {
    const candidate = byId.get(processId) ?? refuse('moved_meanwhile')
    if (candidate.isHired) refuse('hired')
    if (candidate.hireStanding && outcome !== 'undecided') refuse('hire_standing')
    const answer = answerAtEnd({ step: candidate.step, outcome, feedback }) ?? refuse('moved_meanwhile')
    return { processId, feedback, ...answer }
  })
  const isUnsettled = (each: (typeof held)[number]) =>
    each.step === 'finalists' && !each.isHired && !each.hidden && !wanted.has(each.id)
  if (all && held.some(isUnsettled)) refuse('finalists_unsettled')
  const moves = answers.flatMap(({ processId, to, feedback }) =>
    to ? [{ candidacyId: processId, to, note: to === 'discarded' ? feedback || null : null }] : [],
  )
  const moved = await moveCandidacies(tx, { moves, actor: 'recruiter', actorId, now })
  for (const { refused } of moved) if (refused) refuse(refused)
  await rewriteOutcomes(
    tx,
    answers.flatMap(({ processId, records }) =>
      records && records !== 'kept' ? [{ processId, outcome: records }] : [],
    ),
  )
  await keepCandidacies(
    tx,
    answers.flatMap(({ processId, records }) => (records === 'kept' ? processId : [])),
  )
  await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
}
