import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '../platform/house.ts'

/** A recruiter as needed by every call concerning their organisation. */
export type Employer = {
  accountId: string
  name: string
  /** Null while their request to join the organisation is pending. */
  organizationId: string | null
  status: ProfileStatus
  everApproved: boolean
  emailValidated: boolean
  organizationApproved: boolean
  approvedColleague: boolean
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
      select('account.email_validated_at', 'is not', null).as('emailValidated'),
      sql<boolean>`coalesce(
        organization.first_approved_at is not null and organization.status not in ('rejected', 'blocked'), false
      )`.as('organizationApproved'),
      sql<boolean>`exists (
        select from recruiter as colleague
        where colleague.organization_id = recruiter.organization_id and colleague.account_id <> recruiter.account_id
          and colleague.first_approved_at is not null and colleague.status not in ('rejected', 'blocked')
      )`.as('approvedColleague'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<Employer>()
  return (lock ? query.forShare('recruiter') : query).executeTakeFirst()
}
