import { readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { listOwnJobs, type OwnListing } from './own-queries.ts'
import { presentOwnCard } from './present-own.ts'

type Asked = Omit<OwnListing, 'organizationId'> & { accountId: string }

/** Returns a page of the jobs of a recruiter's organisation; empty while their request to join it is pending. */
export async function listJobsOfRecruiter(house: House, { accountId, ...asked }: Asked) {
  const { page, size } = asked
  const { organizationId } = await readingEmployer(house, accountId)
  if (organizationId === null) return { items: [], page, size, total: 0 }
  const { total, rows } = await listOwnJobs(house.database, { organizationId, ...asked })
  return { items: rows.map(presentOwnCard), page, size, total }
}
