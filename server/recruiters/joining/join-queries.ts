import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/house.ts'
import { countsAsApproved, isTakenDown } from '../../profiles/standing.ts'

/** The organisation's name as letters and lists show it: the approved one while an edited one awaits review. */
const companyName = sql<string>`coalesce(shown.company_name, shown.official_name)`

export type Joining = {
  accountId: string
  status: ProfileStatus
  name: string
  email: string
  organizationId: string
  company: string
  site: string | null
  waitingJob: JobContent | null
}

/** Finds a recruiter's request to join an organisation, with their job; undefined without a request. */
export async function findJoining(database: Database | Tx, accountId: string): Promise<Joining | undefined> {
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .innerJoin('shown_organization as shown', 'shown.id', 'recruiter.joining_organization_id')
    .select([
      'recruiter.account_id as accountId',
      'recruiter.status',
      'recruiter.name',
      'account.email',
      'shown.id as organizationId',
      companyName.as('company'),
      'shown.site',
      'recruiter.waiting_job as waitingJob',
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<Joining>()
    .executeTakeFirst()
}

/** Locks the organisation that a recruiter asks to join against deletion until the transaction ends. */
export async function keepJoined(tx: Tx, accountId: string) {
  await sql`
    select from recruiter join organization on organization.id = recruiter.joining_organization_id
    where recruiter.account_id = ${accountId} for key share of organization
  `.execute(tx)
}

/** Makes a recruiter a member of the organisation they asked to join. `jobStays`: their job goes on waiting. */
export async function storeMember(
  tx: Tx,
  { accountId, jobStays, now }: { accountId: string; jobStays: boolean; now: Date },
) {
  await sql`
    update recruiter
    set organization_id = joining_organization_id, joining_organization_id = null, joining_asked_at = null,
      waiting_job = case when ${jobStays}::boolean then waiting_job end, joined_at = ${now}
    where account_id = ${accountId} and joining_organization_id is not null
  `.execute(tx)
}

/** Ends a recruiter's request to join; the job that waits with it stays for the next organisation. */
export async function storeNotJoining(tx: Tx, accountId: string) {
  await tx
    .updateTable('recruiter')
    .set({ joining_organization_id: null, joining_asked_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** Assigns an organisation, or a request to join one, to a recruiter without any. */
export async function storeOrganizationOf(
  tx: Tx,
  { accountId, organizationId, joins, now }: { accountId: string; organizationId: string; joins: boolean; now: Date },
) {
  await tx
    .updateTable('recruiter')
    .set(
      joins
        ? { joining_organization_id: organizationId, joining_asked_at: now }
        : { organization_id: organizationId, waiting_job: null, joined_at: now },
    )
    .where('account_id', '=', accountId)
    .execute()
}

/** Finds the job that a recruiter wrote while they belonged to no organisation. */
export async function findWaitingJob(tx: Tx, accountId: string): Promise<JobContent | null> {
  const row = await tx
    .selectFrom('recruiter')
    .select('waiting_job as waitingJob')
    .where('account_id', '=', accountId)
    .$castTo<{ waitingJob: JobContent | null }>()
    .executeTakeFirst()
  return row?.waitingJob ?? null
}

/** Forgets the job that waited, once it was handed in. */
export async function storeNoWaitingJob(tx: Tx, accountId: string) {
  await tx.updateTable('recruiter').set({ waiting_job: null }).where('account_id', '=', accountId).execute()
}

/** Lists the recruiters who ask to join an organisation, the earliest request first, without blocked ones. */
export async function listJoining(database: Database, organizationId: string) {
  const asked = sql<Date>`coalesce(recruiter.joining_asked_at, recruiter.created_at)`
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .innerJoin('shown_organization as shown', 'shown.id', 'recruiter.joining_organization_id')
    .select([
      'recruiter.account_id as accountId',
      'recruiter.name',
      'account.email',
      'shown.site',
      sql<string | null>`recruiter.waiting_job ->> 'jobName'`.as('jobName'),
      asked.as('asked'),
    ])
    .where('recruiter.joining_organization_id', '=', organizationId)
    .where('recruiter.status', '<>', 'blocked' satisfies ProfileStatus)
    .orderBy(asked)
    .orderBy('recruiter.account_id')
    .limit(100)
    .execute()
}

/** Records that a recruiter was declined. */
export async function storeDecline(
  tx: Tx,
  { accountId, organizationId, by, now }: { accountId: string; organizationId: string; by: string; now: Date },
) {
  await tx
    .insertInto('join_decline')
    .values({ account_id: accountId, organization_id: organizationId, declined_by: by, declined_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'organization_id']).doUpdateSet({ declined_by: by, declined_at: now }),
    )
    .execute()
}

/** Whether an organisation declined a recruiter since a moment. */
export async function wasDeclined(
  tx: Tx,
  { accountId, organizationId, since }: { accountId: string; organizationId: string; since: Date },
): Promise<boolean> {
  const declined = await tx
    .selectFrom('join_decline')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('organization_id', '=', organizationId)
    .where('declined_at', '>', since)
    .executeTakeFirst()
  return declined !== undefined
}

/** A member of an organisation, as needed to remove them. */
type Member = {
  accountId: string
  name: string
  company: string
  status: ProfileStatus
  everApproved: boolean
  takenDown: boolean
}

/** Finds a member of an organisation and locks them until the transaction ends. */
export async function lockMember(tx: Tx, { accountId, organizationId }: { accountId: string; organizationId: string }) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('shown_organization as shown', 'shown.id', 'recruiter.organization_id')
    .select((select) => [
      'recruiter.account_id as accountId',
      'recruiter.name',
      companyName.as('company'),
      'recruiter.status',
      select('recruiter.first_approved_at', 'is not', null).as('everApproved'),
      isTakenDown('recruiter').as('takenDown'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .where('recruiter.organization_id', '=', organizationId)
    .$castTo<Member>()
    .forUpdate('recruiter')
    .executeTakeFirst()
}

/** Removes a recruiter from their organisation. */
export async function storeNoMember(tx: Tx, accountId: string) {
  await tx
    .updateTable('recruiter')
    .set({ organization_id: null, joined_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** Lists the jobs of one author in an organisation that were never approved. */
export async function listUnapprovedJobsOf(
  tx: Tx,
  { accountId, organizationId }: { accountId: string; organizationId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('job')
    .select('id')
    .where('created_by', '=', accountId)
    .where('organization_id', '=', organizationId)
    .where('first_approved_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Finds the addressees of letters about an organisation's members. `approvedOnly`: those who may answer requests to join.
 */
export async function listColleagues(
  tx: Tx,
  { organizationId, without, approvedOnly }: { organizationId: string; without: string; approvedOnly: boolean },
) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .innerJoin('shown_organization as shown', 'shown.id', 'recruiter.organization_id')
    .select(['recruiter.name', 'account.email', companyName.as('company')])
    .where('recruiter.organization_id', '=', organizationId)
    .where('recruiter.account_id', '<>', without)
    .where('recruiter.status', '<>', 'blocked')
    .$if(approvedOnly, (query) => query.where(countsAsApproved('recruiter')))
    .orderBy('recruiter.created_at')
    .orderBy('recruiter.account_id')
    .limit(100)
    .execute()
}

/** Finds a recruiter's name, address and current organisation, for letters, and whether a job of theirs waits. */
export async function findRecruiterOfLetter(tx: Tx, accountId: string) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .leftJoin('shown_organization as shown', 'shown.id', 'recruiter.organization_id')
    .select([
      'recruiter.name',
      'account.email',
      companyName.as('company'),
      sql<boolean>`recruiter.waiting_job is not null`.as('jobWaits'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .executeTakeFirst()
}
