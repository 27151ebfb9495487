import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { FinalistOutcome, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
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

/** Whether a change of a job's status was a reviewer's block. */
export async function isTakenDown(tx: Tx, changeId: string): Promise<boolean> {
  const change = await tx
    .selectFrom('job_status_change')
    .select('to_status as to')
    .where('id', '=', changeId)
    .executeTakeFirst()
  return change?.to === ('job:blocked' satisfies JobStatus)
}

/** Some of the places of a job that is still blocked whose candidates are in its selection, in the order of their ids. */
export async function listPlacesOfRemoved(
  tx: Tx,
  { jobId, after, most }: { jobId: string; after: string; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('place')
    .innerJoin('job', 'job.id', 'place.job_id')
    .select('place.id')
    .where('place.job_id', '=', jobId)
    .where('job.status', '=', 'job:blocked' satisfies JobStatus)
    .where('place.step', '<>', 'discarded' satisfies SelectionStep)
    .where('place.id', '>', after)
    .orderBy('place.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
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

/**
 * Ends the places of jobs that are about to go: each gets its entry, lets go of its medical report and, unless its
 * candidate is out already or hired, is discarded by the house; moves that the candidate never saw stay unseen. Gives
 * those whose candidates still saw themselves in it, and the reports' files.
 */
export async function endPlaces(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
) {
  const { rows } = await sql<{ id: string; told: boolean; reportId: string | null }>`
    with held as (
      select id, step, medical_report_id, told_step, undo_until > ${now} as untold,
        status is distinct from 'candidate:hire:accepted' and outcome is distinct from 'hired' as leaves,
        step <> 'discarded' or coalesce(undo_until > ${now}, false) as told
      from place where job_id = any(${jobIds}::text[]) order by id for update
    ), written as (
      insert into place_history (id, place_id, type, from_step, to_step, actor, actor_id, happened_at)
      -- Behind what the process itself wrote at that moment (newId begins in the lower half), the undoing before the end.
      select lpad(to_hex(${now.getTime()}::bigint), 12, '0') || entry.tail
          || left(replace(gen_random_uuid()::text, '-', ''), 11),
        id, entry.type, step, entry.to_step, entry.actor, entry.actor_id, ${now}::timestamptz
      from held
      cross join lateral (
        select 'f' as tail, 'job_deleted' as type, null as to_step, 'recruiter' as actor, ${actorId}::text as actor_id
        union all
        select 'e', 'undone', held.told_step, 'automation', null where held.untold
      ) as entry
    ), ended as (
      update place set medical_report_id = null,
        step = case when held.told and leaves then 'discarded' else place.step end,
        status = case when held.told and leaves then 'candidate:discarded' else place.status end,
        discarded_by = case when held.told and leaves then 'automation' else place.discarded_by end,
        discarded_from = case
          when held.told and leaves then coalesce(place.told_step, place.step) else place.discarded_from end,
        discarded_at = case when held.told and leaves then ${now} else place.discarded_at end,
        moved_at = case when held.told then ${now} else place.moved_at end,
        -- What is due is still told.
        told_step = case when held.untold then null else place.told_step end,
        told_at = case when held.untold then null else place.told_at end,
        untold_since = case when held.untold then null else place.untold_since end,
        undo_step = case when held.untold then null else place.undo_step end,
        undo_until = case when held.untold then null else place.undo_until end
      from held where held.id = place.id
    )
    select id, told, medical_report_id as "reportId" from held order by id
  `.execute(tx)
  return {
    told: rows.filter(({ told }) => told).map(({ id }) => id),
    reports: rows.flatMap(({ reportId }) => reportId ?? []),
  }
}
