import { isJobStatus, jobTransitions } from '../jobs/status.ts'
import {
  candidateTransitions,
  organizationTransitions,
  profileStatuses,
  recruiterTransitions,
} from '../organizations/profile-status.ts'
import { mayMove } from '../transitions.ts'
import type { ReviewSubject } from './review.ts'

const profiles = {
  organization: organizationTransitions,
  recruiter: recruiterTransitions,
  candidate: candidateTransitions,
} as const

/** Whether a reviewer may ask for a correction of what was approved and waits for no review: of a candidate's profile. */
export function isCorrectable({ subject, status }: { subject: ReviewSubject; status: string }): boolean {
  return subject === 'candidate' && status === 'approved'
}

/** Whether a reviewer may block a subject in this status, whether it is published or not. */
export function isBlockable({ subject, status }: { subject: ReviewSubject; status: string }): boolean {
  if (subject === 'job') {
    return isJobStatus(status) && mayMove(jobTransitions, { from: status, to: 'job:blocked', actor: 'reviewer' })
  }
  return profileStatuses.has(status) && mayMove(profiles[subject], { from: status, to: 'blocked', actor: 'reviewer' })
}
