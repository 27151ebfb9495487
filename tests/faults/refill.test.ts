import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { runningDatabase } from '@trampolim/server/platform/database/embedded/running.ts'
import { prepareSearch } from '@trampolim/server/services/prepare-search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { temporaryDataDir } from '../data-dir.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { insertJob, insertOrganization } from '../world/builders.ts'
import { type Ground, inDatabase } from './crowd.ts'
import { preparedDataDir } from './prepared-data.ts'

const dataDir = preparedDataDir('refill')
const besideDir = temporaryDataDir('refill-beside')
const [jobs, towns] = [4_000, 20]
const inOneTown = jobs / towns
// Single-process houses start sooner, and only the two houses matter here.
const alone = { dataDir, demo: false, settings: { WORKERS: '1' } }
let house: StartedHouse
let beside: StartedHouse | undefined

beforeAll(async () => {
  house = await startHouse(alone)
})
afterAll(async () => {
  await beside?.stop()
  await house?.stop()
  for (const folder of [dataDir, besideDir]) rmSync(folder, { recursive: true, force: true })
})

it('rewrites search rows across a kill and in several processes, while searches find every job', async () => {
  const town = await inDatabase(house, fillTowns)
  const rows = await inDatabase(house, writtenRows)
  await inDatabase(house, writeOtherwise)
  await house.kill()

  house = await startHouse(alone)
  const left = await untilSomeAreDone(town)
  await house.kill()
  expect(left).toBeGreaterThan(0)

  house = await startHouse(alone)
  await untilAllAreDone([house], town)
  expect(await inDatabase(house, writtenRows)).toEqual(rows)

  const { url, ownerUrl } = runningDatabase(join(dataDir, 'database')) as { url: string; ownerUrl: string }
  beside = await startHouse({
    dataDir: besideDir,
    demo: false,
    settings: { ...alone.settings, DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
  })
  await inDatabase(house, async (ground) => {
    await writeOtherwise(ground)
    // Like two processes that start at the same time.
    await Promise.all([prepareSearch(ground.database), prepareSearch(ground.database)])
  })
  await untilAllAreDone([house, beside], town)
  expect(await inDatabase(house, writtenRows)).toEqual(rows)
})

async function untilSomeAreDone(town: string): Promise<number> {
  return vi.waitFor(
    async () => {
      await expectAllFound(house, town)
      const left = await inDatabase(house, staleJobs)
      expect(left).toBeLessThan(jobs)
      return left
    },
    { timeout: 60_000, interval: 5 },
  )
}

async function untilAllAreDone(houses: readonly StartedHouse[], town: string) {
  await vi.waitFor(
    async () => {
      for (const each of houses) await expectAllFound(each, town)
      expect(await inDatabase(house, staleJobs)).toBe(0)
    },
    { timeout: 120_000, interval: 50 },
  )
}

async function expectAllFound({ calls }: StartedHouse, location: string) {
  const { total } = await calls().searchJobs.search.searchJobs({ location })
  if (total.count !== inOneTown) throw new Error(`a search found ${total.count} of ${inOneTown} jobs`)
}

/** Copies the same job many times in the largest towns; returns the name of one of them. */
async function fillTowns(ground: Ground): Promise<string> {
  const { database } = ground
  const id = await insertJob(ground, { organizationId: await insertOrganization(ground) })
  const { rows: columns } = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'job' and is_generated = 'NEVER' and column_name not in ('id', 'work_places')
  `.execute(database)
  const others = sql.raw(columns[0]?.names ?? '')
  await sql`
    insert into job (id, work_places, ${others})
    select lpad(to_hex(number), 24, '0'), jsonb_build_array(jsonb_build_object('cityState', town.id, 'qty', 1)), ${others}
    from generate_series(1, ${jobs}::integer) as number
    join (select id, row_number() over (order by population desc, id) as rank from municipality) as town
      on town.rank = 1 + number % ${towns}::integer
    cross join (select * from job where id = ${id}) as model
  `.execute(database)
  await sql`delete from job where id = ${id}`.execute(database)
  await refreshAllJobSearch(database)
  const { name, state } = await database
    .selectFrom('municipality')
    .select(['name', 'state'])
    .orderBy('population', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return `${name}, ${state}`
}

/** Marks all rows as written by another version of the code. */
async function writeOtherwise({ database }: Ground) {
  await sql`
    insert into row_layout (rows, fingerprint, description)
    select rows, 'another', description from row_layout where rows = 'job_search' and in_force
    on conflict do nothing
  `.execute(database)
  await sql`
    with other as (select number from row_layout where fingerprint = 'another'),
    cards as (update job_card set layout = other.number from other)
    update job_search set packed = int2send(other.number) || substring(packed from 3) from other
  `.execute(database)
}

async function staleJobs({ database }: Ground): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from job_card join row_layout on row_layout.number = layout
    where not in_force
  `.execute(database)
  return rows[0]?.count ?? 0
}

/** The content of all rows. */
async function writtenRows({ database }: Ground) {
  const { rows } = await sql<{ count: number; content: string }>`
    select count(*)::integer as count, md5(string_agg(job_search::text, '' order by job_no, place_no)) as content
    from job_search
  `.execute(database)
  return rows[0]
}
