import { chosenFrom } from '../chosen-intent.ts'

/** A message to everybody who is chosen, as a form carries it. `clientId`: by which sending it again changes nothing. */
export type WriteIntent = { chosen: string; message: string; clientId: string }

/** What became of it, in words; who it didn't reach stays chosen, with the text as it was typed. */
export type WriteOutcome = { ok: boolean; text: string; fault: string | null; left: WriteIntent | null }

const writeIntent = 'write-chosen'

/** The button that asks for the text before several are written to, where there is no JavaScript. */
export const askWrite = 'ask-write'

/** Reads the form of a message to several; null for a form of another kind. */
export function writeIntentFrom(form: FormData): WriteIntent | null {
  if (form.get('intent') !== writeIntent) return null
  const text = (name: string) => String(form.get(name) ?? '')
  return { chosen: chosenFrom(form), message: text('message'), clientId: text('clientId') }
}

/** The same as the fields of a form that nobody types. */
export const fieldsOf = (asked: Omit<WriteIntent, 'message'>) => ({ intent: writeIntent, ...asked })
