import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { listSteps } from './board/board-query.ts'

/**
 * A recruiter's intent for several candidacies at once, as submitted by a form. `chosen` contains them, each with the
 * step in which the recruiter saw it: 'id:step,id:step'.
 */
export type ChosenIntent = {
  intent: 'move-chosen' | 'discard-chosen' | 'undo-chosen'
  chosen: string
  to: SelectionStep
  feedback: string
}

/** Its result in words, and the intent that undoes it. */
export type ChosenOutcome = { ok: boolean; text: string; undo: ChosenIntent | null }

/** A selected candidacy, with the step in which the recruiter saw it. */
export type Chosen = { processId: string; from: SelectionStep }

const intents = ['move-chosen', 'discard-chosen', 'undo-chosen'] as const

/** The button that asks for confirmation before several are discarded, without JavaScript. */
export const askDiscard = 'ask-discard'

/** Reads a form's intent; null for a form of another kind. */
export function chosenIntentFrom(form: FormData): ChosenIntent | null {
  const intent = intents.find((each) => each === form.get('intent'))
  if (!intent) return null
  const to = listSteps.find((each) => each === form.get('to')) ?? 'discarded'
  return { intent, chosen: chosenFrom(form), to, feedback: String(form.get('feedback') ?? '') }
}

/** The candidacies in a form, from all of its checkboxes. */
export const chosenFrom = (form: FormData) => form.getAll('chosen').map(String).join(',')

/** One candidacy as the value of its checkbox. */
export const chosenValue = ({ processId, from }: Chosen) => `${processId}:${from}`

/** Several candidacies as text in an intent. */
export const writeChosen = (chosen: readonly Chosen[]) => chosen.map(chosenValue).join(',')

/** Parses the candidacies of an intent; invalid ones are left out. */
export function readChosen(text: string): Chosen[] {
  return text.split(',').flatMap((each) => {
    const [processId = '', step] = each.split(':')
    const from = listSteps.find((known) => known === step)
    return from && /^[0-9a-f]{24}$/.test(processId) ? [{ processId, from }] : []
  })
}
