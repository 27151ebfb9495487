import type { Calls } from '@trampolim/contract/client/calls.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { columnSteps } from './board/board-query.ts'
import { type CandidacyIntent, type CandidacyOutcome, undoOf } from './candidacy-intent.ts'

/** Refusals that mean that the page is out of date, and those of them that mean that the person is gone. */
const gone: ReadonlySet<string> = new Set(['process_not_found', 'curriculum_not_found'])
const meanwhile: ReadonlySet<string> = new Set(['moved_meanwhile', ...gone])

const t = speak(selectionBoard)

/** Carries out an intent; a refusal becomes a result that says that nothing changed and why. Server only. */
export async function doCandidacyIntent(
  calls: Calls,
  jobId: string,
  asked: CandidacyIntent,
): Promise<CandidacyOutcome & { status: number }> {
  const name = asked.name || t('move.someone')
  try {
    return { ...(await done({ gateway: calls.gateway, jobId, asked, name })), status: 200 }
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const why = Object.values(refused.fields)[0]?.message ?? refused.message
    const reason = gone.has(refused.code) ? t('gone.text') : why
    return {
      ok: false,
      text: t(meanwhile.has(refused.code) ? 'move.movedMeanwhile' : 'move.notMoved', { name, reason }),
      undo: null,
      status: refused.status,
    }
  }
}

type Doing = { gateway: Calls['gateway']; jobId: string; asked: CandidacyIntent; name: string }

async function done({ gateway, jobId, asked, name }: Doing): Promise<CandidacyOutcome> {
  const { recruiterSelection: selection } = gateway
  const { intent, cvId, processId, from, to } = asked
  if (intent === 'like' || intent === 'unlike') {
    await selection.likeCandidate({ jobId, cvId, status: intent === 'like' })
    return { ok: true, text: '', undo: null }
  }
  if (intent === 'undo') {
    await selection.undoMove({ jobId, processId, from })
    const text =
      from === 'discarded' ? t('move.undone', { name }) : t('move.wentBack', { name, step: selectionStep[to] })
    return { ok: true, text, undo: null }
  }
  if (intent === 'discard') {
    const feedback = asked.feedback.trim()
    await selection.declassify({ jobId, cvId, processId, from, ...(feedback && { feedback }) })
    return { ok: true, text: t('move.discarded', { name }), undo: undoOf(asked) }
  }
  const step = columnSteps.find((each) => each === to) ?? 'curriculums'
  await selection.moveCandidate({ jobId, processId, from, step })
  return { ok: true, text: t('move.moved', { name, step: selectionStep[step] }), undo: undoOf(asked) }
}
