import type { SelectionStep } from '@trampolim/marketplace/selection/steps.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/** A candidacy of a person who leaves, in the form of the counters; its job is null if it was deleted. */
export type LeftCandidacy = {
  id: string
  jobId: string | null
  step: SelectionStep
  viewed: boolean
  hidden: boolean
  applied: string
}

/** Locks the jobs of a person's candidacies; deleting a job also locks it before its candidacies. */
export async function lockJobsOf(tx: Tx, professionalId: string) {
  await sql`
    select from job where id in (select job_id from candidacy where professional_id = ${professionalId})
    order by id for share
  `.execute(tx)
}

/** Locks all candidacies of a person, in the same order as moves do. */
export async function lockCandidaciesOf(tx: Tx, professionalId: string): Promise<LeftCandidacy[]> {
  const { rows } = await sql<LeftCandidacy>`
    select id, job_id as "jobId", step, viewed_at is not null as viewed, hidden,
      to_char(applied_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as applied
    from candidacy where professional_id = ${professionalId} order by id for update
  `.execute(tx)
  return rows
}

export type NewDeparture = { id: string; jobId: string; step: SelectionStep; applied: string; left: string }

export async function insertDepartures(tx: Tx, departures: readonly NewDeparture[]) {
  if (departures.length === 0) return
  await tx
    .insertInto('departure')
    .values(
      departures.map(({ id, jobId, step, applied, left }) => ({
        id,
        job_id: jobId,
        step,
        applied_on: applied,
        left_on: left,
      })),
    )
    .execute()
}

/** Removes the names of people who leave from their notes on candidates and from the views of medical reports. */
export async function blankAuthors(tx: Tx, accountIds: readonly string[]) {
  await tx.updateTable('note').set({ author_name: '' }).where('author_id', 'in', accountIds).execute()
  await tx.updateTable('scorecard').set({ recruiter_name: '' }).where('recruiter_id', 'in', accountIds).execute()
  await tx.updateTable('medical_report_view').set({ viewer_name: '' }).where('viewer_id', 'in', accountIds).execute()
}

/** Lists the people who left a job's selection by deleting their account, latest first. */
export async function findDepartures(database: Database, { jobId, most }: { jobId: string; most: number }) {
  const { rows } = await sql<{ id: string; step: SelectionStep; applied: string; left: string }>`
    select id, step, to_char(applied_on, 'YYYY-MM-DD') as applied, to_char(left_on, 'YYYY-MM-DD') as left
    from departure where job_id = ${jobId} order by left_on desc, id desc limit ${most}
  `.execute(database)
  return rows
}
