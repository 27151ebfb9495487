import type { DraftPlace } from '../../platform/kept-draft.ts'

/** Where a recruiter's job waits while it is written: a new one, a second one of another, or an edit. */
export function jobDraft(userId: string, job: { edit: string } | { from: string } | 'new'): DraftPlace {
  const which = job === 'new' ? 'new' : 'edit' in job ? `edit:${job.edit}` : `from:${job.from}`
  return { name: `job:${which}:${userId}` }
}
