import { hiringJobFor } from '../../candidates/hiring-job.ts'
import { record } from '../../platform/events/record.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { moveInvitation } from './move-invitation.ts'
import { dropInvitation, endInvitation, findInvitation } from './queries.ts'

/**
 * Cancels an open invitation to a job of the recruiter's organisation. If the candidate wasn't notified of it yet, it
 * is deleted.
 * @returns whether the candidate knew of it
 * @throws job_not_found, invitation_not_found, invitation_ended
 */
export async function cancelInvitation(
  { database, now }: House,
  { recruiterId, jobId, inviteId }: { recruiterId: string; jobId: string; inviteId: string },
): Promise<{ told: boolean }> {
  return database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    const invitation = await findInvitation(tx, inviteId, { lock: true })
    if (invitation?.jobId !== jobId) return refuse('invitation_not_found')
    const status = moveInvitation(invitation, 'invite:canceled', 'recruiter')
    if (!invitation.told) {
      await dropInvitation(tx, inviteId)
      return { told: false }
    }
    const moment = now()
    await endInvitation(tx, { id: inviteId, status, by: 'recruiter', now: moment })
    await record(tx, {
      type: 'invitation.ended',
      payload: { invitationId: inviteId, why: 'canceled' },
      actorId: recruiterId,
      now: moment,
    })
    return { told: true }
  })
}
