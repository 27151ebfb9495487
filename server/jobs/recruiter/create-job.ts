import type { JobContent } from '@trampolim/contract/job-content.ts'
import { firstJobStatus } from '@trampolim/marketplace/jobs/status.ts'
import { record } from '../../platform/events/record.ts'
import type { Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { handIn } from '../../rounds/hand-in.ts'
import { completeContent } from '../content/complete-content.ts'
import { storeJob } from '../content/content-queries.ts'
import { storeJobChange } from '../status-queries.ts'

export type CreateJob = { organizationId: string; recruiterId: string; content: JobContent; now: Date }

/**
 * Creates a job of any kind for an organisation, pending review, even while the organisation or the recruiter is under
 * review. @returns its id. @throws invalid_form, by the paths of `jobContent`
 */
export async function createJob(tx: Tx, { organizationId, recruiterId, content, now }: CreateJob): Promise<string> {
  const stored = await completeContent(tx, content, { now })
  const jobId = newId(now)
  await storeJob(tx, { id: jobId, organizationId, recruiterId, status: firstJobStatus, stored, now })
  const by = { actor: 'recruiter', actorId: recruiterId } as const
  await storeJobChange(tx, { id: newId(now), jobId, from: null, to: firstJobStatus, ...by, reason: null, now })
  await record(tx, { type: 'job.changed', payload: { jobId }, actorId: recruiterId, now })
  await handIn(tx, { subject: 'job', subjectId: jobId, actorId: recruiterId, now })
  return jobId
}
