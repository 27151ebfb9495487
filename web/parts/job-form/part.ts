import type { Faults } from '../../platform/faults.ts'
import type { JobDraft } from './draft.ts'

/** What every part of the job's form takes. */
export type JobPartProps = {
  draft: JobDraft
  faults: Faults
  change: (part: Partial<JobDraft>) => void
}
