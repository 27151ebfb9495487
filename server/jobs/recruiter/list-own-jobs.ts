import { obstacleTo, readingEmployer } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { listOwnJobs, type OwnListing } from './own-queries.ts'
import { presentOwnCard } from './present-own.ts'
import { closingSoonDays } from './summarise.ts'

const day = 86_400_000

type Asked = Omit<OwnListing, 'organizationId' | 'closingBefore'> & { accountId: string }

const none = {
  total: 0,
  counts: { all: 0, active: 0, analysis: 0, paused: 0, ended: 0 },
  attention: { unseen: 0, unseenJobs: 0, closing: null },
}

/** Returns a page of the jobs of a recruiter's organisation; empty while their request to join it is pending. */
export async function listJobsOfRecruiter(house: House, { accountId, ...asked }: Asked) {
  const { page, size } = asked
  const employer = await readingEmployer(house, accountId)
  const { organizationId } = employer
  if (organizationId === null) return { items: [], page, size, ...none }
  const closingBefore = new Date(house.now().getTime() + closingSoonDays * day)
  const { rows, attention, ...counted } = await listOwnJobs(house.database, { organizationId, closingBefore, ...asked })
  const { closing } = attention
  // Whoever sees no candidates isn't told to read applications.
  const unread = obstacleTo(employer, 'select-candidates') ? { unseen: 0, unseenJobs: 0 } : {}
  return {
    items: rows.map((row) => presentOwnCard(row, employer)),
    page,
    size,
    ...counted,
    attention: {
      ...attention,
      ...unread,
      closing: closing && { ...closing, closes: new Date(closing.closes).toISOString() },
    },
  }
}
