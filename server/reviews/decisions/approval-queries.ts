import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { sql } from 'kysely'
import { isInForce } from '../../organizations/queries.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { isTakenDown } from '../../profiles/standing.ts'
import type { Approvals } from './obstacles.ts'

/**
 * Finds what a job's approval requires of its organisation and of its recruiter, if they are still a member. `lock`:
 * neither can be blocked until the transaction ends, so that the job isn't opened in the meantime. The recruiter is
 * locked first, as in all code.
 */
export async function findApprovals(
  database: Database | Tx,
  jobId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Approvals | undefined> {
  const { rows: recruiters } = await sql<{ status: ProfileStatus; firstApproved: Date | null; takenDown: boolean }>`
    select recruiter.status, recruiter.first_approved_at as "firstApproved", ${isTakenDown('recruiter')} as "takenDown"
    from job join recruiter on recruiter.account_id = job.created_by and recruiter.organization_id = job.organization_id
    where job.id = ${jobId} ${lock ? sql`for share of recruiter` : sql``}
  `.execute(database)
  const { rows: organizations } = await sql<{ inForce: boolean; pausedWhenEdited: boolean }>`
    select ${isInForce('organization')} as "inForce", job.paused_when_edited as "pausedWhenEdited"
    from job join organization on organization.id = job.organization_id
    where job.id = ${jobId} ${lock ? sql`for share of organization` : sql``}
  `.execute(database)
  const [organization] = organizations
  if (!organization) return undefined
  return { organization, recruiter: recruiters[0] ?? null, pausedWhenEdited: organization.pausedWhenEdited }
}
