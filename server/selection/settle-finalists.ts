import type { FinalistOutcome } from '@trampolim/marketplace/selection/steps.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { endSelectionWork } from './end-selection.ts'
import { holdFinalists, rewriteOutcomes } from './ending-queries.ts'

/** What became of a finalist, by the id of their place. */
export type SettledFinalist = { processId: string; outcome: FinalistOutcome }

/**
 * Keeps what became of a job's finalists, and has those told who wait for it where the job has ended. `all`: nobody who is shown
 * to recruiters may be left out. The job is held by the caller.
 * @throws finalists_unsettled, moved_meanwhile (one is no finalist any more), hired (one was hired already)
 */
export async function settleFinalists(
  tx: Tx,
  { jobId, settled, all }: { jobId: string; settled: readonly SettledFinalist[]; all: boolean },
) {
  const finalists = await holdFinalists(tx, jobId)
  const byId = new Map(finalists.map((each) => [each.id, each]))
  if (settled.some(({ processId }) => !byId.has(processId))) refuse('moved_meanwhile')
  if (settled.some(({ processId }) => byId.get(processId)?.isHired)) refuse('hired')
  const told = new Set(settled.map(({ processId }) => processId))
  if (all && finalists.some(({ id, isHired, hidden }) => !isHired && !hidden && !told.has(id))) {
    refuse('finalists_unsettled')
  }
  await rewriteOutcomes(tx, settled)
  await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
}
