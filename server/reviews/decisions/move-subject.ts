import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Actor, Obstacles } from '@trampolim/marketplace/transitions.ts'
import { changeJobStatus } from '../../jobs/change-status.ts'
import { lockJob } from '../../jobs/status-queries.ts'
import { changeOrganizationStatus } from '../../organizations/change-status.ts'
import { lockOrganizationStatus } from '../../organizations/status-queries.ts'
import type { Tx } from '../../platform/house.ts'
import { changeCandidateStatus } from '../../professionals/change-status.ts'
import { lockCandidateStatus, lockRecruiterStatus } from '../../profiles/person-status-queries.ts'
import { changeRecruiterStatus } from '../../recruiters/change-status.ts'
import type { Reviewed } from '../../rounds/rows.ts'

/** A status as reviews name it: without `job:` for jobs; only jobs can be `disabled`. */
export type ReviewedStatus = ProfileStatus | 'disabled'

export type SubjectMove = Reviewed & {
  to: ReviewedStatus
  actor: Actor
  actorId: string | null
  reason?: string | null
  obstacles: Obstacles
  now: Date
}

const profiles = {
  organization: { change: changeOrganizationStatus, hold: lockOrganizationStatus },
  recruiter: { change: changeRecruiterStatus, hold: lockRecruiterStatus },
  candidate: { change: changeCandidateStatus, hold: lockCandidateStatus },
} as const

/** Moves a subject to a status by its own table of transitions. @throws the codes of that table */
export async function moveSubject(tx: Tx, { subject, subjectId, to, ...move }: SubjectMove) {
  if (subject === 'job') await changeJobStatus(tx, { jobId: subjectId, to: `job:${to}` as JobStatus, ...move })
  else await profiles[subject].change(tx, { subjectId, to: to as ProfileStatus, ...move })
}

/**
 * Locks a subject until the transaction ends and returns its status, for jobs without `job:`; undefined if it no longer
 * exists.
 */
export async function lockStatus(tx: Tx, { subject, subjectId }: Reviewed): Promise<string | undefined> {
  if (subject !== 'job') return profiles[subject].hold(tx, subjectId)
  return (await lockJob(tx, subjectId))?.status.replace('job:', '')
}
