import type { JobContent } from '@trampolim/contract/job-content.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** What an organisation's name is, for letters and lists. */
const companyName = sql<string>`coalesce(organization.company_name, organization.official_name)`
/** The site that was approved, while an edited one waits. */
const knownSite = sql<string | null>`
  case when organization.shown is null then organization.site else organization.shown ->> 'site' end`

export type Joining = {
  accountId: string
  name: string
  email: string
  organizationId: string
  company: string
  site: string | null
  waitingJob: JobContent | null
}

/** Who waits to join which organisation, and with what job; undefined for anybody else. */
export async function findJoining(database: Database | Tx, accountId: string): Promise<Joining | undefined> {
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .innerJoin('organization', 'organization.id', 'recruiter.joining_organization_id')
    .select([
      'recruiter.account_id as accountId',
      'recruiter.name',
      'account.email',
      'organization.id as organizationId',
      companyName.as('company'),
      knownSite.as('site'),
      'recruiter.waiting_job as waitingJob',
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<Joining>()
    .executeTakeFirst()
}

/** Holds the organisation that a recruiter asks to join, which isn't deleted until the transaction ends. */
export async function keepJoined(tx: Tx, accountId: string) {
  await sql`
    select from recruiter join organization on organization.id = recruiter.joining_organization_id
    where recruiter.account_id = ${accountId} for key share of organization
  `.execute(tx)
}

/** Lets a recruiter into the organisation they asked for. */
export async function storeLetIn(tx: Tx, accountId: string) {
  await sql`
    update recruiter
    set organization_id = joining_organization_id, joining_organization_id = null, joining_asked_at = null,
      waiting_job = null
    where account_id = ${accountId} and joining_organization_id is not null
  `.execute(tx)
}

/** Ends a recruiter's wish to join; the job that waits with it stays for the next organisation. */
export async function storeNotJoining(tx: Tx, accountId: string) {
  await tx
    .updateTable('recruiter')
    .set({ joining_organization_id: null, joining_asked_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

/** Gives a recruiter who belongs to none an organisation, or the wish to join one. */
export async function storeOrganizationOf(
  tx: Tx,
  { accountId, organizationId, joins, now }: { accountId: string; organizationId: string; joins: boolean; now: Date },
) {
  await tx
    .updateTable('recruiter')
    .set(
      joins
        ? { joining_organization_id: organizationId, joining_asked_at: now }
        : { organization_id: organizationId, waiting_job: null },
    )
    .where('account_id', '=', accountId)
    .execute()
}

/** The job that a recruiter wrote while they belonged to no organisation. */
export async function findWaitingJob(tx: Tx, accountId: string): Promise<JobContent | null> {
  const row = await tx
    .selectFrom('recruiter')
    .select('waiting_job as waitingJob')
    .where('account_id', '=', accountId)
    .$castTo<{ waitingJob: JobContent | null }>()
    .executeTakeFirst()
  return row?.waitingJob ?? null
}

/** Those who ask to join an organisation, whoever asked first before. */
export async function listJoining(database: Database, organizationId: string) {
  return database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .innerJoin('organization', 'organization.id', 'recruiter.joining_organization_id')
    .select([
      'recruiter.account_id as accountId',
      'recruiter.name',
      'account.email',
      knownSite.as('site'),
      sql<string | null>`recruiter.waiting_job ->> 'jobName'`.as('jobName'),
      sql<Date>`coalesce(recruiter.joining_asked_at, recruiter.created_at)`.as('asked'),
    ])
    .where('recruiter.joining_organization_id', '=', organizationId)
    .orderBy('recruiter.created_at')
    .orderBy('recruiter.account_id')
    .limit(100)
    .execute()
}

/** Notes that somebody was declined. */
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

/** Whether an organisation declined somebody since a moment. */
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

/** A recruiter as a member of an organisation, held until the transaction ends. */
export async function holdMember(tx: Tx, { accountId, organizationId }: { accountId: string; organizationId: string }) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('organization', 'organization.id', 'recruiter.organization_id')
    .select((select) => [
      'recruiter.account_id as accountId',
      companyName.as('company'),
      'recruiter.status',
      select('recruiter.first_approved_at', 'is not', null).as('everApproved'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .where('recruiter.organization_id', '=', organizationId)
    .$castTo<{ accountId: string; company: string; status: ProfileStatus; everApproved: boolean }>()
    .forUpdate('recruiter')
    .executeTakeFirst()
}

/** Takes a recruiter out of their organisation. */
export async function storeNoMember(tx: Tx, accountId: string) {
  await tx.updateTable('recruiter').set({ organization_id: null }).where('account_id', '=', accountId).execute()
}

/** The jobs of one author in an organisation that no reviewer ever approved. */
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

/** To whom letters about an organisation's people go. `approvedOnly`: those who may answer who asks to join. */
export async function listColleagues(
  tx: Tx,
  { organizationId, without, approvedOnly }: { organizationId: string; without: string; approvedOnly: boolean },
) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .innerJoin('organization', 'organization.id', 'recruiter.organization_id')
    .select(['recruiter.name', 'account.email', companyName.as('company')])
    .where('recruiter.organization_id', '=', organizationId)
    .where('recruiter.account_id', '<>', without)
    .where('recruiter.status', '<>', 'blocked')
    .$if(approvedOnly, (query) =>
      query.where('recruiter.first_approved_at', 'is not', null).where('recruiter.status', '<>', 'rejected'),
    )
    .orderBy('recruiter.created_at')
    .limit(100)
    .execute()
}

/** A recruiter's name, address and present organisation, for letters. */
export async function findRecruiterOfLetter(tx: Tx, accountId: string) {
  return tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .leftJoin('organization', 'organization.id', 'recruiter.organization_id')
    .select(['recruiter.name', 'account.email', companyName.as('company')])
    .where('recruiter.account_id', '=', accountId)
    .executeTakeFirst()
}
