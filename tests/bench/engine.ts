import { create, insertMultiple, search } from '@orama/orama'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import FlexSearch from 'flexsearch'
import { sql } from 'kysely'

/** What an engine takes: the median of its searches and the making of its index in milliseconds, its memory in bytes. */
export type EngineFigures = { median: number; made: number; memory: number; jobs: number }

type Job = { id: string; words: string; town: string; contract: string; work: string }

const searches = 300

/*
 * Another search engine over some of the jobs, in a process of its own: the words of a job, its town, and two of the facets.
 */
const [engine, url = '', most] = process.argv.slice(2)
const { database } = openDatabase(url, { connections: 1, statementTimeout: 0 })
const { rows: jobs } = await sql<Job>`
  select job_card.id, concat_ws(' ', card ->> 'jobName', title, card ->> 'company') as words,
    concat(card #>> '{places,0,city}', ', ', card #>> '{places,0,state}') as town,
    card ->> 'contractType' as contract, card ->> 'workType' as work
  from job_card join occupation on occupation.cbo = lpad(job_card.cbo::text, 6, '0')
  order by job_no limit ${Number(most)}
`.execute(database)
const { rows: asked } = await sql<{ title: string; town: string }>`
  select title, concat(card #>> '{places,0,city}', ', ', card #>> '{places,0,state}') as town
  from (select * from job_card where job_no <= ${Number(most)} order by md5(id) limit ${searches}) as job_card
  join occupation on occupation.cbo = lpad(job_card.cbo::text, 6, '0')
`.execute(database)
await database.destroy()

const begun = performance.now()
const find = engine === 'orama' ? await withOrama() : withFlexSearch()
const made = performance.now() - begun
const taken: number[] = []
for (const { title, town } of asked) {
  const before = performance.now()
  await find(title, town)
  taken.push(performance.now() - before)
}
taken.sort((one, other) => one - other)
process.send?.({
  median: taken[taken.length >> 1],
  made,
  memory: process.memoryUsage().rss,
  jobs: jobs.length,
} as EngineFigures)

/** By words and town; FlexSearch has no facets. */
function withFlexSearch() {
  const index = new FlexSearch.Document<Job>({
    document: { id: 'id', index: ['words'], tag: ['town'], store: false },
    tokenize: 'strict',
  })
  for (const job of jobs) index.add(job)
  return (title: string, town: string) => index.search(title, { index: ['words'], tag: { town }, limit: 20 })
}

/** By words and town, with the counts of two facets. */
async function withOrama() {
  const index = create({
    schema: { words: 'string', town: 'enum', contract: 'string', work: 'string' } as const,
    language: 'portuguese',
  })
  await insertMultiple(index, jobs, 2000)
  return (title: string, town: string) =>
    search(index, {
      term: title,
      properties: ['words'],
      where: { town: { eq: town } },
      facets: { contract: {}, work: {} },
      limit: 20,
    })
}
