import { type RawBuilder, sql } from 'kysely'
import type { Ground } from '../faults/crowd.ts'
import { insertCandidacy, insertJob } from '../world/builders.ts'

const jobName = 'Vaga encerrada com finalistas'

/** The ended job whose finalists have no recorded outcome yet. */
export const endedJob = sql`(select id from job where job_name = ${jobName})`

/** Adds to the bakery a job that has ended with five undecided finalists. */
export async function addEndedJob({ database, now }: Ground) {
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from recruiter join account on id = account_id where email like 'bruno@%'
  `.execute(database)
  const jobId = await insertJob(
    { database, now },
    { organizationId: rows[0]?.id ?? '', job_name: jobName, status: 'job:closed' },
  )
  const people = await database
    .selectFrom('professional')
    .select('account_id as id')
    .orderBy('account_id')
    .limit(5)
    .execute()
  for (const { id } of people) {
    await insertCandidacy(
      { database, now },
      { jobId, professionalId: id, step: 'finalists', status: 'candidate:finalist' },
    )
  }
}

/** Resets the finalists of the ended job. */
export const mendEndedJob: readonly RawBuilder<unknown>[] = [
  sql`
    update candidacy set step = 'finalists', status = 'candidate:finalist', outcome = null, discarded_by = null,
      discarded_from = null, discarded_at = null
    where id in (select id from candidacy where job_id = ${endedJob} for update skip locked)`,
]
