import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { listSteps } from './board/board-query.ts'

/**
 * What a recruiter does with several candidacies at once, as a form carries it. `chosen` names them, each with the step in which
 * it was seen: 'id:step,id:step'.
 */
export type ChosenIntent = {
  intent: 'move-chosen' | 'discard-chosen' | 'undo-chosen'
  chosen: string
  to: SelectionStep
  feedback: string
}

/** What became of it, in words, and what would take it back. */
export type ChosenOutcome = { ok: boolean; text: string; undo: ChosenIntent | null }

/** A candidacy that was ticked, with the step in which it was seen. */
export type Chosen = { processId: string; from: SelectionStep }

const intents = ['move-chosen', 'discard-chosen', 'undo-chosen'] as const

/** The button that asks before several are discarded, where there is no JavaScript. */
export const askDiscard = 'ask-discard'

/** Reads a form's intent; null for a form of another kind. */
export function chosenIntentFrom(form: FormData): ChosenIntent | null {
  const intent = intents.find((each) => each === form.get('intent'))
  if (!intent) return null
  const to = listSteps.find((each) => each === form.get('to')) ?? 'discarded'
  return { intent, chosen: chosenFrom(form), to, feedback: String(form.get('feedback') ?? '') }
}

/** The candidacies that a form names, however many boxes it has. */
export const chosenFrom = (form: FormData) => form.getAll('chosen').map(String).join(',')

/** One candidacy as its box names it. */
export const chosenValue = ({ processId, from }: Chosen) => `${processId}:${from}`

/** Several candidacies as an intent names them. */
export const writeChosen = (chosen: readonly Chosen[]) => chosen.map(chosenValue).join(',')

/** The candidacies that an intent names; what can't be one is left out. */
export function readChosen(text: string): Chosen[] {
  return text.split(',').flatMap((each) => {
    const [processId = '', step] = each.split(':')
    const from = listSteps.find((known) => known === step)
    return from && /^[0-9a-f]{24}$/.test(processId) ? [{ processId, from }] : []
  })
}
