import { chosenFrom } from '../chosen-intent.ts'

/**
 * A message to all selected candidates, as submitted by a form. `clientId`: sending again with the same id changes
 * nothing.
 */
export type WriteIntent = { chosen: string; message: string; clientId: string }

/**
 * Its result in words. Where it reached nobody, or names made it too long for some, those who weren't reached stay
 * selected, with the text as it was typed.
 */
export type WriteOutcome = { ok: boolean; text: string; fault: string | null; left: WriteIntent | null }

const writeIntent = 'write-chosen'

/** The button that asks for the text of a message to several people, without JavaScript. */
export const askWrite = 'ask-write'

/** Reads the form of a message to several; null for a form of another kind. */
export function writeIntentFrom(form: FormData): WriteIntent | null {
  if (form.get('intent') !== writeIntent) return null
  const text = (name: string) => String(form.get(name) ?? '')
  return { chosen: chosenFrom(form), message: text('message'), clientId: text('clientId') }
}

/** The same as hidden fields of a form. */
export const fieldsOf = (asked: Omit<WriteIntent, 'message'>) => ({ intent: writeIntent, ...asked })
