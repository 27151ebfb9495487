import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { clearEnded } from './queries.ts'
import { makeResetLink, makeResetLinkWork } from './recover-password.ts'

const clearEndedWork: Work<Record<string, never>> = { name: 'clear-ended-sessions', payload: z.strictObject({}) }

export const accountHandlers = [
  handler(makeResetLinkWork, makeResetLink),
  handler(clearEndedWork, ({ database, now }) => clearEnded(database, now())),
]

export const accountSchedules: readonly Schedule[] = [{ pattern: '17 * * * *', work: clearEndedWork }]
