import type { HistoryEntry } from '@trampolim/marketplace/selection/history.ts'
import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** A move as its candidate is told of it. */
export type Told = {
  placeId: string
  type: HistoryEntry
  to: SelectionStep | null
  actor: Actor
  feedback: string | null
  happened: Date
  email: string
  name: string
  jobName: string
  company: string | null
  /** Nothing has happened at the place since. */
  last: boolean
}

/** An entry of a place's history with whom to tell. */
export async function findTold(tx: Tx, historyId: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select entry.place_id as "placeId", entry.type, entry.to_step as "to", entry.actor, entry.note as feedback,
      entry.happened_at as happened, account.email, professional.name, place.job_name as "jobName",
      place.company_name as company,
      not exists (
        select from place_history as later
        where later.place_id = entry.place_id and later.id <> entry.id and later.happened_at >= entry.happened_at
          and later.type in ('undone', 'withdrawn', 'job_deleted', 'discarded')
          and (later.happened_at > entry.happened_at or later.type <> 'discarded')
      ) as last
    from place_history as entry
    join place on place.id = entry.place_id
    join professional on professional.account_id = place.professional_id
    join account on account.id = place.professional_id
    where entry.id = ${historyId}
  `.execute(tx)
  return rows[0]
}
