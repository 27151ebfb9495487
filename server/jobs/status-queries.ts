import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { StepAnswer } from '@trampolim/marketplace/selection/ending.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** Locks a job until the transaction ends, so that applications wait, and returns its status. */
export async function lockJob(tx: Tx, jobId: string) {
  return tx
    .selectFrom('job')
    .select([
      'id',
      'status',
      'organization_id as organizationId',
      'created_by as createdBy',
      'paused_when_edited as pausedWhenEdited',
    ])
    .where('id', '=', jobId)
    .$castTo<{ id: string; status: JobStatus; organizationId: string; createdBy: string; pausedWhenEdited: boolean }>()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Writes a job's status with its dates. */
export async function rewriteJobStatus(
  tx: Tx,
  asked: {
    jobId: string
    status: JobStatus
    reason: string | null
    pausedWhenEdited: boolean
    approved: { at: Date; closes: Date } | null
    closed: Date | null
    takenDown: Date | null
  },
) {
  await tx
    .updateTable('job')
    .set({
      status: asked.status,
      status_reason: asked.reason,
      paused_when_edited: asked.pausedWhenEdited,
      ...(asked.approved && {
        approved_at: asked.approved.at,
        first_approved_at: sql<Date>`coalesce(first_approved_at, ${asked.approved.at})`,
        closes_at: asked.approved.closes,
        approved_places: null,
        shown: null,
        taken_down_at: null,
      }),
      ...(asked.closed && { closed_at: asked.closed }),
      ...(asked.takenDown && { taken_down_at: asked.takenDown }),
    })
    .where('id', '=', asked.jobId)
    .execute()
}

/** Stores the message for everybody left in certain steps when a job ends, and its author; null if there is none. */
export async function storeEnding(tx: Tx, jobId: string, ending: { by: string; steps: readonly StepAnswer[] } | null) {
  await tx
    .updateTable('job')
    .set({ ending: ending && JSON.stringify(ending) })
    .where('id', '=', jobId)
    .execute()
}

/** Writes a history entry: who moved a job, when and why. */
export async function storeJobChange(
  tx: Tx,
  change: {
    id: string
    jobId: string
    from: JobStatus | null
    to: JobStatus
    actor: Actor
    actorId: string | null
    reason: string | null
    now: Date
  },
) {
  await tx
    .insertInto('job_status_change')
    .values({
      id: change.id,
      job_id: change.jobId,
      from_status: change.from,
      to_status: change.to,
      actor: change.actor,
      actor_id: change.actorId,
      reason: change.reason,
      changed_at: change.now,
    })
    .execute()
}

/** Writes a job's closing date. */
export async function rewriteClosing(tx: Tx, { jobId, closes }: { jobId: string; closes: Date }) {
  await tx.updateTable('job').set({ closes_at: closes }).where('id', '=', jobId).execute()
}

/** Marks a job's legal exception as approved. */
export async function approveException(tx: Tx, { jobId, now }: { jobId: string; now: Date }) {
  await sql`
    update job set legal_exception = legal_exception || jsonb_build_object('approvedAt', ${now.toISOString()}::text)
    where id = ${jobId} and legal_exception is not null
  `.execute(tx)
}
