import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** Keeps the jobs in whose selections a candidate is from being changed or ended until the transaction ends. */
export async function holdJobsOf(tx: Tx, professionalId: string) {
  await sql`
    select from job where id in (select job_id from place where professional_id = ${professionalId})
    order by id for no key update
  `.execute(tx)
}

/** Hides a candidate's places or shows them, by whether they are blocked; tells those that turned. */
export async function rewriteHidden(tx: Tx, professionalId: string) {
  const { rows } = await sql<{ jobId: string; step: SelectionStep; viewed: boolean; hidden: boolean }>`
    with held as (
      select place.id, professional.status = 'blocked' as blocked
      from place join professional on professional.account_id = place.professional_id
      where place.professional_id = ${professionalId} and place.job_id is not null
      order by place.id for update of place
    )
    update place set hidden = held.blocked from held
    where place.id = held.id and place.hidden <> held.blocked
    returning place.job_id as "jobId", place.step, place.viewed_at is not null as viewed, place.hidden
  `.execute(tx)
  return rows
}
