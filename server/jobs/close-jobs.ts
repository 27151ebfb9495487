import { z } from 'zod'
import type { JobsOfRecruiter } from '../letters/job-templates.ts'
import { queueLetter } from '../letters/send-letter.ts'
import type { Work } from '../platform/background/work.ts'
import type { House, Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { type ClosingJob, holdClosingJobs, holdDueJobs, listRecruiters, rememberWarning } from './closing-queries.ts'
import { endJob } from './end-job.ts'
import { closingSoonDays } from './summarise.ts'

export const closeJobsWork: Work<Record<string, never>> = { name: 'close-jobs', payload: z.strictObject({}) }
export const warnOfClosingWork: Work<Record<string, never>> = { name: 'warn-of-closing', payload: z.strictObject({}) }

const batch = 100
const day = 86_400_000
const dayText = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

/** Closes open and paused jobs whose closing date has come, some at a time, and tells their recruiters. */
export async function closeJobs(house: House) {
  const { database, now } = house
  for (let closed = batch; closed === batch; ) {
    closed = await database.transaction().execute(async (tx) => {
      const jobs = await holdDueJobs(tx, { now: now(), most: batch })
      for (const { id } of jobs) await endJob(tx, { jobId: id, actor: 'automation', actorId: null, now: now() })
      await tellRecruiters(house, { tx, jobs, template: 'jobs-closed' })
      return jobs.length
    })
  }
}

/** Tells recruiters of jobs that close within a week, once for each closing date. */
export async function warnOfClosing(house: House) {
  const { database, now } = house
  const before = new Date(now().getTime() + closingSoonDays * day)
  for (let warned = batch; warned === batch; ) {
    warned = await database.transaction().execute(async (tx) => {
      const jobs = await holdClosingJobs(tx, { now: now(), before, most: batch })
      const ids = jobs.map(({ id }) => id)
      await rememberWarning(tx, ids)
      await tellRecruiters(house, { tx, jobs, template: 'jobs-closing' })
      return jobs.length
    })
  }
}

type Telling = { tx: Tx; jobs: readonly ClosingJob[]; template: 'jobs-closing' | 'jobs-closed' }

/** One letter to each recruiter of an organisation for all of its jobs. */
async function tellRecruiters({ configuration: { secret }, now }: House, { tx, jobs, template }: Telling) {
  if (jobs.length === 0) return
  const byOrganization = Map.groupBy(jobs, ({ organizationId }) => organizationId)
  for (const { organizationId, email, name } of await listRecruiters(tx, [...byOrganization.keys()])) {
    const values: JobsOfRecruiter = {
      name: name.split(' ', 1)[0] ?? name,
      jobs: (byOrganization.get(organizationId) ?? []).map(({ id, jobName, closes }) => ({
        id,
        jobName,
        day: dayText.format(closes),
      })),
    }
    await queueLetter(tx, { secret, id: newId(now()), to: email, template, values })
  }
}
