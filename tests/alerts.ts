import { alertHandlers } from '@trampolim/server/alerts/background.ts'
import { alertListeners } from '@trampolim/server/alerts/listeners.ts'
import { sendMorningLettersWork } from '@trampolim/server/alerts/work.ts'
import { jobSearchListeners } from '@trampolim/server/job-search/listeners.ts'
import { letterHandlers } from '@trampolim/server/letters/background.ts'
import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import { record } from '@trampolim/server/platform/events/record.ts'
import type { TestHouse } from './house.ts'
import { insertCandidate } from './people.ts'
import { insertJob, insertOrganization } from './world/builders.ts'

type NewJob = Parameters<typeof insertJob>[1]

/** In seconds. */
export const hour = 3600
export const day = 24 * hour

/** What tests of alerts need: two candidates, jobs that open, and the letters of the morning. */
export function alertsIn(house: TestHouse) {
  const work = () =>
    house.work({
      handlers: [...alertHandlers, ...letterHandlers],
      listeners: [...jobSearchListeners, ...alertListeners],
    })

  /** Announces a change of a job. */
  async function changed(jobId: string) {
    await house.database
      .transaction()
      .execute((tx) => record(tx, { type: 'job.changed', payload: { jobId }, now: house.now() }))
    await work()
  }

  /** Opens a job now, as its approval does. */
  async function openJob(job: Partial<NewJob> = {}) {
    const jobId = await insertJob(house, { organizationId: await insertOrganization(house), ...job })
    await changed(jobId)
    return jobId
  }

  /** Passes a day and sends the letters of its morning. */
  async function morning() {
    house.clock.pass(day)
    await enqueue(house.database, sendMorningLettersWork, { payload: {} })
    await work()
  }

  return {
    ana: () => insertCandidate(house, { email: 'ana@exemplo.com', cpf: '11144477735' }),
    bia: () => insertCandidate(house, { email: 'bia@exemplo.com', cpf: '52998224725' }),
    work,
    changed,
    openJob,
    morning,
    /** The number of jobs in each letter. */
    jobsInLetters: () => house.letters.map(({ text }) => [...text.matchAll(/\/jobs\/[0-9a-f]{24}/g)].length),
  }
}
