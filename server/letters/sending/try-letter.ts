import { verdictOfRefusal } from '@trampolim/marketplace/letters/returns.ts'
import { pauseAfter } from '@trampolim/marketplace/letters/tries.ts'
import type { House, Tx } from '../../platform/house.ts'
import type { Letter } from '../../platform/mail/mail.ts'
import { type MailFault, readFault } from '../../platform/mail/read-fault.ts'
import { countVerdict } from '../returning/count-verdict.ts'
import { type LetterRow, writeLetter } from './queries.ts'

/** A letter during an attempt: its stored record, the number of failed attempts, and until when it is useful. */
export type LetterAtTry = Omit<LetterRow, 'state' | 'answer'> & { until: Date }

/** Queues the next attempt, in the transaction that records why the last one failed. */
export type TryAgain = (tx: Tx, at: Date) => Promise<void>

/**
 * Passes a letter to the mail server and records the result. A permanent refusal ends it at once; after any other
 * failure it is tried again after a pause, as long as the letter is useful.
 */
export async function tryLetter(house: House, letter: Letter, { row, again }: { row: LetterAtTry; again: TryAgain }) {
  const { until, ...stored } = row
  const tries = row.tries + 1
  const fault = await house.post.send(letter).then(() => null, readFault)
  const now = house.now()
  if (fault === null) {
    // If this write fails, the letter is sent again with the same Message-ID, since only the mail server knows that it
    // has been sent.
    await writeLetter(house.database, { ...stored, tries, state: 'sent', answer: null, now })
    return
  }
  const next = new Date(now.getTime() + pauseAfter(tries, Math.random()))
  const state = fault.lasting ? 'refused' : next > until ? 'given-up' : 'waiting'
  await house.database.transaction().execute(async (tx) => {
    await writeLetter(tx, { ...stored, tries, state, answer: fault.answer, now })
    if (state === 'waiting') await again(tx, next)
    if (fault.ofAddress) await countRefusal(tx, { address: row.address, fault, now })
  })
  const { key, template } = row
  house.log.warn({ letter: key, template, tries, answer: fault.answer, state }, 'a letter was not sent')
}

async function countRefusal(tx: Tx, { address, fault, now }: { address: Buffer; fault: MailFault; now: Date }) {
  const { code, status, answer } = fault
  const verdict = code === null ? 'gone' : verdictOfRefusal(code, status)
  await countVerdict(tx, { address, verdict, status: answer, now })
}
