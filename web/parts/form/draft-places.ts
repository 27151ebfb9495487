import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type DraftPlace, personalLifetime } from '../../platform/kept-draft.ts'

/** What tells of a person counts for an hour only. */
const personal = (name: string): DraftPlace => ({ name, lifetime: personalLifetime })

/** Where each form's draft waits in its tab: everything that the browser keeps of what is typed. */
export const draftPlaces = {
  /** A registration that isn't finished: whoever comes next to a shared computer finds nothing of it. */
  registration: (of: 'candidate' | 'recruiter') => personal(of === 'candidate' ? 'registration' : `${of}-registration`),
  curriculum: (kind: CurriculumKind, userId: string) => personal(`curriculum:${kind}:${userId}`),
  /** A person's answers to a job's questions. */
  application: (jobId: string, userId: string) => personal(`application:${jobId}:${userId}`),
  /** What a review asked to correct. */
  correction: (taskId: string) => personal(`correction:${taskId}`),
  recruiter: (userId: string) => personal(`recruiter:${userId}`),
  organization: (userId: string): DraftPlace => ({ name: `organization:${userId}` }),
  /** A recruiter's job: a new one, a second one of another, or an edit. */
  job: (userId: string, job: { edit: string } | { from: string } | 'new'): DraftPlace => {
    const which = job === 'new' ? 'new' : 'edit' in job ? `edit:${job.edit}` : `from:${job.from}`
    return { name: `job:${which}:${userId}` }
  },
} as const
