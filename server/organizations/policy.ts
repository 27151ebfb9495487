import {
  obstacleToRight,
  type RecruiterRight,
  type RecruiterStanding,
  type RightFacts,
} from '@trampolim/marketplace/organizations/recruiter-rights.ts'
import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type Employer, findEmployer } from './queries.ts'

export type Member = Employer & { organizationId: string }

/** The recruiter behind a session. `lock`: neither they nor their organisation goes until the transaction ends. */
export async function employerOf(
  database: Database | Tx,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Employer> {
  return (await findEmployer(database, accountId, { lock })) ?? refuse('user_not_found')
}

/** A recruiter who belongs to an organisation: everything of it is theirs, and nothing of another one. @throws organization_not_found */
export async function memberOf(
  database: Database | Tx,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Member> {
  const employer = await employerOf(database, accountId, { lock })
  const { organizationId } = employer
  return organizationId === null ? refuse('organization_not_found') : { ...employer, organizationId }
}

/**
 * Ends the call where a recruiter lacks a right. @throws organization_not_found, profile_blocked, profile_not_approved,
 * organization_not_approved, email_not_validated
 */
export function assertMay(employer: Employer, right: RecruiterRight, facts: RightFacts = {}) {
  const obstacle = obstacleToRight(right, standingOf(employer), facts)
  if (obstacle) refuse(obstacle)
}

function standingOf({ organizationId, ...employer }: Employer): RecruiterStanding {
  return { ...employer, member: organizationId !== null }
}
