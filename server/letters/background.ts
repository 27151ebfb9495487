import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { sendLetter, sendLetterWork } from './send-letter.ts'
import { tidyLetters } from './sending/queries.ts'
import { sendPhoneCode, sendPhoneCodeWork } from './text-message.ts'

const tidyLettersWork: Work<Record<string, never>> = { name: 'tidy-letters', payload: z.strictObject({}) }

export const letterHandlers = [
  handler(sendLetterWork, sendLetter),
  handler(sendPhoneCodeWork, sendPhoneCode),
  handler(tidyLettersWork, ({ database, now }) => {
    const moment = now()
    return tidyLetters(database, {
      letters: tooOldBefore('letter', moment),
      addresses: tooOldBefore('returningAddress', moment),
    })
  }),
]

export const letterSchedules: readonly Schedule[] = [{ pattern: '40 4 * * *', work: tidyLettersWork }]
