import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/**
 * Which of these jobs there are, held until the transaction ends; always in the same order, so that two can't block each
 * other. Nobody applies meanwhile, but a move that has begun may still count its step, since it holds its place already.
 */
export async function holdJobs(tx: Tx, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job where id = any(${jobIds}::text[]) order by id for no key update
  `.execute(tx)
  return rows.map(({ id }) => id)
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

/** Takes jobs away with all that is theirs alone, and out of the reviewers' hands; what was decided stays with the audit. */
export async function removeJobs(tx: Tx, { jobIds, now }: { jobIds: readonly string[]; now: Date }) {
  await sql`
    delete from review where subject = 'job' and subject_id = any(${jobIds}::text[]) and decided_at is null
  `.execute(tx)
  await sql`
    update review set answered_at = ${now}
    where subject = 'job' and subject_id = any(${jobIds}::text[]) and decided_at is not null and answered_at is null
  `.execute(tx)
  await sql`
    delete from approved_version where subject = 'job' and subject_id = any(${jobIds}::text[])
  `.execute(tx)
  await sql`delete from job where id = any(${jobIds}::text[])`.execute(tx)
}
