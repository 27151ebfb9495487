import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { findEmployer } from './queries.ts'

/** A recruiter as every call on their organisation's things asks for them. */
export type Employer = {
  accountId: string
  name: string
  /** Null while a reviewer has yet to let them into the organisation they asked for. */
  organizationId: string | null
  status: ProfileStatus
  emailValidated: boolean
}

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
): Promise<Employer & { organizationId: string }> {
  const employer = await employerOf(database, accountId, { lock })
  const { organizationId } = employer
  return organizationId === null ? refuse('organization_not_found') : { ...employer, organizationId }
}

/** Publishing and editing need the recruiter's e-mail validated, and are closed to a blocked one. @throws email_not_validated, profile_blocked */
export function assertMayPublish({ emailValidated, status }: Pick<Employer, 'emailValidated' | 'status'>) {
  assertNotBlocked({ status })
  if (!emailValidated) refuse('email_not_validated')
}

/** A blocked recruiter keeps reading, their task and deletion, and changes nothing of their organisation. @throws profile_blocked */
export function assertNotBlocked({ status }: Pick<Employer, 'status'>) {
  if (status === 'blocked') refuse('profile_blocked')
}
