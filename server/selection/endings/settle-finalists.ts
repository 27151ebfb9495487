import type { FinalistOutcome } from '@trampolim/marketplace/selection/steps.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { endSelectionWork } from './end-selection.ts'
import { lockFinalists, rewriteOutcomes } from './ending-queries.ts'

/** The outcome of a finalist, by the id of their candidacy. */
export type SettledFinalist = { processId: string; outcome: FinalistOutcome }

/**
 * Records the outcomes of a job's finalists and, if the job has ended, queues the letters to those who await one. `all`:
 * no finalist visible to recruiters may be omitted. The caller has locked the job.
 * @throws finalists_unsettled, moved_meanwhile (one is no longer a finalist), hired (one was hired already)
 */
export async function settleFinalists(
  tx: Tx,
  { jobId, settled, all }: { jobId: string; settled: readonly SettledFinalist[]; all: boolean },
) {
  const finalists = await lockFinalists(tx, jobId)
  const byId = new Map(finalists.map((each) => [each.id, each]))
  if (settled.some(({ processId }) => !byId.has(processId))) refuse('moved_meanwhile')
  if (settled.some(({ processId }) => byId.get(processId)?.isHired)) refuse('hired')
  const settledIds = new Set(settled.map(({ processId }) => processId))
  if (all && finalists.some(({ id, isHired, hidden }) => !isHired && !hidden && !settledIds.has(id))) {
    refuse('finalists_unsettled')
  }
  await rewriteOutcomes(tx, settled)
  await enqueue(tx, endSelectionWork, { payload: { jobId }, key: `end-selection ${jobId}` })
}
