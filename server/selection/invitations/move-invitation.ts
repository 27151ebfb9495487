import { type InvitationStatus, invitationTransitions } from '@trampolim/marketplace/selection/invitations.ts'
import { type Actor, mayMove } from '@trampolim/marketplace/transitions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Invitation } from './queries.ts'

/**
 * The status of an invitation after a move.
 * @throws invitation_ended (answered, canceled or over)
 */
export function moveInvitation<To extends InvitationStatus>(
  { status }: Pick<Invitation, 'status'>,
  to: To,
  actor: Actor,
): To {
  if (!mayMove<InvitationStatus>(invitationTransitions, { from: status, to, actor })) refuse('invitation_ended')
  return to
}
