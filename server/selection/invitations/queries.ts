import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import type { InvitationRefusalReason, InvitationStatus } from '@trampolim/marketplace/selection/invitations.ts'
import type { Actor } from '@trampolim/marketplace/transitions.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'

/** An invitation as the rules need it. */
export type Invitation = {
  id: string
  jobId: string | null
  professionalId: string
  cvType: JobKindWord
  status: InvitationStatus
  questionIds: string[]
  made: Date
  told: Date | null
  reminders: number
}

function invitations(database: Database | Tx) {
  return database
    .selectFrom('invitation')
    .select([
      'id',
      'job_id as jobId',
      'professional_id as professionalId',
      'cv_type as cvType',
      'status',
      'question_ids as questionIds',
      'made_at as made',
      'told_at as told',
      'reminders',
    ])
    .$castTo<Invitation>()
}

/** Finds an invitation; `lock` locks it until the transaction ends. */
export async function findInvitation(database: Database | Tx, id: string, { lock = false } = {}) {
  const query = invitations(database).where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Finds the open invitation of a person to a job, whether or not they were notified; `lock` locks it. */
export async function findOpenInvitation(
  database: Database | Tx,
  { jobId, professionalId, lock = false }: { jobId: string; professionalId: string; lock?: boolean },
) {
  const query = invitations(database)
    .where('job_id', '=', jobId)
    .where('professional_id', '=', professionalId)
    .where('ended_at', 'is', null)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** The latest invitations of these people to a job. */
export async function latestInvitations(
  database: Database | Tx,
  { jobId, professionalIds }: { jobId: string; professionalIds: readonly string[] },
): Promise<Map<string, InvitationStatus>> {
  if (professionalIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('invitation')
    .distinctOn('professional_id')
    .select(['professional_id as professionalId', 'status'])
    .where('job_id', '=', jobId)
    .where('professional_id', 'in', professionalIds)
    .orderBy('professional_id')
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .$castTo<{ professionalId: string; status: InvitationStatus }>()
    .execute()
  return new Map(rows.map(({ professionalId, status }) => [professionalId, status]))
}

/**
 * Reads what an invitation copies from its job's ad; the job is locked, so that applications and other invitations to
 * it wait.
 */
export async function lockAd(tx: Tx, jobId: string) {
  return tx
    .selectFrom('job')
    .innerJoin('shown_organization as organization', 'organization.id', 'job.organization_id')
    .select([
      'job.job_name as jobName',
      'organization.company_name as companyName',
      'job.hide_contracting_company_name as hideContractingCompanyName',
      sql<boolean>`coalesce(job.content -> 'sameAsOwnCompany' = 'false'::jsonb, false)`.as('forClient'),
      'job.questionnaire',
    ])
    .where('job.id', '=', jobId)
    .$castTo<{
      jobName: string
      companyName: string | null
      hideContractingCompanyName: boolean
      forClient: boolean
      questionnaire: { id: string }[]
    }>()
    .forNoKeyUpdate('job')
    .executeTakeFirst()
}

export type NewInvitation = {
  id: string
  jobId: string
  professionalId: string
  curriculumId: string
  cvType: JobKindWord
  source: string
  questionIds: readonly string[]
  madeBy: string
  jobName: string
  companyName: string | null
  forClient: boolean
  made: Date
  due: Date
}

/**
 * Stores new invitations. Returns the ids of those stored: a person with an open invitation to the job gets no second
 * one.
 */
export async function storeInvitations(tx: Tx, made: readonly NewInvitation[]): Promise<Set<string>> {
  if (made.length === 0) return new Set()
  const stored = await tx
    .insertInto('invitation')
    .values(
      made.map((each) => ({
        id: each.id,
        job_id: each.jobId,
        professional_id: each.professionalId,
        curriculum_id: each.curriculumId,
        cv_type: each.cvType,
        status: 'invite:pending',
        source: each.source,
        question_ids: [...each.questionIds],
        made_by: each.madeBy,
        job_name: each.jobName,
        company_name: each.companyName,
        for_client: each.forClient,
        made_at: each.made,
        due_at: each.due,
      })),
    )
    .onConflict((conflict) => conflict.columns(['job_id', 'professional_id']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .execute()
  return new Set(stored.map(({ id }) => id))
}

/** Ends an invitation with its last status. */
export async function endInvitation(
  tx: Tx,
  {
    id,
    status,
    by,
    reason = null,
    now,
  }: {
    id: string
    status: Exclude<InvitationStatus, 'invite:pending' | 'invite:pending:viewed'>
    by: Exclude<Actor, 'reviewer'>
    reason?: InvitationRefusalReason | null
    now: Date
  },
) {
  await tx
    .updateTable('invitation')
    .set({ status, ended_at: now, ended_by: by, reason, due_at: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes an invitation of which its candidate was never notified. */
export async function dropInvitation(tx: Tx, id: string) {
  await tx.deleteFrom('invitation').where('id', '=', id).execute()
}

/**
 * The number of people invited to a job since a moment. The caller has locked the job, so that two transactions don't
 * count at once.
 */
export async function countInvitationsSince(tx: Tx, { jobId, since }: { jobId: string; since: Date }) {
  const { count } = await tx
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('job_id', '=', jobId)
    .where('made_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * The numbers of all and of the unanswered invitations of which a person was notified, and the first of those that can
 * be accepted now.
 */
export async function countOpen(database: Database, professionalId: string) {
  const first = await database
    .selectFrom('invitation')
    .leftJoin('job', 'job.id', 'invitation.job_id')
    .select([
      ...(['invitation.id', 'invitation.job_name as jobName', 'invitation.company_name as company'] as const),
      ...(['invitation.due_at as due', 'invitation.ended_at as ended'] as const),
      sql<boolean>`job.status is not distinct from 'job:approved'`.as('jobOpen'),
    ])
    .select((each) => [
      each.fn.countAll<string>().over().as('all'),
      sql<string>`count(*) filter (where invitation.ended_at is null) over ()`.as('count'),
      each.ref('invitation.told_at').$notNull().as('told'),
    ])
    .where('invitation.professional_id', '=', professionalId)
    .where('invitation.told_at', 'is not', null)
    .orderBy(sql`invitation.ended_at is not null`)
    .orderBy('jobOpen', 'desc')
    .orderBy('invitation.told_at')
    .orderBy('invitation.id')
    .limit(1)
    .executeTakeFirst()
  const { all = 0, count = 0, jobOpen, ended } = first ?? {}
  return { all: Number(all), count: Number(count), first: jobOpen && !ended ? first : undefined }
}

/** Marks a person's open invitations as viewed, if they were notified of them. */
export async function markViewed(
  database: Database | Tx,
  { professionalId, now }: { professionalId: string; now: Date },
) {
  await database
    .updateTable('invitation')
    .set({ status: 'invite:pending:viewed', viewed_at: now })
    .where('professional_id', '=', professionalId)
    .where('status', '=', 'invite:pending')
    .where('told_at', 'is not', null)
    .execute()
}
