import { create, insertMultiple, search } from '@orama/orama'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import FlexSearch from 'flexsearch'
import { sql } from 'kysely'

/**
 * The figures of an engine: the median of its searches in milliseconds, the CPU time for building its index in seconds,
 * its memory in bytes, the number of indexed jobs, and the number of searches.
 */
export type EngineFigures = { median: number; made: number; memory: number; jobs: number; of: number; searches: number }

type Job = { id: string; title: string; words: string; town: string; contract: string; work: string }

const searches = 300
const batch = 500
/** CPU time in seconds after which no more jobs are indexed, and after which searching stops. */
const longEnough = 60
/** Spreads the searches over the jobs, however many there are. */
const stride = 104_729

/*
 * Another search engine over some of the jobs, in a separate process: the words of a job, its town, and two of the
 * facets.
 */
const [engine, url = '', most] = process.argv.slice(2)
const { database } = openDatabase(url, { connections: 1, statementTimeout: 0 })
const { rows: jobs } = await sql<Job>`
  select job_card.id, title, concat_ws(' ', card ->> 'jobName', title, card ->> 'company') as words,
    concat(card #>> '{places,0,city}', ', ', card #>> '{places,0,state}') as town,
    card ->> 'contractType' as contract, card ->> 'workType' as work
  from job_card join occupation on occupation.cbo = lpad(job_card.cbo::text, 6, '0')
  order by job_no limit ${Number(most)}
`.execute(database)
await database.destroy()

const { put, find } = engine === 'orama' ? withOrama() : withFlexSearch()
const making = process.cpuUsage()
let held = 0
while (held < jobs.length && secondsSince(making) < longEnough) {
  await put(jobs.slice(held, held + batch))
  held = Math.min(jobs.length, held + batch)
}
const figures = { made: secondsSince(making), jobs: held, of: jobs.length, memory: process.memoryUsage().rss }
const taken: number[] = []
const searching = process.cpuUsage()
while (taken.length < Math.min(searches, held) && secondsSince(searching) < longEnough) {
  const { title, town } = jobs[(taken.length * stride) % held] as Job
  const before = performance.now()
  await find(title, town)
  taken.push(performance.now() - before)
}
taken.sort((one, other) => one - other)
process.send?.({ ...figures, searches: taken.length, median: taken[taken.length >> 1] } as EngineFigures)

function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** By words and town; FlexSearch has no facets. */
function withFlexSearch() {
  const index = new FlexSearch.Document<Job>({
    document: { id: 'id', index: ['words'], tag: ['town'], store: false },
    tokenize: 'strict',
  })
  return {
    async put(some: readonly Job[]) {
      for (const job of some) index.add(job)
    },
    find: async (title: string, town: string) => index.search(title, { index: ['words'], tag: { town }, limit: 20 }),
  }
}

/** By words and town, with the counts of two facets. */
function withOrama() {
  const index = create({
    schema: { words: 'string', town: 'enum', contract: 'string', work: 'string' } as const,
    language: 'portuguese',
  })
  return {
    async put(some: Job[]) {
      await insertMultiple(index, some, batch)
    },
    find: async (title: string, town: string) =>
      search(index, {
        term: title,
        properties: ['words'],
        where: { town: { eq: town } },
        facets: { contract: {}, work: {} },
        limit: 20,
      }),
  }
}
