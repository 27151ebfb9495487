import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { clearVerifications } from './queries.ts'

const clearVerificationsWork: Work<Record<string, never>> = {
  name: 'clear-verifications',
  payload: z.strictObject({}),
}

export const verificationHandlers = [
  handler(clearVerificationsWork, ({ database, now }) => clearVerifications(database, now())),
]

export const verificationSchedules: readonly Schedule[] = [{ pattern: '27 * * * *', work: clearVerificationsWork }]
