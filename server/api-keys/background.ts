import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { answerAskedKey, askKeyWork } from './ask-key.ts'
import { deleteOldKeys } from './queries.ts'

const clearKeysWork: Work<Record<string, never>> = { name: 'clear-api-keys', payload: z.strictObject({}) }

export const apiKeyHandlers = [
  handler(askKeyWork, (house, { sealed }) => answerAskedKey(house, sealed)),
  handler(clearKeysWork, ({ database, now }) => {
    const moment = now()
    return deleteOldKeys(database, {
      now: tooOldBefore('keyLink', moment),
      used: tooOldBefore('unusedKey', moment),
      ended: tooOldBefore('endedKey', moment),
    })
  }),
]

export const apiKeySchedules: readonly Schedule[] = [{ pattern: '47 7 * * *', work: clearKeysWork }]
