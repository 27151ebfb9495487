import type { HistoryEntry } from '@trampolim/marketplace/selection/history.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** The recruiters' moves of each of these candidacies since a given moment for each, oldest first. */
export async function listMovesSince(tx: Tx, asked: readonly { candidacyId: string; since: Date }[]) {
  const { rows } = await sql<{
    candidacyId: string
    type: string
    from: SelectionStep | null
    to: SelectionStep | null
    happened: Date
  }>`
    select entry.candidacy_id as "candidacyId", entry.type, entry.from_step as "from", entry.to_step as "to",
      entry.happened_at as happened
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked ("candidacyId" text, since timestamptz)
    join candidacy_history as entry on entry.candidacy_id = asked."candidacyId" and entry.happened_at >= asked.since
    order by entry.happened_at, entry.id
  `.execute(tx)
  return rows
}

export type NewHistory = {
  id: string
  candidacyId: string
  type: HistoryEntry
  from: SelectionStep | null
  to: SelectionStep | null
  actor: Actor
  actorId: string | null
  note: string | null
  now: Date
}

export async function storeHistory(tx: Tx, ...entries: NewHistory[]) {
  if (entries.length === 0) return
  await tx
    .insertInto('candidacy_history')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        candidacy_id: entry.candidacyId,
        type: entry.type,
        from_step: entry.from,
        to_step: entry.to,
        actor: entry.actor,
        actor_id: entry.actorId,
        note: entry.note,
        happened_at: entry.now,
      })),
    )
    .execute()
}
