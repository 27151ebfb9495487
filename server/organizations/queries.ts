import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'
import { countsAsApproved, isTakenDown } from '../profiles/standing.ts'

/** A recruiter as needed by every call concerning their organisation. */
export type Employer = {
  accountId: string
  name: string
  /** Null while their request to join the organisation is pending. */
  organizationId: string | null
  status: ProfileStatus
  everApproved: boolean
  takenDown: boolean
  emailValidated: boolean
  organizationApproved: boolean
  approvedColleague: boolean
}

/**
 * Whether the approved version of an organisation is in force: it was approved once, and no reviewer has blocked it since
 * its last approval. An edit that waits or was refused changes nothing. `organization` is the table's name in the query.
 */
export function isInForce(organization: 'organization' | 'own' | 'employer') {
  return sql<boolean>`(${sql.ref(`${organization}.first_approved_at`)} is not null and not ${isTakenDown(organization)})`
}

/** Finds a recruiter as needed by every call concerning their organisation. */
export async function findEmployer(database: Database | Tx, accountId: string, { lock }: { lock: boolean }) {
  const query = database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .leftJoin('organization', 'organization.id', 'recruiter.organization_id')
    .select((select) => [
      'recruiter.account_id as accountId',
      'recruiter.name',
      'recruiter.organization_id as organizationId',
      'recruiter.status',
      select('recruiter.first_approved_at', 'is not', null).as('everApproved'),
      isTakenDown('recruiter').as('takenDown'),
      select('account.email_validated_at', 'is not', null).as('emailValidated'),
      isInForce('organization').as('organizationApproved'),
      sql<boolean>`exists (
        select from recruiter as colleague
        where colleague.organization_id = recruiter.organization_id and colleague.account_id <> recruiter.account_id
          and ${countsAsApproved('colleague')}
      )`.as('approvedColleague'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<Employer>()
  return (lock ? query.forShare('recruiter') : query).executeTakeFirst()
}
