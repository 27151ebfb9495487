import type { Transitions } from '../transitions.ts'

/** Every status of a job (specification, data §4.1). */
export const jobStatuses = [
  'job:created',
  'job:pending',
  'job:validating',
  'job:approved',
  'job:rejected',
  'job:blocked',
  'job:disabled',
  'job:closed',
] as const

export type JobStatus = (typeof jobStatuses)[number]

export function isJobStatus(value: unknown): value is JobStatus {
  return jobStatuses.includes(value as JobStatus)
}

/** The status of a newly published job, also while its organisation or recruiter is still under review. */
export const firstJobStatus = 'job:created' satisfies JobStatus

const decided = ['organization_not_approved', 'recruiter_not_approved', 'claimed_by_another'] as const
const approve = { by: 'reviewer', unless: [...decided, 'job_was_paused'] } as const
const approvePaused = { by: 'reviewer', unless: [...decided, 'job_was_not_paused'] } as const
const refuse = { by: 'reviewer', unless: ['reason_required', 'claimed_by_another'] } as const
const infringement = { by: 'reviewer', unless: ['reason_required'] } as const
const open = { by: 'reviewer', unless: ['changes_requested', 'claimed_by_another'] } as const
const edit = { by: 'recruiter', unless: ['email_not_validated'] } as const
const end = ['recruiter', { by: 'automation', unless: ['closing_date_not_reached'] }] as const

/**
 * The permitted moves between statuses and who makes them. A job that was paused when it was edited returns to
 * job:disabled on approval (`paused_when_edited`); a job with open requested changes isn't in the reviewers' queue.
 */
export const jobTransitions = {
  'job:created': {
    'job:pending': edit,
    'job:validating': open,
    'job:approved': approve,
    'job:disabled': approvePaused,
    'job:rejected': refuse,
    'job:blocked': refuse,
    'job:closed': end,
  },
  'job:pending': {
    'job:pending': edit,
    'job:validating': open,
    'job:approved': approve,
    'job:disabled': approvePaused,
    'job:rejected': refuse,
    'job:blocked': refuse,
    'job:closed': end,
  },
  'job:validating': {
    'job:pending': [
      { by: 'reviewer', unless: ['no_change_requested', 'claimed_by_another'] },
      { by: 'automation', unless: ['claim_not_lapsed'] },
    ],
    'job:approved': approve,
    'job:disabled': approvePaused,
    'job:rejected': refuse,
    'job:blocked': refuse,
    'job:closed': end,
  },
  'job:approved': {
    'job:pending': edit,
    'job:disabled': ['recruiter', { by: 'automation', unless: ['still_confirmed_open'] }],
    'job:blocked': infringement,
    'job:closed': end,
  },
  'job:disabled': {
    'job:pending': edit,
    'job:approved': 'recruiter',
    'job:blocked': infringement,
    'job:closed': end,
  },
  // After a refused edit the approved version is still public.
  'job:rejected': { 'job:pending': edit, 'job:blocked': infringement, 'job:closed': end },
  'job:blocked': { 'job:pending': edit, 'job:closed': end },
  'job:closed': {},
} as const satisfies Transitions<JobStatus>

/**
 * Whether a job with this status is open. Only approved jobs are found by search and accept applications. Blocking an
 * organisation blocks its jobs.
 */
export function isOpen(status: JobStatus): boolean {
  return status === 'job:approved'
}

/** The standing of a published job as the public sees it. */
export const publicStandings = ['open', 'paused', 'in_review', 'edit_refused', 'closed', 'removed'] as const
export type PublicStanding = (typeof publicStandings)[number]

const standings: Readonly<Record<JobStatus, PublicStanding>> = {
  'job:created': 'in_review',
  'job:pending': 'in_review',
  'job:validating': 'in_review',
  'job:approved': 'open',
  // A refused edit doesn't affect the approved version.
  'job:rejected': 'edit_refused',
  'job:blocked': 'removed',
  'job:disabled': 'paused',
  'job:closed': 'closed',
}

/**
 * The public standing of a published job. `takenDown`: a reviewer blocked it since its last approval, so that a pending
 * correction doesn't make it public again.
 */
export function standingOf(status: JobStatus, { takenDown }: { takenDown: boolean }): PublicStanding {
  const standing = standings[status]
  return takenDown && (standing === 'in_review' || standing === 'edit_refused') ? 'removed' : standing
}

/** Whether anyone may read a published job with this standing (product, statuses). */
export function isPublic(standing: PublicStanding): boolean {
  return standing !== 'closed' && standing !== 'removed'
}

/** The statuses in which anyone may read a published job, unless it was taken down. */
export const publicStatuses: readonly JobStatus[] = jobStatuses.filter((status) => isPublic(standings[status]))

/** The status after an approval: a job that was paused when it was edited stays paused. */
export function approvedStatus(pausedWhenEdited: boolean): 'job:approved' | 'job:disabled' {
  return pausedWhenEdited ? 'job:disabled' : 'job:approved'
}

/** The status for the specification's pause switch: true resumed, false paused. */
export function pauseStatus(resumed: boolean): 'job:approved' | 'job:disabled' {
  return resumed ? 'job:approved' : 'job:disabled'
}

/** The filters of a recruiter's list of jobs: open, under review, paused, or ended. */
export const jobListModes = {
  active: ['job:approved'],
  analysis: ['job:created', 'job:pending', 'job:validating'],
  paused: ['job:disabled'],
  ended: ['job:closed', 'job:rejected', 'job:blocked'],
} as const satisfies Record<string, readonly JobStatus[]>
export type JobListMode = 'all' | keyof typeof jobListModes
