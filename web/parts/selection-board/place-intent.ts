import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { listSteps } from './board-query.ts'
import { type Movable, offeredMoves } from './columns.ts'

/** What a recruiter does with a candidate's place, as a form carries it. `from` is the step they saw. */
export type PlaceIntent = {
  intent: 'move' | 'discard' | 'undo' | 'like' | 'unlike'
  cvId: string
  processId: string
  name: string
  from: SelectionStep
  to: SelectionStep
  feedback: string
}

/** What became of it, in words, and what would take it back. */
export type PlaceOutcome = { ok: boolean; text: string; undo: PlaceIntent | null }

const intents = ['move', 'discard', 'undo', 'like', 'unlike'] as const

/** Reads a form's intent; null for a form of another kind. A button may carry the step it leads to. */
export function placeIntentFrom(form: FormData): PlaceIntent | null {
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

/** The intent that undoes a move or discard: as long as its candidate isn't told, from wherever it led. */
export function undoOf(asked: PlaceIntent): PlaceIntent {
  return { ...asked, intent: 'undo', from: asked.to, to: asked.from, feedback: '' }
}

/** The move of a card to a step as an intent; null where the rules don't have it. */
export function intentFor(
  { cvId, processId, step, name }: Movable & { cvId: string; name: string | null },
  to: SelectionStep,
): PlaceIntent | null {
  if (!processId || !step || !offeredMoves(step).some((each) => each === to)) return null
  return { intent: 'move', cvId, processId, name: name ?? '', from: step, to, feedback: '' }
}
