import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { type DraftKey, personalLifetime } from '../../../platform/browser/kept-draft.ts'

/** The drafts of personal data are kept for an hour only. */
const personal = (name: string): DraftKey => ({ name, lifetime: personalLifetime })

/**
 * The forms whose fields store what is typed (`KeptForm`), and for how long: text to or about a person for an hour,
 * text of an organisation for everybody as long as the tab exists.
 */
export const keptForms = {
  interview: 'hour',
  slots: 'hour',
  hire: 'hour',
  notice: 'tab',
  response: 'tab',
  contact: 'hour',
  alert: 'hour',
  settle: 'hour',
  discard: 'hour',
  note: 'hour',
  scorecard: 'hour',
  writing: 'hour',
  wish: 'hour',
  report: 'hour',
  review: 'hour',
} as const
export type KeptFormName = keyof typeof keptForms

/** The storage key of each form's draft in its tab; nothing else typed is stored in the browser. */
export const draftKeys = {
  /** An unfinished registration, stored so that the next user of a shared computer doesn't find it. */
  registration: (of: 'candidate' | 'recruiter') => personal(of === 'candidate' ? 'registration' : `${of}-registration`),
  /** A curriculum for making a PDF without an account. */
  pdf: personal('pdf'),
  curriculum: (kind: CurriculumKind, userId: string) => personal(`curriculum:${kind}:${userId}`),
  /** The unsaved changes of a section. */
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
  /** What is typed in a thread, and messages that aren't confirmed yet; colleagues share its company's side. */
  thread: (thread: string, userId: string) => personal(`messages:${thread}:${userId}`),
  /** A recruiter's job: a new one, a duplicate, or an edit. */
  job: (userId: string, job: { edit: string } | { from: string } | 'new'): DraftKey => {
    const which = job === 'new' ? 'new' : 'edit' in job ? `edit:${job.edit}` : `from:${job.from}`
    return { name: `job:${which}:${userId}` }
  },
  /** A form whose fields store what is typed; `about` is its subject, such as the id of a job. */
  kept:
    (form: KeptFormName, about = '') =>
    (userId: string): DraftKey => {
      const name = `${form}:${about}:${userId}`
      return keptForms[form] === 'hour' ? personal(name) : { name }
    },
} as const
