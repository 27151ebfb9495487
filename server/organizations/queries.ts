import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Database, Tx } from '../platform/house.ts'

/** A recruiter with what every call on their organisation's things asks. */
export async function findEmployer(database: Database | Tx, accountId: string, { lock }: { lock: boolean }) {
  const query = database
    .selectFrom('recruiter')
    .innerJoin('account', 'account.id', 'recruiter.account_id')
    .select((select) => [
      'recruiter.account_id as accountId',
      'recruiter.name',
      'recruiter.organization_id as organizationId',
      'recruiter.status',
      select('account.email_validated_at', 'is not', null).as('emailValidated'),
    ])
    .where('recruiter.account_id', '=', accountId)
    .$castTo<{
      accountId: string
      name: string
      organizationId: string | null
      status: ProfileStatus
      emailValidated: boolean
    }>()
  return (lock ? query.forShare('recruiter') : query).executeTakeFirst()
}
