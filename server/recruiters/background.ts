import { z } from 'zod'
import { handler, type Schedule, type Work } from '../platform/background/work.ts'
import { clearEndedInvitations } from './invitations/invitation-queries.ts'

const clearInvitationsWork: Work<Record<string, never>> = {
  name: 'clear-ended-invitations',
  payload: z.strictObject({}),
}

export const recruiterHandlers = [
  handler(clearInvitationsWork, ({ database, now }) => clearEndedInvitations(database, now())),
]

export const recruiterSchedules: readonly Schedule[] = [{ pattern: '21 4 * * *', work: clearInvitationsWork }]
