import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** Where a place stands of which its candidate is to be told. */
export type Told = {
  placeId: string
  /** The step of which they were told last. */
  from: SelectionStep
  to: SelectionStep
  /** What the recruiter wrote with a discard. */
  feedback: string | null
  email: string
  name: string
  jobName: string
  company: string | null
}

/** Places whose untold moves can no longer be undone, held until the transaction ends; the oldest first. */
export async function holdDueMoves(tx: Tx, { now, most }: { now: Date; most: number }): Promise<Told[]> {
  const { rows } = await sql<Told>`
    select place.id as "placeId", place.told_step as "from", place.step as "to", last.note as feedback, account.email,
      professional.name, place.job_name as "jobName", place.company_name as company
    from place
    join professional on professional.account_id = place.professional_id
    join account on account.id = place.professional_id
    left join lateral (
      select note from place_history as entry
      where entry.place_id = place.id and entry.type = 'discarded' and entry.actor = 'recruiter'
        and place.step = 'discarded'
      order by entry.happened_at desc, entry.id desc limit 1
    ) as last on true
    where place.undo_until <= ${now}
    order by place.undo_until limit ${most} for update of place skip locked
  `.execute(tx)
  return rows
}

/** Notes that the candidates of these places know where they stand. */
export async function forgetUntold(tx: Tx, placeIds: readonly string[]) {
  await sql`
    update place set told_step = null, told_at = null, untold_since = null, undo_step = null, undo_until = null
    where id = any (${placeIds}::text[])
  `.execute(tx)
}
