import type { RequestedChange, ReviewDecision, ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** The owner whose tasks are requested: a recruiter with their organisation, or a candidate. */
export type Owner =
  | { role: 'recruiter'; accountId: string; organizationId: string | null }
  | { role: 'candidate'; accountId: string }

export type TaskRow = {
  processId: string
  subject: ReviewSubject
  taskId: string
  name: string
  decision: Exclude<ReviewDecision, 'approve'>
  reason: string | null
  changes: RequestedChange[]
  decided: Date
}

/** The rounds that concern an owner; each part of the condition has an index. */
function roundsOf(owner: Owner) {
  const own = owner.role === 'recruiter' ? 'recruiter' : 'candidate'
  const personal = sql`
    select * from review where subject = ${own} and subject_id = ${owner.accountId} and decided_at is not null
  `
  if (owner.role === 'candidate' || owner.organizationId === null) return personal
  return sql`
    ${personal} union all
    select * from review
    where organization_id = ${owner.organizationId} and subject in ('job', 'organization')
      and decision <> 'approve' and resolved_at is null
  `
}

const mostTasks = 100

/** The owner's open tasks: decided, not resolved, and still in the status after the decision. */
function openTasks(owner: Owner) {
  return sql`
    select review.id as "processId", review.subject, review.subject_id as "taskId", review.name, review.decision,
      review.reason, review.changes, review.decided_at as decided
    from (${roundsOf(owner)}) as review
    left join job on review.subject = 'job' and job.id = review.subject_id
    left join organization on review.subject = 'organization' and organization.id = review.subject_id
    left join recruiter on review.subject = 'recruiter' and recruiter.account_id = review.subject_id
    left join professional on review.subject = 'candidate' and professional.account_id = review.subject_id
    where review.resolved_at is null
      and replace(coalesce(job.status, organization.status, recruiter.status, professional.status), 'job:', '')
        = case review.decision when 'reject' then 'rejected' when 'block' then 'blocked'
          when 'request_changes' then 'pending' end
  `
}

/** Lists an owner's open tasks, latest first. */
export async function listTasks(database: Database, owner: Owner): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select * from (${openTasks(owner)}) as task order by decided desc, "processId" desc limit ${mostTasks}
  `.execute(database)
  return rows
}

/** A task as a call identifies it. */
export type NamedTask = { owner: Owner; processId: string; taskId: string }

/** Whether this was a task of the owner's, open or not. */
export async function isPastTask(database: Database | Tx, { owner, processId, taskId }: NamedTask): Promise<boolean> {
  const personal = owner.role === 'recruiter' ? 'recruiter' : 'candidate'
  const organizationId = owner.role === 'recruiter' ? owner.organizationId : null
  const { rows } = await sql<{ past: boolean }>`
    select exists (
      select from review
      where id = ${processId} and subject_id = ${taskId} and decided_at is not null and decision <> 'approve'
        and (subject = ${personal} and subject_id = ${owner.accountId}
          or subject in ('job', 'organization') and organization_id = ${organizationId})
    ) as past
  `.execute(database)
  return rows[0]?.past ?? false
}

/** Finds one of an owner's open tasks; undefined if it is another's or done. */
export async function findTask(
  database: Database | Tx,
  { owner, processId, taskId }: NamedTask,
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select * from (${openTasks(owner)}) as task where "processId" = ${processId} and "taskId" = ${taskId}
  `.execute(database)
  return rows[0]
}
