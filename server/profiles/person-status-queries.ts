import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** Locks a recruiter's profile until the transaction ends and returns its status; undefined if it was deleted. */
export const lockRecruiterStatus = lockIn('recruiter')

/** Locks a candidate's profile until the transaction ends and returns its status; undefined if it was deleted. */
export const lockCandidateStatus = lockIn('professional')

function lockIn(table: 'recruiter' | 'professional') {
  return async (tx: Tx, accountId: string): Promise<ProfileStatus | undefined> => {
    const { rows } = await sql<{ status: ProfileStatus }>`
      select status from ${sql.table(table)} where account_id = ${accountId} for update
    `.execute(tx)
    return rows[0]?.status
  }
}
