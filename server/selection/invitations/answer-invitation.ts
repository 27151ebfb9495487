import type { InvitationRefusalReason } from '@trampolim/marketplace/selection/invitations.ts'
import { record } from '../../platform/events/record.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { moveInvitation } from './move-invitation.ts'
import { dropInvitation, endInvitation, findInvitation, findOpenInvitation, type Invitation } from './queries.ts'

/** Refuses an open invitation. @throws invitation_not_found (also someone else's), invitation_ended */
export async function refuseInvitation(
  { database, now }: House,
  {
    professionalId,
    inviteId,
    reason = null,
  }: { professionalId: string; inviteId: string; reason?: InvitationRefusalReason | null | undefined },
) {
  await database.transaction().execute(async (tx) => {
    const invitation = await theirs(tx, { professionalId, inviteId, lock: true })
    const status = moveInvitation(invitation, 'invite:refused', 'candidate')
    const moment = now()
    await endInvitation(tx, { id: inviteId, status, by: 'candidate', reason, now: moment })
    await record(tx, {
      type: 'invitation.answered',
      payload: { invitationId: inviteId },
      actorId: professionalId,
      now: moment,
    })
  })
}

type Applying = { professionalId: string; jobId: string; inviteId?: string | undefined; lock: boolean }

/**
 * The invitation that an application accepts: the person's open one to the job of which they were notified, or the
 * given one.
 * @throws invitation_not_found, invitation_ended
 */
export async function invitationOf(tx: Tx | House['database'], asked: Applying): Promise<Invitation | null> {
  const { professionalId, jobId, inviteId, lock } = asked
  if (inviteId === undefined) return (await findOpenInvitation(tx, { jobId, professionalId, lock })) ?? null
  const named = await theirs(tx, { professionalId, inviteId, lock })
  if (named.jobId !== jobId) return refuse('invitation_not_found')
  moveInvitation(named, 'invite:confirmed', 'candidate')
  return named
}

/** Ends the invitation of a person who applies: it is accepted, or deleted if it was never announced. */
export async function acceptInvitation(tx: Tx, { invitation, now }: { invitation: Invitation; now: Date }) {
  const { id, told, professionalId } = invitation
  if (!told) return dropInvitation(tx, id)
  const status = moveInvitation(invitation, 'invite:confirmed', 'candidate')
  await endInvitation(tx, { id, status, by: 'candidate', now })
  await record(tx, { type: 'invitation.answered', payload: { invitationId: id }, actorId: professionalId, now })
}

async function theirs(
  tx: Tx | House['database'],
  { professionalId, inviteId, lock }: { professionalId: string; inviteId: string; lock: boolean },
): Promise<Invitation> {
  const invitation = await findInvitation(tx, inviteId, { lock })
  if (invitation?.professionalId !== professionalId || !invitation.told) return refuse('invitation_not_found')
  return invitation
}
