import {
  obstacleToRight,
  type RecruiterRight,
  type RecruiterStanding,
  type RightFacts,
} from '@trampolim/marketplace/organizations/recruiter-rights.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { type Employer, findEmployer } from './queries.ts'

export type Member = Employer & { organizationId: string }

/**
 * Finds the recruiter of a session. With `lock`, neither they nor their organisation can be deleted until the
 * transaction ends.
 */
export async function employerOf(
  database: Database | Tx,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Employer> {
  return (await findEmployer(database, accountId, { lock })) ?? refuse('user_not_found')
}

/** Finds the recruiter of a session for a call that only reads; it is read once for a whole page. */
export function readingEmployer({ database, once }: Pick<House, 'database' | 'once'>, accountId: string) {
  return once(`employer ${accountId}`, () => employerOf(database, accountId))
}

/**
 * Finds the recruiter as a member of an organisation: they can access everything that belongs to it and nothing of
 * others.
 * @throws organization_not_found
 */
export async function memberOf(
  database: Database | Tx,
  accountId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Member> {
  return asMember(await employerOf(database, accountId, { lock }))
}

/** A recruiter as one who belongs to an organisation. @throws organization_not_found */
export function asMember(employer: Employer): Member {
  const { organizationId } = employer
  return organizationId === null ? refuse('organization_not_found') : { ...employer, organizationId }
}

/**
 * Refuses the call if a recruiter lacks a right. @throws organization_not_found, profile_blocked, profile_not_approved,
 * organization_not_approved, email_not_validated
 */
export function assertMay(employer: Employer, right: RecruiterRight, facts: RightFacts = {}) {
  const obstacle = obstacleTo(employer, right, facts)
  if (obstacle) refuse(obstacle)
}

/** Why a recruiter lacks a right, undefined where they have it. */
export function obstacleTo(employer: Employer, right: RecruiterRight, facts: RightFacts = {}) {
  return obstacleToRight(right, standingOf(employer), facts)
}

function standingOf({ organizationId, ...employer }: Employer): RecruiterStanding {
  return { ...employer, member: organizationId !== null }
}
