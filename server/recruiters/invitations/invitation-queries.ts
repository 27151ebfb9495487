import { invitationEnd } from '@trampolim/marketplace/organizations/joining.ts'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import { isInForce } from '../../organizations/queries.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'

/** The organisation's name as letters and pages show it: the approved one while an edited one awaits review. */
const companyName = sql<string>`coalesce(shown.company_name, shown.official_name)`

/** A recruiter's name as a reviewer approved it last; null if only one that awaits review is known. */
const approvedNameOf = (table: 'recruiter' | 'sender') => sql<string | null>`
  case when ${sql.ref(`${table}.status`)} = 'approved' then ${sql.ref(`${table}.name`)} else (
    select version.content ->> 'name' from approved_version as version
    where version.subject = 'recruiter' and version.subject_id = ${sql.ref(`${table}.account_id`)}
  ) end
`

/**
 * Locks an organisation, so that its invitations are counted and sent one at a time. Returns its name, or undefined if
 * it was deleted.
 */
export async function lockForInviting(tx: Tx, organizationId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('organization')
    .innerJoin('shown_organization as shown', 'shown.id', 'organization.id')
    .select(companyName.as('company'))
    .where('organization.id', '=', organizationId)
    .forNoKeyUpdate('organization')
    .executeTakeFirst()
  return row?.company
}

/** Finds the name by which a recruiter invites; null if it awaits review and none was approved before. */
export async function findApprovedName(tx: Tx, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('recruiter')
    .select(approvedNameOf('recruiter').as('name'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.name ?? null
}

type OfAddress = { organizationId: string; email: string }

/** Whether a member of the organisation has this address. */
export async function hasMember(tx: Tx, { organizationId, email }: OfAddress): Promise<boolean> {
  const member = await tx
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select('account.id')
    .where('account.email', '=', email)
    .where('recruiter.organization_id', '=', organizationId)
    .executeTakeFirst()
  return member !== undefined
}

/** Counts an organisation's open invitations to other addresses. */
export async function countOpen(tx: Tx, { organizationId, email, now }: OfAddress & { now: Date }): Promise<number> {
  const { count } = await tx
    .selectFrom('organization_invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('email', '<>', email)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

type NewInvitation = OfAddress & { id: string; tokenHash: Buffer; invitedBy: string; now: Date }

/** Stores an invitation. One to the same address keeps its id and is sent again; its former link stops working. */
export async function storeInvitation(
  tx: Tx,
  { id, organizationId, email, tokenHash, invitedBy, now }: NewInvitation,
): Promise<void> {
  const sent = { token_hash: tokenHash, invited_by: invitedBy, sent_at: now, expires_at: invitationEnd(now) }
  await tx
    .insertInto('organization_invitation')
    .values({ id, organization_id: organizationId, email, invited_at: now, ...sent })
    .onConflict((conflict) => conflict.columns(['organization_id', 'email']).doUpdateSet(sent))
    .execute()
}

/** Finds an organisation's own invitation. */
export async function findOwnInvitation(tx: Tx, { id, organizationId }: { id: string; organizationId: string }) {
  return tx
    .selectFrom('organization_invitation')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst()
}

/** Deletes an organisation's own invitation; false if there is none. */
export async function deleteInvitation(tx: Tx, { id, organizationId }: { id: string; organizationId: string }) {
  const deleted = await tx
    .deleteFrom('organization_invitation')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Lists an organisation's invitations, the newest first. */
export async function listInvitationsOf(database: Database, organizationId: string) {
  return database
    .selectFrom('organization_invitation as invitation')
    .leftJoin('recruiter', 'recruiter.account_id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'recruiter.name as invitedBy',
      'invitation.invited_at as invited',
      'invitation.sent_at as sent',
      'invitation.expires_at as ends',
    ])
    .where('invitation.organization_id', '=', organizationId)
    .orderBy('invitation.sent_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(100)
    .execute()
}

/**
 * Finds the invitation of a link, with the account that has its address, if any. Invitations into an organisation that
 * isn't in force, or by a sender who was blocked and not approved since, aren't found.
 */
export async function findInvitation(database: Database | Tx, tokenHash: Buffer) {
  return database
    .selectFrom('organization_invitation as invitation')
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .innerJoin('shown_organization as shown', 'shown.id', 'organization.id')
    .leftJoin('recruiter as sender', 'sender.account_id', 'invitation.invited_by')
    .leftJoin('account', 'account.email', 'invitation.email')
    .leftJoin('recruiter', 'recruiter.account_id', 'account.id')
    .select((select) => [
      'invitation.id',
      'invitation.organization_id as organizationId',
      'invitation.email',
      'invitation.expires_at as ends',
      approvedNameOf('sender').as('invitedBy'),
      companyName.as('company'),
      'organization.idcard',
      'account.id as accountId',
      select('recruiter.account_id', 'is not', null).as('isRecruiter'),
      select('recruiter.status', '=', 'blocked').as('isBlocked'),
      select('recruiter.organization_id', 'is not', null).as('hasOrganization'),
      sql<string | null>`recruiter.waiting_job ->> 'jobName'`.as('waitingJob'),
    ])
    .where('invitation.token_hash', '=', tokenHash)
    .where(isInForce('organization'))
    .where(sql<boolean>`${isTakenDown('sender')} is not true`)
    .$castTo<InvitationRow>()
    .executeTakeFirst()
}

export type InvitationRow = {
  id: string
  organizationId: string
  email: string
  ends: Date
  invitedBy: string | null
  company: string
  idcard: string
  /** The account with the invited address, and its data as a recruiter. */
  accountId: string | null
  isRecruiter: boolean
  isBlocked: boolean | null
  hasOrganization: boolean
  waitingJob: string | null
}

/** Locks an organisation against deletion until the transaction ends. */
export async function keepOrganization(tx: Tx, organizationId: string) {
  await sql`select from organization where id = ${organizationId} for key share`.execute(tx)
}

/** Uses up an invitation by its link; false if it was already used, renewed or cancelled, or has ended. */
export async function takeInvitation(tx: Tx, { tokenHash, now }: { tokenHash: Buffer; now: Date }): Promise<boolean> {
  const taken = await tx
    .deleteFrom('organization_invitation')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes the invitations that a recruiter sent. */
export async function dropInvitationsBy(
  tx: Tx,
  { accountId, organizationId }: { accountId: string; organizationId: string },
) {
  await tx
    .deleteFrom('organization_invitation')
    .where('invited_by', '=', accountId)
    .where('organization_id', '=', organizationId)
    .execute()
}

/** Deletes the invitations to addresses whose owners leave. */
export async function dropInvitationsTo(tx: Tx, emails: readonly string[]) {
  await tx.deleteFrom('organization_invitation').where('email', 'in', emails).execute()
}

/** Deletes invitations that ended long ago. */
export async function clearEndedInvitations(database: Database, now: Date) {
  await database
    .deleteFrom('organization_invitation')
    .where('expires_at', '<', tooOldBefore('invitation', now))
    .execute()
}
