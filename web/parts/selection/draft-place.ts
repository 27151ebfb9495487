import { type DraftPlace, personalLifetime } from '../../platform/kept-draft.ts'

/** Where a person's answers to a job's questions wait until they are sent. */
export function applicationDraft(jobId: string, userId: string): DraftPlace {
  return { name: `application:${jobId}:${userId}`, lifetime: personalLifetime }
}
