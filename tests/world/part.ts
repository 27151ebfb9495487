import { writeRows } from '@trampolim/server/cv-search/refresh-queries.ts'
import { insertRows } from '@trampolim/server/job-search/rows/refresh-queries.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { copyRows } from './copy.ts'
import { makeJobs } from './jobs.ts'
import { readTowns } from './municipalities.ts'
import { type Employer, makeEmployers } from './organizations.ts'
import { type CurriculumKind, makeCandidates } from './people.ts'
import { randomFrom } from './random.ts'

/** A part of a large world: jobs or curriculums, from a number on, generated from a seed of its own. */
export type Part = { seed: number; first: number; count: number } & (
  | { of: 'jobs' }
  | { of: 'curriculums'; kind: CurriculumKind }
)

/** What all parts of a world share. `employers`: the number of organisations, generated from `seed`. */
export type PartOfWorld = { url: string; now: string; seed: number; employers: number }

/** Confirms each part that the parent sends once it is written; the first message contains what all parts share. */
process.once('message', async (shared: PartOfWorld) => {
  const client = new Client({ connectionString: shared.url })
  await client.connect()
  const { database } = openDatabase(shared.url, { connections: 1, statementTimeout: 0 })
  await sql`set work_mem = '64MB'`.execute(database)
  const now = new Date(shared.now)
  const towns = await readTowns(database)
  const employers = makeEmployers(shared.employers, { random: randomFrom(shared.seed), towns, now })
  process.on('message', async (part: Part) => {
    await writePart({ client, database, towns, employers, now }, part)
    process.send?.('written')
  })
  process.once('disconnect', () => process.exit(0))
  process.send?.('ready')
})

type Ground = {
  client: Client
  database: Database
  towns: Awaited<ReturnType<typeof readTowns>>
  employers: readonly Employer[]
  now: Date
}

/** Writes the rows of a part and their search rows. */
async function writePart({ client, database, towns, employers, now }: Ground, part: Part) {
  const { first, count } = part
  const random = randomFrom(part.seed)
  if (part.of === 'jobs') {
    const jobs = makeJobs(count, { first, random, towns, employers, now })
    await copyRows(client, 'job', jobs)
    await insertRows(
      database,
      jobs.map(({ id }) => id),
    )
    return
  }
  const made = makeCandidates(part.kind, { first, count }, { random, towns, now })
  const curriculums = made.map(({ curriculum }) => curriculum)
  await copyRows(
    client,
    'account',
    made.map(({ account }) => account),
  )
  await copyRows(
    client,
    'professional',
    made.map(({ professional }) => professional),
  )
  await copyRows(client, 'curriculum', curriculums)
  await writeRows(
    database,
    curriculums.map(({ id }) => id),
  )
}
