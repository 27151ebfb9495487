import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { sendLetter, sendLetterWork } from './send-letter.ts'
import { tidyLetters } from './sending/queries.ts'
import { sendPhoneCode, sendPhoneCodeWork } from './text-message.ts'

const tidyLettersWork: Work<Record<string, never>> = { name: 'tidy-letters', payload: z.strictObject({}) }

const day = 86_400_000
/** For how many days is known what became of a letter, and that an address returned letters. */
const kept = { letters: 60, addresses: 180 }

export const letterHandlers = [
  handler(sendLetterWork, sendLetter),
  handler(sendPhoneCodeWork, sendPhoneCode),
  handler(tidyLettersWork, ({ database, now }) => {
    const before = (days: number) => new Date(now().getTime() - days * day)
    return tidyLetters(database, { letters: before(kept.letters), addresses: before(kept.addresses) })
  }),
]

export const letterSchedules: readonly Schedule[] = [{ pattern: '40 4 * * *', work: tidyLettersWork }]
