import { employerOf } from '../organizations/policy.ts'
import type { House } from '../platform/house.ts'
import { listOwnJobs, type OwnListing } from './own-queries.ts'
import { presentOwnCard } from './present-own.ts'

type Asked = Omit<OwnListing, 'organizationId'> & { accountId: string }

/** A page of the jobs of a recruiter's organisation; none while joining one waits. */
export async function listJobsOfRecruiter({ database }: House, { accountId, ...asked }: Asked) {
  const { page, size } = asked
  const { organizationId } = await employerOf(database, accountId)
  if (organizationId === null) return { items: [], page, size, total: 0 }
  const { total, rows } = await listOwnJobs(database, { organizationId, ...asked })
  return { items: rows.map(presentOwnCard), page, size, total }
}
