import { dayFormat } from '@trampolim/phrases/formats.ts'
import { z } from 'zod'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import type { JobsOfRecruiter } from '../../letters/templates/job-templates.ts'
import type { Work } from '../../platform/background/work.ts'
import { queueUp } from '../../platform/database/queue-up.ts'
import { recordAll } from '../../platform/events/record-all.ts'
import type { House, Tx } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { whoWantsLetters } from '../../preferences/wishes.ts'
import { closingSoonDays } from '../recruiter/summarise.ts'
import { type ClosingJob, listRecruiters, lockClosingJobs, lockDueJobs, rememberWarning } from './closing-queries.ts'
import { endJob } from './end-job.ts'

export const closeJobsWork: Work<Record<string, never>> = { name: 'close-jobs', payload: z.strictObject({}) }
export const warnOfClosingWork: Work<Record<string, never>> = { name: 'warn-of-closing', payload: z.strictObject({}) }

/** Runs at the same time would share the jobs of a recruiter, who would get several letters. */
const oneRun = 'jobs that close'

const batch = 100
const day = 86_400_000
const dayText = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

/**
 * Closes published jobs whose closing date has come, in batches, and notifies their recruiters: also jobs that were taken
 * down or whose edit was refused, so that their selections end too.
 */
export async function closeJobs(house: House) {
  const { database, now } = house
  for (let closed = batch; closed === batch; ) {
    closed = await database.transaction().execute(async (tx) => {
      await queueUp(tx, oneRun)
      const jobs = await lockDueJobs(tx, { now: now(), most: batch })
      for (const { id } of jobs) await endJob(tx, { jobId: id, actor: 'automation', actorId: null, now: now() })
      await notifyRecruiters(house, { tx, jobs, template: 'jobs-closed' })
      return jobs.length
    })
  }
}

/** Notifies recruiters of jobs that close within a week, once for each closing date. */
export async function warnOfClosing(house: House) {
  const { database, now } = house
  const before = new Date(now().getTime() + closingSoonDays * day)
  for (let warned = batch; warned === batch; ) {
    warned = await database.transaction().execute(async (tx) => {
      await queueUp(tx, oneRun)
      const jobs = await lockClosingJobs(tx, { now: now(), before, most: batch })
      const ids = jobs.map(({ id }) => id)
      await rememberWarning(tx, ids)
      const payloads = jobs.map(({ id, organizationId, closes }) => ({
        ...{ jobId: id, organizationId },
        closes: closes.toISOString(),
      }))
      await recordAll(tx, { type: 'job.closing', payloads, now: now() })
      await notifyRecruiters(house, { tx, jobs, template: 'jobs-closing' })
      return jobs.length
    })
  }
}

type Telling = { tx: Tx; jobs: readonly ClosingJob[]; template: 'jobs-closing' | 'jobs-closed' }

/** Sends each recruiter of an organisation one letter about all of its jobs. */
async function notifyRecruiters({ configuration: { secret }, now }: House, { tx, jobs, template }: Telling) {
  if (jobs.length === 0) return
  const byOrganization = Map.groupBy(jobs, ({ organizationId }) => organizationId)
  const recruiters = await listRecruiters(tx, [...byOrganization.keys()])
  const kind = template === 'jobs-closing' ? 'jobClosing' : 'jobEnded'
  const wanting = await whoWantsLetters(tx, { kind, accountIds: recruiters.map(({ accountId }) => accountId) })
  const addressees = recruiters.filter(({ accountId }) => wanting.has(accountId))
  const letters = addressees.map(({ organizationId, email, name }) => {
    const values: JobsOfRecruiter = {
      name: firstName(name),
      jobs: (byOrganization.get(organizationId) ?? []).map(({ id, jobName, closes, extendable }) => ({
        id,
        jobName,
        // The date may be past, as of a job whose edit waited for a reviewer and was refused.
        day: dayText(template === 'jobs-closed' ? now() : closes),
        ...(template === 'jobs-closing' && !extendable && { toCorrect: true }),
      })),
    }
    return { id: newId(now()), to: email, template, values }
  })
  await queueLetters(tx, { secret, letters })
}
