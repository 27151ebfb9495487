import type { InvitationEndCause, InvitationRefusalReason } from '@trampolim/marketplace/selection/invitations.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'
import { joinRecruiter } from '../candidacy-news.ts'

/** An open invitation for which a step of the automation is due. */
export type DueInvitation = {
  id: string
  made: Date
  told: Date | null
  reminders: number
  /** What became of its job if it no longer runs. */
  jobOver: Exclude<InvitationEndCause, 'timeout'> | null
  /** Whether it can't be answered at present: its job isn't open, or the candidate is blocked. */
  suspended: boolean
}

/** Locks invitations with a due step, the longest overdue first, until the transaction ends. */
export async function lockDueInvitations(tx: Tx, { now, most }: { now: Date; most: number }): Promise<DueInvitation[]> {
  const { rows } = await sql<DueInvitation>`
    select invitation.id, invitation.made_at as made, invitation.told_at as told, invitation.reminders,
      case when job.id is null then 'jobDeleted' when job.status = 'job:closed' then 'jobEnded' end as "jobOver",
      coalesce(job.status <> 'job:approved', true) or ${isTakenDown('professional')} as suspended
    from invitation
    join professional on professional.account_id = invitation.professional_id
    left join job on job.id = invitation.job_id
    where invitation.due_at <= ${now}
    order by invitation.due_at, invitation.id limit ${most} for update of invitation skip locked
  `.execute(tx)
  return rows
}

export type Progress = { id: string; told: Date | null; reminders: number; due: Date }

/** Records the progress of these invitations' automation. */
export async function rewriteClocks(tx: Tx, progress: readonly Progress[]) {
  if (progress.length === 0) return
  await sql`
    update invitation set told_at = clock.told, reminders = clock.reminders, due_at = clock.due
    from jsonb_to_recordset(${JSON.stringify(progress)}::jsonb) as clock (
      id text, told timestamptz, reminders smallint, due timestamptz
    )
    where invitation.id = clock.id
  `.execute(tx)
}

/** An invitation that the automation ends. */
export type EndedInvitation = { invitationId: string; why: InvitationEndCause }

/** Ends invitations whose time is over or whose job has ended. */
export async function endUnanswered(tx: Tx, { ended, now }: { ended: readonly EndedInvitation[]; now: Date }) {
  if (ended.length === 0) return
  await sql`
    update invitation set status = 'invite:canceled', ended_at = ${now}, ended_by = 'automation', end_cause = ended.why, due_at = null
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as ended ("invitationId" text, why text)
    where invitation.id = ended."invitationId"
  `.execute(tx)
}

/** Deletes invitations of which nobody was notified. */
export async function dropUntold(tx: Tx, ids: readonly string[]) {
  if (ids.length > 0) await tx.deleteFrom('invitation').where('id', 'in', ids).execute()
}

/** Makes the open invitations of these jobs due. Returns whether there were any. */
export async function makeDue(tx: Tx, { jobIds, now }: { jobIds: readonly string[]; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation')
    .set({ due_at: now })
    .where('job_id', 'in', jobIds)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The data about an invitation that letters contain. */
export type InvitationNews = {
  open: boolean
  status: string
  told: Date
  due: Date | null
  reason: InvitationRefusalReason | null
  jobId: string | null
  jobOpen: boolean
  jobName: string
  /** The job's name as its recruiters wrote it last. */
  ownJobName: string
  company: string | null
  forClient: boolean
  professionalId: string
  candidateName: string
  candidateEmail: string
  /** Whether the recruiter may read the candidate’s name. */
  named: boolean
  /** The curriculum of the person who accepted, or the id of their candidacy if it was deleted. */
  cvId: string | null
  /** The recruiter who invited, or the colleague who takes over; null if nobody may select for the company. */
  recruiterId: string | null
  recruiterName: string | null
  recruiterEmail: string | null
}

export async function findNews(tx: Tx, invitationId: string): Promise<InvitationNews | undefined> {
  const { rows } = await sql<InvitationNews>`
    select invitation.ended_at is null as open, invitation.status, invitation.told_at as told, invitation.due_at as due,
      invitation.reason,
      invitation.job_id as "jobId", coalesce(job.status = 'job:approved', false) as "jobOpen",
      invitation.job_name as "jobName", coalesce(job.job_name, invitation.job_name) as "ownJobName", invitation.company_name as company, invitation.for_client as "forClient",
      invitation.professional_id as "professionalId", professional.name as "candidateName", account.email as "candidateEmail",
      coalesce(curriculum.visibility = 'free', false) or candidacy.id is not null as named,
      case when invitation.status = 'invite:confirmed' then coalesce(candidacy.curriculum_id, candidacy.id) end as "cvId",
      recruiter.account_id as "recruiterId", recruiter.name as "recruiterName", inviter.email as "recruiterEmail"
    from invitation
    join professional on professional.account_id = invitation.professional_id
    join account on account.id = invitation.professional_id
    left join job on job.id = invitation.job_id
    left join curriculum on curriculum.id = invitation.curriculum_id
    left join candidacy on candidacy.job_id = invitation.job_id and candidacy.professional_id = invitation.professional_id
    ${joinRecruiter({ madeBy: sql.ref('invitation.made_by'), organizationId: sql.ref('job.organization_id') })}
    left join account as inviter on inviter.id = recruiter.account_id
    where invitation.id = ${invitationId} and invitation.told_at is not null
  `.execute(tx)
  return rows[0]
}
