import type { JobStatus } from '@trampolim/marketplace/jobs/status.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import type { Actor, Obstacles } from '@trampolim/marketplace/transitions.ts'
import { changeJobStatus } from '../jobs/change-status.ts'
import { holdJob } from '../jobs/status-queries.ts'
import { changeOrganizationStatus } from '../organizations/change-status.ts'
import { holdOrganizationStatus } from '../organizations/status-queries.ts'
import type { Tx } from '../platform/house.ts'
import { changeRecruiterStatus } from '../recruiters/change-status.ts'
import { holdRecruiterStatus } from '../recruiters/status-queries.ts'
import { changeCandidateStatus } from '../registration/change-status.ts'
import { holdCandidateStatus } from '../registration/status-queries.ts'
import type { Reviewed } from '../rounds/rows.ts'

/** A status as the reviews speak of it, of jobs without `job:`; `disabled` is for jobs alone. */
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
  organization: { change: changeOrganizationStatus, hold: holdOrganizationStatus },
  recruiter: { change: changeRecruiterStatus, hold: holdRecruiterStatus },
  candidate: { change: changeCandidateStatus, hold: holdCandidateStatus },
} as const

/** Moves a subject to a status by its own table of moves. @throws what the table refuses */
export async function moveSubject(tx: Tx, { subject, subjectId, to, ...move }: SubjectMove) {
  if (subject === 'job') await changeJobStatus(tx, { jobId: subjectId, to: `job:${to}` as JobStatus, ...move })
  else await profiles[subject].change(tx, { subjectId, to: to as ProfileStatus, ...move })
}

/** The status of a subject, of jobs without `job:`, held until the transaction ends; undefined where it is gone. */
export async function holdStatus(tx: Tx, { subject, subjectId }: Reviewed): Promise<string | undefined> {
  if (subject !== 'job') return profiles[subject].hold(tx, subjectId)
  return (await holdJob(tx, subjectId))?.status.replace('job:', '')
}
