import type { NotificationKind, Side, VariantOf } from './kinds.ts'

/** The ids of what a notification is about; null for what was deleted. */
export type Pointers = {
  variant: string
  jobId: string | null
  cvId: string | null
  /** Whether what it offers was taken back or has passed. */
  lapsed?: boolean
}

const endedSlots: readonly string[] = ['slotsCanceled', 'slotsTimeout'] satisfies VariantOf<'interview'>[]

const recruitersJob = (jobId: string | null) =>
  jobId === null ? '/recruiter/jobs' : `/recruiter/job/${jobId}/selective-process`

/** The page that a notification links to; it always exists. */
export function leadsTo(kind: NotificationKind, { side, ...to }: Pointers & { side: Side }): string {
  switch (kind) {
    case 'moved':
    case 'answered':
    case 'hired':
    case 'hire':
    case 'jobAway':
      return '/selective-process'
    case 'interview':
      // Times that are over aren't among the interviews.
      return to.lapsed || endedSlots.includes(to.variant) ? '/selective-process' : '/interviews'
    case 'interviewAnswer':
      return to.variant.startsWith('slots') ? '/recruiter/interviews?group=slots' : '/recruiter/interviews'
    case 'invitation':
      return '/selective-process?step=invitations'
    case 'invitationAnswer':
      return to.jobId === null ? '/recruiter/jobs' : `${recruitersJob(to.jobId)}?step=curriculums&list=invited`
    case 'consent':
      return '/profile/privacy#requests'
    case 'consentAnswer':
      return to.cvId === null ? '/recruiter/curriculums' : `/recruiter/curriculums?cv=${to.cvId}`
    case 'alert':
      return '/jobs?tab=alerts'
    case 'application':
    case 'hireAnswer':
      return to.jobId !== null && to.cvId !== null
        ? `/recruiter/job/${to.jobId}/selective-process/cv-details/${to.cvId}`
        : recruitersJob(to.jobId)
    case 'mention':
      return to.jobId !== null && to.cvId !== null
        ? `/recruiter/job/${to.jobId}/selective-process/cv-details/${to.cvId}?tab=notes`
        : recruitersJob(to.jobId)
    case 'jobClosing':
    case 'jobEnded':
    case 'jobPaused':
      return recruitersJob(to.jobId)
    case 'security':
      return side === 'candidate' ? '/profile/access' : '/recruiter/profile/access'
    case 'colleague':
      return '/recruiter/organization'
    case 'review':
      return reviewed(to, side)
    default:
      return kind satisfies never
  }
}

/** Profiles, organisations and jobs show the decision on them, with the task if there is one. */
function reviewed({ variant, jobId }: Pointers, side: Side) {
  if (side === 'candidate') return variant.endsWith('Approve') ? '/dashboard' : '/profile'
  if (variant.startsWith('job')) return jobId === null ? '/recruiter/jobs' : `/recruiter/job/${jobId}/job-details`
  return variant.startsWith('recruiter') ? '/recruiter/profile' : '/recruiter/organization'
}
