import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { reviewDue } from '../profiles/review-due.ts'
import { type Colleague, findOrganization, listRecruiters, type OrganizationRow } from './organization-queries.ts'
import { asMember, readingEmployer } from './policy.ts'

/** An organisation with its members and the due date of its review. */
export type ReadOrganization = {
  row: OrganizationRow
  recruiters: readonly (Colleague & { you: boolean; approved: boolean })[]
  reviewDue: Date | null
}

/** Reads the organisation of a recruiter. @throws organization_not_found */
export async function readOrganization(
  house: Pick<House, 'database' | 'once'>,
  accountId: string,
): Promise<ReadOrganization> {
  const { organizationId } = asMember(await readingEmployer(house, accountId))
  return readWhole(house.database, { organizationId, accountId })
}

/** Reads an organisation within a transaction that has found the recruiter's. */
export async function readWhole(
  database: Database | Tx,
  { organizationId, accountId }: { organizationId: string; accountId: string },
): Promise<ReadOrganization> {
  const row = (await findOrganization(database, organizationId)) ?? refuse('organization_not_found')
  const recruiters = await listRecruiters(database, organizationId)
  const { status, modified: handedIn } = row
  return {
    row,
    recruiters: recruiters.map((each) => ({
      ...each,
      you: each.accountId === accountId,
      approved: hasBeenApproved(each),
    })),
    reviewDue: await reviewDue(database, { subject: 'organization', subjectId: organizationId, status, handedIn }),
  }
}
