import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'

/** A candidate of an interview of which they never learned. */
export type Untold = { interviewId: string; processId: string }

/**
 * Removes these candidates from waiting lists, since what is set or offered to them by an interview is what they waited
 * for.
 */
export async function settleWaiting(
  tx: Tx,
  { processIds, interviewId }: { processIds: readonly string[]; interviewId: string },
) {
  await sql`
    update slot_offer set status = 'canceled', due_at = null, settled_for = ${interviewId}
    where candidacy_id = any(${processIds}::text[]) and status = 'waiting'
  `.execute(tx)
}

/**
 * Puts the candidates of interviews that were taken back unseen into the places on waiting lists that they had before.
 */
export async function returnToWaiting(tx: Tx, untold: readonly Untold[]) {
  if (untold.length === 0) return
  // An offer that is due at once gets its next time as it is attended, or ends if its candidate has left.
  await sql`
    update slot_offer as offer set status = 'waiting', due_at = offer.set_at, settled_for = null
    from jsonb_to_recordset(${JSON.stringify(untold)}::jsonb) as gone ("interviewId" text, "processId" text)
    where offer.candidacy_id = gone."processId" and offer.settled_for = gone."interviewId" and offer.status = 'canceled'
  `.execute(tx)
}
