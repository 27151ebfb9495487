import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { sql } from 'kysely'
import { recordAll } from '../../platform/events/record-all.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'

type Blocking = {
  of: 'organization' | 'recruiter'
  id: string
  from: readonly JobStatus[]
  actorId: string
  reason: string | null
  now: Date
}

/**
 * Blocks an owner's published jobs that are in one of these statuses: rows, history and events in a fixed number of
 * statements. The jobs are locked in the order of their ids, as in all code that locks several. @returns their ids
 */
export async function blockJobs(tx: Tx, { of, id, from, actorId, reason, now }: Blocking): Promise<string[]> {
  const owned =
    of === 'organization'
      ? sql`organization_id = ${id}`
      : sql`organization_id = (select organization_id from recruiter where account_id = ${id}) and created_by = ${id}`
  const { rows } = await sql<{ id: string; from: JobStatus }>`
    with held as (
      select id from job
      where ${owned} and status = any(${from}) and first_approved_at is not null and taken_down_at is null
      order by id for no key update
    )
    update job set status = 'job:blocked', status_reason = ${reason}, paused_when_edited = false, taken_down_at = ${now}
    from held where job.id = held.id
    returning old.id, old.status as from
  `.execute(tx)
  if (rows.length === 0) return []
  const changes = rows.map((job) => ({ id: newId(now), jobId: job.id, from: job.from }))
  await sql`
    insert into job_status_change (id, job_id, from_status, to_status, actor, actor_id, reason, changed_at)
    select change.id, change."jobId", change.from, 'job:blocked', 'reviewer', ${actorId}, ${reason}, ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id text, "jobId" text, "from" text)
  `.execute(tx)
  await recordAll(tx, {
    type: 'job.status-changed',
    payloads: changes.map(({ id: changeId, jobId }) => ({ jobId, changeId })),
    actorId,
    now,
  })
  await recordAll(tx, { type: 'job.changed', payloads: rows.map((job) => ({ jobId: job.id })), actorId, now })
  return rows.map((job) => job.id)
}
