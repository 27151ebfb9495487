import type { JobContent } from '@trampolim/contract/job-content.ts'
import { assertMay, memberOf } from '../../organizations/policy.ts'
import type { House, Tx } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { assertTermsAccepted } from '../../professionals/consents/consent-queries.ts'
import { noteGoingJobs } from '../../search-engines/queries.ts'
import { tellsSearchEngines } from '../../search-engines/tell-search-engines.ts'
import { completeContent } from '../content/complete-content.ts'
import { isSameContent } from '../content/stored.ts'
import { deleteJobs } from '../endings/delete-jobs.ts'
import { lockJob } from '../status-queries.ts'
import type { OnJob } from './change-own-job.ts'
import { type CreateJob, createJob } from './create-job.ts'
import { findOwnJob, listCreatedSince, queueUpToPublish } from './own-queries.ts'
import { presentOwnJob } from './present-own.ts'

/** For how long the same job of the same recruiter counts as sent again. */
const millisecondsOfOnce = 3_600_000

/**
 * Publishes a job as a recruiter. `once`: the same job that they handed in during the last hour is returned instead of a
 * second one.
 * @throws terms_outdated, organization_not_found, email_not_validated, profile_blocked, invalid_form
 */
export async function publishJob(
  { database, now }: House,
  accountId: string,
  { content, once }: { content: JobContent; once: boolean },
) {
  const moment = now()
  return database.transaction().execute(async (tx) => {
    const member = await memberOf(tx, accountId, { lock: true })
    assertMay(member, 'publish-job')
    await assertTermsAccepted(tx, accountId)
    const { organizationId } = member
    const of = { organizationId, recruiterId: accountId, content, now: moment }
    const jobId = (once && (await findSame(tx, of))) || (await createJob(tx, of))
    return presentOwnJob((await findOwnJob(tx, { jobId, organizationId })) ?? refuse('job_not_found'), {
      reader: member,
      now: moment,
    })
  })
}

/** Finds the same job among those that the recruiter handed in lately; of two that arrive at once, one waits here. */
async function findSame(tx: Tx, { organizationId, recruiterId, content, now }: CreateJob): Promise<string | undefined> {
  await queueUpToPublish(tx, recruiterId)
  const since = new Date(now.getTime() - millisecondsOfOnce)
  const lately = await listCreatedSince(tx, { organizationId, recruiterId, since })
  if (lately.length === 0) return undefined
  const wanted = await completeContent(tx, content, { now })
  return lately.find((job) => isSameContent(job, wanted))?.id
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
