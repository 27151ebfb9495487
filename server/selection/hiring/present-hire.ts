import type { HiringMessage } from '@trampolim/contract/hiring.ts'
import { type HireDocument, hireUntil } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationEnds } from '@trampolim/marketplace/selection/invitations.ts'
import type { Hire } from './queries.ts'

/** A hiring message as both sides read it. */
export function presentHire(hire: Hire): HiringMessage {
  const { id, status, salary, start, documents, otherDocuments, message, made, told, answered, ended } = hire
  return {
    ...{ hireId: id, status, salary, start, documents: documents as HireDocument[], otherDocuments, message },
    made: made.toISOString(),
    told: told?.toISOString() ?? null,
    ends: status === 'pending' && told ? hireEnds(told, hire).toISOString() : null,
    answered: answered?.toISOString() ?? null,
    ended: ended?.toISOString() ?? null,
    endedBy: hire.endedBy,
    reason: hire.reason,
  }
}

/** When a message of which the candidate was notified expires. */
export function hireEnds(told: Date, { start, due }: Pick<Hire, 'start' | 'due'>): Date {
  const usual = Math.min(invitationEnds(told).getTime(), hireUntil(start, told).getTime())
  return new Date(Math.max(usual, due?.getTime() ?? 0))
}
