import { deletedByAge } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { securityLogEntries } from '@trampolim/marketplace/security/security-events.ts'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../background/work.ts'
import { trimSecurityLog } from './queries.ts'

const trimSecurityLogWork: Work<Record<string, never>> = { name: 'trim-security-log', payload: z.strictObject({}) }

export const securityHandlers = [
  handler(trimSecurityLogWork, ({ database }) =>
    trimSecurityLog(database, { days: deletedByAge.securityEvent.days, most: securityLogEntries }),
  ),
]

export const securitySchedules: readonly Schedule[] = [{ pattern: '37 * * * *', work: trimSecurityLogWork }]
