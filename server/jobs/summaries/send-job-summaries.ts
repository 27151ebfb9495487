import { mostSummedUp, weekOf } from '@trampolim/marketplace/jobs/summary.ts'
import { dayFormat } from '@trampolim/phrases/formats.ts'
import { z } from 'zod'
import { firstName, queueLetters } from '../../letters/send-letter.ts'
import type { Work } from '../../platform/background/work.ts'
import { queueUp } from '../../platform/database/queue-up.ts'
import type { House } from '../../platform/house.ts'
import { newId } from '../../platform/ids.ts'
import { listSelecting, lockJobsToSummarise, rememberSummary, type SummedUpJob } from './summary-queries.ts'

export const sendJobSummariesWork: Work<Record<string, never>> = {
  name: 'send-job-summaries',
  payload: z.strictObject({}),
}

/** Runs at the same time would share the jobs of an organisation, whose recruiters would get several letters. */
const oneRun = 'weekly summaries'

const dayText = dayFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })

/**
 * Sends the weekly summary of each job for which it was requested: to the recruiter who wrote the job or, once they
 * have left or may no longer select, to all who may. Each organisation has its own transaction, so that a letter is
 * queued exactly when its jobs are marked as summed up.
 */
export async function sendJobSummaries({ configuration: { secret }, database, now }: House) {
  for (let sent = true; sent; ) {
    sent = await database.transaction().execute(async (tx) => {
      await queueUp(tx, oneRun)
      const moment = now()
      const jobs = await lockJobsToSummarise(tx, { monday: weekOf(moment), now: moment })
      const [first] = jobs
      if (!first) return false
      await rememberSummary(tx, { jobIds: jobs.map(({ id }) => id), now: moment })
      const selecting = await listSelecting(tx, first.organizationId)
      const letters = selecting.flatMap(({ accountId, email, name }) => {
        const theirs = jobs.filter(({ createdBy }) => createdBy === accountId || !isAmong(selecting, createdBy))
        return theirs.length === 0 ? [] : [{ email, values: valuesOf(name, theirs) }]
      })
      await queueLetters(tx, {
        secret,
        letters: letters.map(({ email, values }) => ({
          id: newId(moment),
          to: email,
          template: 'job-summaries',
          values,
        })),
      })
      return true
    })
  }
}

const isAmong = (recruiters: readonly { accountId: string }[], id: string) =>
  recruiters.some(({ accountId }) => accountId === id)

function valuesOf(name: string, jobs: readonly SummedUpJob[]) {
  const told = jobs.toSorted((one, other) => other.fresh - one.fresh).slice(0, mostSummedUp)
  return {
    name: firstName(name),
    jobs: told.map(({ id, jobName, paused, fresh, unseen, left, closes }) => ({
      ...{ id, jobName, paused, fresh, unseen, left },
      closes: closes && dayText(closes),
    })),
    more: jobs.length - told.length,
  }
}
