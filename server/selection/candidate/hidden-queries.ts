import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'

/** Locks the jobs in whose selections a candidate takes part against change and ending until the transaction ends. */
export async function lockJobsOf(tx: Tx, professionalId: string) {
  await sql`
    select from job where id in (select job_id from candidacy where professional_id = ${professionalId})
    order by id for no key update
  `.execute(tx)
}

/**
 * Hides or shows a candidate's candidacies, depending on whether a reviewer has blocked them and not approved them since;
 * returns those that changed.
 */
export async function rewriteHidden(tx: Tx, professionalId: string) {
  const { rows } = await sql<{ jobId: string; step: SelectionStep; viewed: boolean; hidden: boolean }>`
    with held as (
      select candidacy.id, ${isTakenDown('professional')} as blocked
      from candidacy join professional on professional.account_id = candidacy.professional_id
      where candidacy.professional_id = ${professionalId} and candidacy.job_id is not null
      order by candidacy.id for no key update of candidacy
    )
    update candidacy set hidden = held.blocked from held
    where candidacy.id = held.id and candidacy.hidden <> held.blocked
    returning candidacy.job_id as "jobId", candidacy.step, candidacy.viewed_at is not null as viewed, candidacy.hidden
  `.execute(tx)
  return rows
}
