import { z } from 'zod'
import { enqueue, enqueueAll } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { type Keyring, seal, unseal } from '../platform/tokens.ts'
import { findStop, hasAccount } from '../preferences/stop-letters.ts'
import { keyOfAddress, keyOfLetter, returnAddress } from './sending/letter-keys.ts'
import { endOfPurpose, isAlwaysSent, isOfRound, isToAccount, queuedAt, type Written } from './sending/purpose.ts'
import { findStanding, writeLetter } from './sending/queries.ts'
import { type TryAgain, tryLetter } from './sending/try-letter.ts'
import { withoutPaused } from './sending/without-paused.ts'
import { correctsCalendar, stopOf } from './stop-of.ts'
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
  const works = letters.map(({ id, ...letter }) => ({
    payload: { id, sealed: seal(secret, JSON.stringify(letter)) },
    // Queueing a letter again replaces the waiting one. An attempt that queues the next attempt isn't repeated itself.
    key: `${sendLetterWork.name} ${keyOfLetter(secret, { id, ...letter })}`,
    round: isOfRound(letter.template),
  }))
  await enqueueAll(tx, sendLetterWork, works)
}

/** How a letter calls somebody: by their first name. */
export const firstName = (name: string): string => name.split(' ', 1)[0] ?? name

/**
 * Sends a queued letter, once: a letter that was sent, was refused or has lost its purpose isn't sent again. If it is
 * sent twice because of a crash between the mail server's answer and our record of it, both have the same Message-ID.
 */
export async function sendLetter(house: House, { id, sealed }: { id: string; sealed: string }) {
  const { secret, publicUrl, bounceAddress } = house.configuration
  const opened = unseal(secret, sealed)
  if (opened === null) throw new Error('a letter was sealed with another secret')
  const letter = JSON.parse(opened) as Written
  const { to, template } = letter
  const now = house.now()
  const [key, address] = [keyOfLetter(secret, { id, to, template }), keyOfAddress(secret, to)]
  const standing = await findStanding(house.database, { key, address })
  if (standing.state !== null && standing.state !== 'waiting') return
  const queued = standing.queuedAt ?? queuedAt(id, now) ?? now
  const until = endOfPurpose(letter, queued)
  const of = stopOf(letter)
  const stop = await findStop(house, { to, of })
  // Letters that can be turned off go to accounts alone: nobody could turn off those to an address that nobody has.
  const isLeft = isToAccount(template) && !(await hasAccount(house.database, to))
  const wanted = await withoutPaused(house.database, letter)
  const isUnwanted =
    isLeft || wanted === null || (of !== null && (stop === null || (stop.isOff && !correctsCalendar(letter))))
  const { tries, answer } = standing
  const row = { key, address, template, tries, queuedAt: queued }
  const tooLate = tries > 0 ? 'given-up' : 'late'
  const over =
    until <= now ? tooLate : standing.returns && !isAlwaysSent(template) ? 'withheld' : isUnwanted ? 'unwanted' : null
  if (over) return writeLetter(house.database, { ...row, state: over, answer, now })
  const composed = compose(template, (wanted ?? letter).values, publicUrl, stop)
  const from = bounceAddress ? { returnTo: returnAddress(bounceAddress, key) } : {}
  const again: TryAgain = (tx, at) =>
    enqueue(tx, sendLetterWork, {
      payload: { id, sealed },
      key: `${sendLetterWork.name} ${key}`,
      runAt: at,
      round: isOfRound(template),
    })
  await tryLetter(house, { id, to, ...composed, ...from }, { row: { ...row, until }, again })
}
