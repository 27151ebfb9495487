import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { FinalistOutcome } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** To whom a letter about each of these places goes, with the job as the candidate knew it. */
export async function findAddressees(tx: Tx, placeIds: readonly string[]) {
  return tx
    .selectFrom('place')
    .innerJoin('professional', 'professional.account_id', 'place.professional_id')
    .innerJoin('account', 'account.id', 'place.professional_id')
    .select([
      'place.id as placeId',
      'account.email',
      'professional.name',
      'place.job_name as jobName',
      'place.company_name as company',
    ])
    .where('place.id', 'in', placeIds)
    .orderBy('place.id')
    .execute()
}

/** Whether a job's selection has ended. */
export async function isEnded(tx: Tx, jobId: string): Promise<boolean> {
  const job = await tx.selectFrom('job').select('status').where('id', '=', jobId).executeTakeFirst()
  return job?.status === ('job:closed' satisfies JobStatus)
}

/**
 * Some of an ended job's places whose candidates are still in it, held in the order of all movers: neither hired ones nor
 * finalists of whom the recruiter hasn't said that they weren't hired.
 */
export async function listPlacesStillIn(tx: Tx, { jobId, most }: { jobId: string; most: number }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select place.id from place join job on job.id = place.job_id
    where place.job_id = ${jobId} and job.status = 'job:closed' and place.step <> 'discarded'
      and place.status is distinct from 'candidate:hire:accepted'
      and (place.step <> 'finalists' or place.outcome = 'notHired')
    order by place.id limit ${most} for update of place
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Finalists of a job, held until the transaction ends, in the order of all movers. */
export async function holdFinalists(tx: Tx, jobId: string) {
  const { rows } = await sql<{ id: string; isHired: boolean; hidden: boolean }>`
    select id, status is not distinct from 'candidate:hire:accepted' or outcome is not distinct from 'hired' as "isHired", hidden
    from place where job_id = ${jobId} and step = 'finalists' order by id for update
  `.execute(tx)
  return rows
}

/** Writes what became of finalists. What they weren't told yet is told with it. */
export async function rewriteOutcomes(tx: Tx, settled: readonly { processId: string; outcome: FinalistOutcome }[]) {
  await sql`
    update place set outcome = settled.outcome,
      told_step = null, told_at = null, untold_since = null, undo_step = null, undo_until = null
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled ("processId" text, outcome text)
    where place.id = settled."processId"
  `.execute(tx)
}

/** A finalist who stays one after the end of the selection, and whether a recruiter said that they were hired. */
export type StayingFinalist = { id: string; hired: boolean }

/**
 * Finalists of an ended job who stay and haven't been told so: that they were hired, or that nothing was said of them. Held
 * in the order of all movers.
 */
export async function listUntoldFinalists(tx: Tx, { jobId, most }: { jobId: string; most: number }) {
  const { rows } = await sql<StayingFinalist>`
    select place.id, place.outcome is not distinct from 'hired' as hired
    from place join job on job.id = place.job_id
    where place.job_id = ${jobId} and job.status = 'job:closed' and place.step = 'finalists'
      and place.status is distinct from 'candidate:hire:accepted' and place.outcome is distinct from 'notHired'
      and not exists (
        select from place_history as entry
        where entry.place_id = place.id
          and entry.type = case when place.outcome = 'hired' then 'hired' else 'job_ended' end
      )
    order by place.id limit ${most} for update of place
  `.execute(tx)
  return rows
}
