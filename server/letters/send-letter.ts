import { z } from 'zod'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { seal, unseal } from '../platform/tokens.ts'
import { compose, type LetterTemplate, type LetterValues } from './templates.ts'

export const sendLetterWork: Work<{ id: string; sealed: string }> = {
  name: 'send-letter',
  payload: z.strictObject({ id: z.string(), sealed: z.string() }),
}

/** `id` makes the Message-ID: an event's id where an event asks for the letter. `secret` is the house's. */
export type QueuedLetter<Template extends LetterTemplate> = {
  secret: string
  id: string
  to: string
  template: Template
  values: LetterValues[Template]
}

/** Queues a letter in the caller's transaction. What it says and to whom waits sealed, since it may carry a code or token. */
export async function queueLetter<Template extends LetterTemplate>(
  tx: Tx,
  { secret, id, to, template, values }: QueuedLetter<Template>,
) {
  const sealed = seal(secret, JSON.stringify({ to, template, values }))
  await enqueue(tx, sendLetterWork, { payload: { id, sealed } })
}

/** Posts a queued letter. Sent again after a crash it has the same Message-ID. */
export async function sendLetter(house: House, { id, sealed }: { id: string; sealed: string }) {
  const opened = unseal(house.configuration.secret, sealed)
  if (opened === null) throw new Error('a letter was sealed with another secret')
  const { to, template, values } = JSON.parse(opened) as Omit<QueuedLetter<LetterTemplate>, 'secret' | 'id'>
  await house.post.send({ id, to, ...compose(template, values, house.configuration.publicUrl) })
}
