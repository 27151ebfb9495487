import type { Faults } from '../../../platform/faults.ts'
import type { JobDraft } from '../draft/draft.ts'

/** The props of every part of the job's form. */
export type JobPartProps = {
  draft: JobDraft
  faults: Faults
  change: (part: Partial<JobDraft>) => void
}
