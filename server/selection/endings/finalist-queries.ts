import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { hasDeclined } from '../queries.ts'

/**
 * Whether a finalist of an ended job stays and hasn't been notified that they were hired, or that no outcome is recorded.
 * With a hiring message the company has said what it decided.
 */
const isUnannouncedFinalist = sql<boolean>`(
  job.status = 'job:closed' and candidacy.step = 'finalists'
  and candidacy.status is distinct from 'candidate:hire:accepted' and candidacy.outcome is distinct from 'notHired'
  and not exists (
    select from hiring_message as hire where hire.candidacy_id = candidacy.id and hire.status = 'pending'
  )
  and not exists (
    select from candidacy_history as entry
    where entry.candidacy_id = candidacy.id
      and entry.type = case when candidacy.outcome = 'hired' then 'hired' else 'job_ended' end
  )
)`

/**
 * A finalist who stays after the selection's end; whether a recruiter recorded that they were hired, and whether they
 * didn't want to be.
 */
export type StayingFinalist = { id: string; hired: boolean; declined: boolean }

/** Locks some of a job's finalists who still have to be notified of its end, in the order of their ids, as all moves do. */
export async function listUnannouncedFinalists(tx: Tx, { jobId, most }: { jobId: string; most: number }) {
  const { rows } = await sql<StayingFinalist>`
    select candidacy.id, candidacy.outcome is not distinct from 'hired' as hired, ${hasDeclined} as declined
    from candidacy join job on job.id = candidacy.job_id
    where candidacy.job_id = ${jobId} and ${isUnannouncedFinalist}
    order by candidacy.id limit ${most} for no key update of candidacy
  `.execute(tx)
  return rows
}

/**
 * Jobs that closed within a span and have finalists who still have to be notified of it: they were taken back after the
 * end, or a hiring message that they never saw was canceled.
 */
export async function listJobsWithUnannounced(
  database: Database,
  { after, before, most }: { after: Date; before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct job.id from job join candidacy on candidacy.job_id = job.id
    where job.closed_at > ${after} and job.closed_at <= ${before} and candidacy.undo_until is null
      and ${isUnannouncedFinalist}
    order by job.id limit ${most}
  `.execute(database)
  return rows.map(({ id }) => id)
}
