import { employerOf } from '../organizations/policy.ts'
import type { Database } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import type { Owner } from './queries.ts'

/** Whose tasks a signed-in person has: their own, and a recruiter those of their organisation. */
export async function ownerOf(database: Database, { accountId, role }: Person): Promise<Owner> {
  if (role !== 'user:recruiter') return { role: 'candidate', accountId }
  const { organizationId } = await employerOf(database, accountId)
  return { role: 'recruiter', accountId, organizationId }
}
