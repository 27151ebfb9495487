import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Chosen, type ChosenIntent, type ChosenOutcome, readChosen, writeChosen } from './chosen-intent.ts'
import { whyNot } from './why-not.ts'

const t = speak(selectionBoard)
const invalid = 422

/**
 * Carries it out for all candidacies for which that is possible; says how many, and why not the others. Server only.
 */
export async function doChosenIntent(
  calls: Calls,
  jobId: string,
  asked: ChosenIntent,
): Promise<ChosenOutcome & { status: number }> {
  const candidacies = readChosen(asked.chosen)
  if (candidacies.length === 0) return { ok: false, text: t('chosen.none'), undo: null, status: invalid }
  try {
    const { moved, refused } = await done(calls, jobId, { asked, candidacies })
    const reasons = whyNot(refused)
    const stayed = refused.length > 0 && t('chosen.stayed', { count: refused.length, reasons })
    return {
      ok: refused.length === 0,
      text: [moved.length > 0 && doneText(asked, moved.length), stayed].filter(Boolean).join(' '),
      undo: moved.length > 0 && asked.intent !== 'undo-chosen' ? undoOf(asked, moved) : null,
      status: 200,
    }
  } catch (problem) {
    const refusal = refusalOf(problem)
    if (!refusal || refusal.status >= 500 || refusal.status === 401 || refusal.status === 403) throw problem
    const reason = Object.values(refusal.fields)[0]?.message ?? refusal.message
    return { ok: false, text: t('chosen.refused', { reason }), undo: null, status: refusal.status }
  }
}

type Doing = { asked: ChosenIntent; candidacies: Chosen[] }

function done({ gateway }: Calls, jobId: string, { asked, candidacies }: Doing) {
  const { recruiterSelection: selection } = gateway
  if (asked.intent === 'undo-chosen') return selection.undoMoves({ jobId, candidacies })
  const feedback = asked.feedback.trim()
  return asked.intent === 'discard-chosen'
    ? selection.moveCandidates({ jobId, candidacies, step: 'discarded', ...(feedback && { feedback }) })
    : selection.moveCandidates({ jobId, candidacies, step: asked.to })
}

function doneText({ intent, to }: ChosenIntent, count: number): string {
  if (intent === 'undo-chosen') return t('chosen.undone', { count })
  return intent === 'discard-chosen'
    ? t('chosen.discarded', { count })
    : t('chosen.moved', { count, step: selectionStep[to] })
}

/** The intent that undoes it: for everybody who was moved, from their current step. */
function undoOf({ intent, to }: ChosenIntent, moved: readonly string[]): ChosenIntent {
  const from = intent === 'discard-chosen' ? 'discarded' : to
  const chosen = writeChosen(moved.map((processId) => ({ processId, from })))
  return { intent: 'undo-chosen', chosen, to: from, feedback: '' }
}
