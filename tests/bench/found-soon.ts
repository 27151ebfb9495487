import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { record } from '@trampolim/server/platform/events/record.ts'
import { insertJob, insertOrganization } from '../world/builders.ts'
import type { OpenWorld } from './open-world.ts'
import type { Request } from './questions.ts'

const jobs = 10
const searchesOfSecond = 50
/** Milliseconds within which a new job must be found. */
const aim = 5000

/**
 * Approves jobs one after another while searches go on, and prints how long it takes until the search finds each. The
 * approval's event is delivered to the listener that writes the search row, as in the product.
 */
export async function findNewJobs({ house, questions }: OpenWorld) {
  const { database } = openDatabase(house.databaseUrl, { connections: 2, statementTimeout: 0 })
  const ground = { database, now: () => new Date() }
  const others = searchSteadily(house.address, questions.search.requests)
  const taken: number[] = []
  try {
    const organizationId = await insertOrganization(ground, { idcard: String(Date.now()).padStart(14, '0') })
    for (let at = 0; at < jobs; at++) {
      const name = `Degustador de chá ${Date.now().toString(36)}${at}`
      const jobId = await insertJob(ground, { organizationId, job_name: name })
      const begun = performance.now()
      await database
        .transaction()
        .execute((tx) => record(tx, { type: 'job.changed', payload: { jobId }, now: new Date() }))
      const path = `/api/search-jobs/search/jobs?${new URLSearchParams({ occupation: name })}`
      while (!(await (await fetch(house.address + path)).text()).includes(jobId)) {
        if (performance.now() - begun > aim * 4) throw new Error(`a new job wasn't found within ${(aim * 4) / 1000} s`)
        await wait(50)
      }
      taken.push(performance.now() - begun)
    }
  } finally {
    others.stop()
    await database.destroy()
  }
  const sorted = taken.toSorted((one, other) => one - other)
  const seconds = (value = 0) => `${(value / 1000).toFixed(2)} s`
  console.log(
    `\na new job is found after ${seconds(sorted[sorted.length >> 1])}, at most ${seconds(sorted.at(-1))} (aim: under 5 s), during ${others.answered().toFixed(0)} searches a second of ${searchesOfSecond} asked`,
  )
}

/** Searches at a steady rate until it is stopped. */
function searchSteadily(address: string, requests: readonly Request[]) {
  const begun = performance.now()
  let asked = 0
  let answered = 0
  const timer = setInterval(() => {
    const { path, token } = requests[asked++ % requests.length] as Request
    fetch(address + path, { headers: token ? { authorization: token } : {} })
      .then((answer) => answer.arrayBuffer())
      .then(() => {
        answered += 1
      })
      .catch(() => undefined)
  }, 1000 / searchesOfSecond)
  return {
    stop: () => clearInterval(timer),
    answered: () => answered / ((performance.now() - begun) / 1000),
  }
}
