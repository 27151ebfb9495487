import { z } from 'zod'
import { clearEndedLinks } from '../action-links/queries.ts'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { clearSpentChallenges } from './passkeys/queries.ts'
import { makeResetLink, makeResetLinkWork } from './passwords/recover-password.ts'
import { clearEndedSessions } from './queries.ts'
import { resealOnce, resealWork } from './second-step/reseal.ts'
import { clearForgottenTries } from './sign-in/try-queries.ts'
import { warnOwner, warnOwnerWork } from './sign-in/warn-owner.ts'

const clearTriesWork: Work<Record<string, never>> = { name: 'clear-forgotten-tries', payload: z.strictObject({}) }
const clearEndedWork: Work<Record<string, never>> = { name: 'clear-ended-sessions', payload: z.strictObject({}) }

export const accountHandlers = [
  handler(makeResetLinkWork, makeResetLink),
  handler(warnOwnerWork, warnOwner),
  handler(resealWork, (house, from) => resealOnce(house, from)),
  handler(clearTriesWork, ({ database, now }) => clearForgottenTries(database, now())),
  handler(clearEndedWork, async ({ database, now }) => {
    await clearEndedSessions(database, now())
    await clearEndedLinks(database, now())
    await clearSpentChallenges(database, now())
  }),
]

export const accountSchedules: readonly Schedule[] = [
  { pattern: '17 * * * *', work: clearEndedWork },
  { pattern: '*/10 * * * *', work: clearTriesWork },
]
