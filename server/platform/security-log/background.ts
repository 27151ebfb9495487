import { securityLogDays, securityLogEntries } from '@trampolim/marketplace/security/security-events.ts'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../background/work.ts'
import { dropOldSecurityEvents } from './queries.ts'

const dayLength = 86_400_000

const trimSecurityLogWork: Work<Record<string, never>> = { name: 'trim-security-log', payload: z.strictObject({}) }

export const securityHandlers = [
  handler(trimSecurityLogWork, ({ database, now }) =>
    dropOldSecurityEvents(database, {
      before: new Date(now().getTime() - securityLogDays * dayLength),
      most: securityLogEntries,
    }),
  ),
]

export const securitySchedules: readonly Schedule[] = [{ pattern: '37 * * * *', work: trimSecurityLogWork }]
