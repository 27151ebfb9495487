import type { JobContent } from '@trampolim/contract/job-content.ts'
import { assertMay, memberOf } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { noteGoingJobs } from '../../search-engines/queries.ts'
import { tellsSearchEngines } from '../../search-engines/tell-search-engines.ts'
import { deleteJobs } from '../endings/delete-jobs.ts'
import { lockJob } from '../status-queries.ts'
import type { OnJob } from './change-own-job.ts'
import { createJob } from './create-job.ts'
import { findOwnJob } from './own-queries.ts'
import { presentOwnJob } from './present-own.ts'

/** Publishes a job as a recruiter. @throws terms_outdated, organization_not_found, email_not_validated, profile_blocked, invalid_form */
export async function publishJob({ database, now }: House, accountId: string, content: JobContent) {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, { lock: true })
    assertMay(member, 'publish-job')
    await assertTermsAccepted(tx, accountId)
    const { organizationId } = member
    const jobId = await createJob(tx, { organizationId, recruiterId: accountId, content, now: moment })
    return presentOwnJob((await findOwnJob(tx, { jobId, organizationId })) ?? refuse('job_not_found'), moment)
  })
}

/**
 * Deletes a job of the recruiter's organisation permanently; its page is gone at once. @throws job_not_found (also another organisation's),
 * profile_blocked, profile_not_approved (a colleague's)
 */
export async function deleteOwnJob(house: House, { accountId, jobId }: OnJob) {
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, { lock: true })
    const { organizationId } = member
    const held = await lockJob(tx, jobId)
    if (held?.organizationId !== organizationId) return refuse('job_not_found')
    assertMay(member, 'manage-job', { own: held.createdBy === accountId })
    if (tellsSearchEngines(house)) await noteGoingJobs(tx, { jobIds: [jobId], now })
    await deleteJobs(tx, { jobIds: [jobId], actorId: accountId, now })
  })
  house.outdatePages()
}
