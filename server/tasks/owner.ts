import { readingEmployer } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import type { Owner } from './queries.ts'

/** Finds the owner of a signed-in person's tasks: the person and, for a recruiter, their organisation. */
export async function ownerOf(house: House, { accountId, role }: Person): Promise<Owner> {
  if (role !== 'user:recruiter') return { role: 'candidate', accountId }
  const { organizationId } = await readingEmployer(house, accountId)
  return { role: 'recruiter', accountId, organizationId }
}
