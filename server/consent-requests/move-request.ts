import { type ConsentStatus, consentTransitions } from '@trampolim/marketplace/curriculums/consent-requests.ts'
import { type Actor, mayMove } from '@trampolim/marketplace/transitions.ts'
import { refuse } from '../platform/refusal.ts'
import type { HeldRequest } from './queries.ts'

/**
 * The status after a move.
 * @throws consent_request_ended
 */
export function move<To extends ConsentStatus>({ status }: Pick<HeldRequest, 'status'>, to: To, actor: Actor): To {
  if (!mayMove<ConsentStatus>(consentTransitions, { from: status, to, actor })) refuse('consent_request_ended')
  return to
}
