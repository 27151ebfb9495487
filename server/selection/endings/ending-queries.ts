import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { type StepAnswer, stepsBeforeFinal } from '@trampolim/marketplace/selection/ending.ts'
import type { FinalistOutcome, SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { announced, hasDeclined, hasStandingHire, isHired, isRemoved } from '../queries.ts'

/** Whether a candidate had a hiring message that ends, or has just ended, with the selection. */
const hasLostOffer = sql<boolean>`exists (
  select from hiring_message as offer
  where offer.candidacy_id = candidacy.id and offer.told_at is not null
    and (offer.status = 'pending' or offer.status = 'canceled' and offer.ended_by = 'automation')
)`

/** Finds the addressee of a letter about each of these candidacies, with the job as the candidate knew it. */
export async function findAddressees(tx: Tx, candidacyIds: readonly string[]) {
  return tx
    .selectFrom('candidacy')
    .innerJoin('professional', 'professional.account_id', 'candidacy.professional_id')
    .innerJoin('account', 'account.id', 'candidacy.professional_id')
    .leftJoin('job', 'job.id', 'candidacy.job_id')
    .select([
      sql<boolean>`job.taken_down_at is not null`.as('takenDown'),
      hasDeclined.as('declined'),
      isHired.as('hired'),
      hasLostOffer.as('offered'),
      'candidacy.id as candidacyId',
      'candidacy.professional_id as professionalId',
      'account.email',
      'professional.name',
      'candidacy.job_name as jobName',
      'candidacy.company_name as company',
      'candidacy.for_client as forClient',
    ])
    .where('candidacy.id', 'in', candidacyIds)
    .orderBy('candidacy.id')
    .execute()
}

/** Whether a job's selection has ended. */
export async function isEnded(tx: Tx, jobId: string): Promise<boolean> {
  const job = await tx.selectFrom('job').select('status').where('id', '=', jobId).executeTakeFirst()
  return job?.status === ('job:closed' satisfies JobStatus)
}

/**
 * The news that a job's candidates get about a change of its status: a reviewer took it down, or it is back after that.
 */
export type StandingNews = 'removed' | 'returned'

/**
 * The news that a change of a job's status is for its candidates; null if none. A job may be back while still paused.
 */
export async function newsOfChange(tx: Tx, changeId: string): Promise<StandingNews | null> {
  const { rows } = await sql<{ to: string; before: string | null }>`
    select change.to_status as "to", (
      select earlier.to_status from job_status_change as earlier
      where earlier.job_id = change.job_id and (earlier.changed_at, earlier.id) < (change.changed_at, change.id)
        and earlier.to_status in ('job:approved', 'job:disabled', 'job:blocked')
      order by earlier.changed_at desc, earlier.id desc limit 1
    ) as before
    from job_status_change as change where change.id = ${changeId}
  `.execute(tx)
  const [change] = rows
  // Candidates of a job that is taken down again, after a correction that wasn't approved, know it already.
  if (change?.to === 'job:blocked') return change.before === 'job:blocked' ? null : 'removed'
  const isBack = change?.before === 'job:blocked' && (change.to === 'job:approved' || change.to === 'job:disabled')
  return isBack ? 'returned' : null
}

const isTrue = {
  removed: isRemoved,
  returned: sql<boolean>`job.status in ('job:approved', 'job:disabled')`,
} as const satisfies Record<StandingNews, unknown>

const isIn = {
  // A discard that wasn't announced before the job was taken down doesn't exist for its candidate until it is back.
  removed: sql<boolean>`(candidacy.step <> 'discarded' or candidacy.undo_until is not null)`,
  returned: sql<boolean>`candidacy.step <> 'discarded'`,
} as const satisfies Record<StandingNews, unknown>

/**
 * A batch of a job's candidacies, in the order of their ids, whose candidates were in its selection when the event
 * happened and still are, as far as they know, as long as the news is true.
 */
export async function listCandidaciesToTell(
  tx: Tx,
  {
    eventId,
    jobId,
    news,
    after,
    most,
  }: { eventId: string; jobId: string; news: StandingNews; after: string; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('candidacy')
    .innerJoin('job', 'job.id', 'candidacy.job_id')
    .select('candidacy.id')
    .where('candidacy.job_id', '=', jobId)
    .where(isTrue[news])
    .where(isIn[news])
    .where('candidacy.applied_at', '<=', (select) =>
      select.selectFrom('event').select('occurred_at').where('id', '=', eventId),
    )
    .where('candidacy.id', '>', after)
    .orderBy('candidacy.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * A candidate who is still in the selection of an ended job. `informed`: a finalist who declined to be hired, and whom
 * automation has told already that the selection ended.
 */
export type StillIn = { id: string; step: SelectionStep; outcome: FinalistOutcome | null; informed: boolean }

/**
 * Locks some of an ended job's candidacies whose candidates are still in it, in the order of their ids, as all moves do.
 * Hired candidates are excluded, and so are finalists unless the recruiter recorded that they weren't hired; and who was
 * taken back after the end, if that was after `before`.
 */
export async function listCandidaciesStillIn(
  tx: Tx,
  { jobId, before, most }: { jobId: string; before: Date; most: number },
): Promise<StillIn[]> {
  const { rows } = await sql<StillIn>`
    select candidacy.id, candidacy.step, candidacy.outcome,
      candidacy.step = 'finalists' and ${hasDeclined} and exists (
        select from candidacy_history as entry
        where entry.candidacy_id = candidacy.id and entry.type = 'job_ended' and entry.to_step = 'finalists'
      ) as informed
    from candidacy join job on job.id = candidacy.job_id
    where candidacy.job_id = ${jobId} and job.status = 'job:closed' and candidacy.step <> 'discarded'
      and candidacy.status is distinct from 'candidate:hire:accepted'
      and (candidacy.step <> 'finalists' or candidacy.outcome = 'notHired')
      and (candidacy.step = 'finalists' or job.closed_at <= ${before} or not exists (
        select from candidacy_history as entry
        where entry.candidacy_id = candidacy.id and entry.type = 'undone' and entry.happened_at >= job.closed_at
      ))
    order by candidacy.id limit ${most} for no key update of candidacy
  `.execute(tx)
  return rows
}

/**
 * Ended jobs that closed before a moment and still have candidates before the finalists, who were taken back after the
 * end.
 */
export async function listJobsWithLeft(database: Database, { before, most }: { before: Date; most: number }) {
  const rows = await database
    .selectFrom('job')
    .innerJoin('selection_counter', 'selection_counter.job_id', 'job.id')
    .select('job.id')
    .distinct()
    .where('job.status', '=', 'job:closed' satisfies JobStatus)
    .where('job.closed_at', '<=', before)
    .where('selection_counter.step', 'in', stepsBeforeFinal)
    .where('selection_counter.count', '>', 0)
    .orderBy('job.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The recruiter's message to everybody left in certain steps when they ended a job; `by` is null once they have left.
 */
export async function findEnding(tx: Tx, jobId: string) {
  const { rows } = await sql<{ by: string | null; steps: StepAnswer[] }>`
    select account.id as by, job.ending -> 'steps' as steps
    from job left join account on account.id = job.ending ->> 'by'
    where job.id = ${jobId} and job.ending is not null
  `.execute(tx)
  return rows[0]
}

type Settleable = { id: string; step: SelectionStep; isHired: boolean; hireStanding: boolean; hidden: boolean }

/**
 * Locks a job's finalists, and these candidacies if they are still in its selection, until the transaction ends; in the
 * order of their ids, as all moves do.
 */
export async function lockSettled(tx: Tx, { jobId, candidacyIds }: { jobId: string; candidacyIds: readonly string[] }) {
  const { rows } = await sql<Settleable>`
    select id, step, hidden, ${isHired} as "isHired", ${hasStandingHire} as "hireStanding"
    from candidacy
    where job_id = ${jobId} and (step = 'finalists' or step <> 'discarded' and not hidden and id = any(${candidacyIds}::text[]))
    order by id for no key update
  `.execute(tx)
  return rows
}

/** Records that the company keeps these discarded candidates for its other jobs; any later move deletes that record. */
export async function keepCandidacies(tx: Tx, candidacyIds: readonly string[]) {
  if (candidacyIds.length === 0) return
  await tx
    .updateTable('candidacy')
    .set({ outcome: 'kept' satisfies FinalistOutcome })
    .where('id', 'in', candidacyIds)
    .execute()
}

/** Records the outcomes of candidates. Moves not yet announced to them are announced with the outcome. */
export async function rewriteOutcomes(tx: Tx, settled: readonly { processId: string; outcome: FinalistOutcome }[]) {
  if (settled.length === 0) return
  await sql`
    update candidacy set outcome = settled.outcome, ${announced}
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as settled ("processId" text, outcome text)
    where candidacy.id = settled."processId"
  `.execute(tx)
}

/**
 * Ends the candidacies of jobs that are about to be deleted. Each gets a history entry and loses its medical report.
 * Automation discards candidates who are neither out nor hired; moves that the candidate never saw are undone.
 * @returns the candidacies whose candidates still saw themselves in the selection, and the files of the reports
 */
export async function endCandidacies(
  tx: Tx,
  { jobIds, actorId, now }: { jobIds: readonly string[]; actorId: string; now: Date },
) {
  const { rows } = await sql<{ id: string; notified: boolean; takenDown: boolean; reportId: string | null }>`
    with held as (
      -- The end is announced in place of a step forward, whose undo time may be over, but not of a discard that is due.
      select id, step, medical_report_id, told_step,
        undo_until is not null and (undo_until > ${now} or step <> 'discarded') as unannounced,
        status is distinct from 'candidate:hire:accepted' and outcome is distinct from 'hired' as leaves,
        step <> 'discarded' or coalesce(undo_until > ${now}, false) as notified,
        exists (
          select from job where job.id = candidacy.job_id and (job.status = 'job:blocked' or job.taken_down_at is not null)
        ) as removed
      from candidacy where job_id = any(${jobIds}::text[]) order by id for update
    ), written as (
      insert into candidacy_history (id, candidacy_id, type, from_step, to_step, actor, actor_id, happened_at)
      -- Behind what the process itself wrote at that moment (newId begins in the lower half), the undoing before the end.
      select lpad(to_hex(${now.getTime()}::bigint), 12, '0') || entry.tail
          || left(replace(gen_random_uuid()::text, '-', ''), 11),
        id, entry.type, step, entry.to_step, entry.actor, entry.actor_id, ${now}::timestamptz
      from held
      cross join lateral (
        select 'f' as tail, 'job_deleted' as type, null as to_step, 'recruiter' as actor, ${actorId}::text as actor_id
        union all
        select 'e', 'undone', held.told_step, 'automation', null where held.unannounced
      ) as entry
    ), ended as (
      update candidacy set medical_report_id = null,
        step = case when held.notified and leaves then 'discarded' else candidacy.step end,
        status = case when held.notified and leaves then 'candidate:discarded' else candidacy.status end,
        discarded_by = case when held.notified and leaves then 'automation' else candidacy.discarded_by end,
        discarded_from = case
          when held.notified and leaves then coalesce(candidacy.told_step, candidacy.step) else candidacy.discarded_from end,
        discarded_at = case when held.notified and leaves then ${now} else candidacy.discarded_at end,
        moved_at = case when held.notified then ${now} else candidacy.moved_at end,
        told_step = case when held.unannounced then null else candidacy.told_step end,
        told_at = case when held.unannounced then null else candidacy.told_at end,
        untold_since = case when held.unannounced then null else candidacy.untold_since end,
        undo_step = case when held.unannounced then null else candidacy.undo_step end,
        undo_until = case when held.unannounced then null else candidacy.undo_until end
      from held where held.id = candidacy.id
    )
    select id, notified, removed as "takenDown", medical_report_id as "reportId" from held order by id
  `.execute(tx)
  return {
    notified: rows.filter(({ notified }) => notified),
    reports: rows.flatMap(({ reportId }) => reportId ?? []),
  }
}
