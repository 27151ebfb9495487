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

/** Resets the finalists of the ended job, and its counters with them. */
export const mendEndedJob: readonly RawBuilder<unknown>[] = [
  sql`
    with held as (
      select id, step, hidden, viewed_at from candidacy where job_id = ${endedJob} for update skip locked
    ), mended as (
      update candidacy set step = 'finalists', status = 'candidate:finalist', outcome = null, discarded_by = null,
        discarded_from = null, discarded_at = null
      where id in (select id from held)
    ), changed as (
      select each.step, sum(each.change) as change from held
      cross join lateral (values
        (held.step, -1), ('finalists', 1), ('unseen', case when held.step = 'discarded' and viewed_at is null then 1 else 0 end)
      ) as each (step, change)
      where not hidden group by each.step having sum(each.change) <> 0
    )
    update selection_counter as counter set count = counter.count + changed.change
    from changed where counter.job_id = ${endedJob} and counter.step = changed.step`,
]

/** Describes each counter of a selection that differs from the candidacies it counts. */
export async function wrongCounters({ database }: Ground): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    with counted as (
      select job_id, each.step, count(*)::integer as count from candidacy
      cross join lateral (values (candidacy.step), (case when step <> 'discarded' and viewed_at is null then 'unseen' end))
        as each (step)
      where not hidden and job_id is not null and each.step is not null group by job_id, each.step
    )
    select format('%s %s: %s instead of %s', job_id, step, coalesce(counter.count, 0), coalesce(counted.count, 0)) as wrong
    from counted full join selection_counter as counter using (job_id, step)
    where coalesce(counter.count, 0) <> coalesce(counted.count, 0) order by job_id, step
  `.execute(database)
  return rows.map(({ wrong }) => wrong)
}
