import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { House } from '../../platform/house.ts'
import { type Alongside, type ApplyToJob, applyToJob } from './apply-to-job.ts'
import { readProcess } from './list-processes.ts'

/**
 * Applies, counts it as a use of the job, and returns the candidacy as its candidate reads it.
 * @throws as applyToJob
 */
export async function sendApplication(
  house: House,
  asked: ApplyToJob,
  alongside?: Alongside,
): Promise<SelectiveProcess> {
  const { professionalId, jobId } = asked
  const candidacyId = await applyToJob(house, asked, alongside)
  house.noteUse({ kind: 'job', jobId, asker: professionalId })
  return readProcess(house, { professionalId, candidacyId })
}
