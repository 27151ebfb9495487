import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/house.ts'

/** The status of a recruiter's profile, held until the transaction ends; undefined where it is gone. */
export const lockRecruiterStatus = lockIn('recruiter')

/** The status of a candidate's profile, held until the transaction ends; undefined where it is gone. */
export const lockCandidateStatus = lockIn('professional')

function lockIn(table: 'recruiter' | 'professional') {
  return async (tx: Tx, accountId: string): Promise<ProfileStatus | undefined> => {
    const { rows } = await sql<{ status: ProfileStatus }>`
      select status from ${sql.table(table)} where account_id = ${accountId} for update
    `.execute(tx)
    return rows[0]?.status
  }
}
