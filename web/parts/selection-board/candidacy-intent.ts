import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { listSteps } from './board/board-query.ts'
import { type Movable, offeredMoves } from './board/columns.ts'

/** A recruiter's intent concerning a candidacy, as submitted by a form. `from` is the step they saw. */
export type CandidacyIntent = {
  intent: 'move' | 'discard' | 'undo' | 'like' | 'unlike'
  cvId: string
  processId: string
  name: string
  from: SelectionStep
  to: SelectionStep
  feedback: string
}

/** The text of its result, and the intent that undoes it. */
export type CandidacyOutcome = { ok: boolean; text: string; undo: CandidacyIntent | null }

const intents = ['move', 'discard', 'undo', 'like', 'unlike'] as const

/** Parses a form's intent; null for another form. A button may contain its target step. */
export function candidacyIntentFrom(form: FormData): CandidacyIntent | null {
  const text = (name: string) => String(form.get(name) ?? '')
  const step = (name: string) => listSteps.find((each) => each === text(name)) ?? 'curriculums'
  const intent = intents.find((each) => each === text('intent'))
  if (!intent) return null
  return {
    intent,
    cvId: text('cvId'),
    processId: text('processId'),
    name: text('name').slice(0, 120),
    from: step('from'),
    to: step('to'),
    feedback: text('feedback'),
  }
}

/** The intent that undoes a move or discard, from any step, as long as the candidate isn't notified. */
export function undoOf(asked: CandidacyIntent): CandidacyIntent {
  return { ...asked, intent: 'undo', from: asked.to, to: asked.from, feedback: '' }
}

/** The intent of moving a card to a step; null if the rules don't allow it. */
export function intentFor(
  { cvId, processId, step, name }: Movable & { cvId: string; name: string | null },
  to: SelectionStep,
): CandidacyIntent | null {
  if (!processId || !step || !offeredMoves(step).some((each) => each === to)) return null
  return { intent: 'move', cvId, processId, name: name ?? '', from: step, to, feedback: '' }
}
