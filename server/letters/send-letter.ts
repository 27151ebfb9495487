import { z } from 'zod'
import { enqueueAll } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { type Keyring, seal, unseal } from '../platform/tokens.ts'
import { compose, type LetterTemplate, type LetterValues } from './templates.ts'

export const sendLetterWork: Work<{ id: string; sealed: string }> = {
  name: 'send-letter',
  payload: z.strictObject({ id: z.string(), sealed: z.string() }),
}

/** `id` becomes the Message-ID: an event's id if an event caused the letter. `secret` is the house's. */
export type QueuedLetter<Template extends LetterTemplate> = {
  secret: Keyring
  id: string
  to: string
  template: Template
  values: LetterValues[Template]
}

/**
 * Queues a letter in the caller's transaction. Its content and addressee are stored encrypted, since they may contain a
 * code or token.
 */
export async function queueLetter<Template extends LetterTemplate>(
  tx: Tx,
  { secret, ...letter }: QueuedLetter<Template>,
) {
  await queueLetters(tx, { secret, letters: [letter] })
}

/** Queues several letters in one statement; each needs an id of its own. */
export async function queueLetters<Template extends LetterTemplate>(
  tx: Tx,
  {
    secret,
    letters,
  }: { secret: Keyring; letters: readonly { [Each in Template]: Omit<QueuedLetter<Each>, 'secret'> }[Template][] },
) {
  const works = letters.map(({ id, ...letter }) => ({ payload: { id, sealed: seal(secret, JSON.stringify(letter)) } }))
  await enqueueAll(tx, sendLetterWork, works)
}

/** How a letter calls somebody: by their first name. */
export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name

/** Sends a queued letter. If it is sent again after a crash, it has the same Message-ID. */
export async function sendLetter(house: House, { id, sealed }: { id: string; sealed: string }) {
  const opened = unseal(house.configuration.secret, sealed)
  if (opened === null) throw new Error('a letter was sealed with another secret')
  const { to, template, values } = JSON.parse(opened) as Omit<QueuedLetter<LetterTemplate>, 'secret' | 'id'>
  await house.post.send({ id, to, ...compose(template, values, house.configuration.publicUrl) })
}
