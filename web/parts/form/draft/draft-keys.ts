import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { type DraftKey, personalLifetime } from '../../../platform/kept-draft.ts'

/** Personal drafts are kept for only an hour. */
const personal = (name: string): DraftKey => ({ name, lifetime: personalLifetime })

/** The storage key of each form's draft in its tab; nothing else typed is stored in the browser. */
export const draftKeys = {
  /** An unfinished registration: the next user of a shared computer finds nothing of it. */
  registration: (of: 'candidate' | 'recruiter') => personal(of === 'candidate' ? 'registration' : `${of}-registration`),
  /** A curriculum to be made a PDF without an account. */
  pdf: personal('pdf'),
  curriculum: (kind: CurriculumKind, userId: string) => personal(`curriculum:${kind}:${userId}`),
  /** What of a section isn't saved yet. */
  curriculumSection: (section: CurriculumSection, kind: CurriculumKind, userId: string) =>
    personal(`curriculum:${kind}:${section}:${userId}`),
  /** A part of a curriculum that the registration left for later. */
  completion: (part: string, kind: CurriculumKind, userId: string) => personal(`completion:${part}:${kind}:${userId}`),
  availability: (userId: string) => personal(`availability:${userId}`),
  /** A person's answers to a job's questions. */
  application: (jobId: string, userId: string) => personal(`application:${jobId}:${userId}`),
  /** A correction that a review requested. */
  correction: (taskId: string) => personal(`correction:${taskId}`),
  candidate: (userId: string) => personal(`candidate:${userId}`),
  recruiter: (userId: string) => personal(`recruiter:${userId}`),
  organization: (userId: string): DraftKey => ({ name: `organization:${userId}` }),
  /** A recruiter's job: a new one, a duplicate, or an edit. */
  job: (userId: string, job: { edit: string } | { from: string } | 'new'): DraftKey => {
    const which = job === 'new' ? 'new' : 'edit' in job ? `edit:${job.edit}` : `from:${job.from}`
    return { name: `job:${which}:${userId}` }
  },
} as const
