import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../platform/house.ts'
import { refreshAllJobSearch } from './refresh-job-search.ts'
import { searchJobs } from './search-jobs.ts'

const many = 50_000

describe('a search among many jobs', async () => {
  const house = await testHouse()

  /** The same job many times over, in the towns and occupations of the country. */
  async function fillCountry() {
    const id = await insertJob(house, { organizationId: await insertOrganization(house) })
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_name = 'job' and is_generated = 'NEVER' and column_name not in ('id', 'cbo', 'work_places')
    `.execute(house.database)
    const others = sql.raw(rows[0]?.columns ?? '')
    await sql`
      insert into job (id, cbo, work_places, ${others})
      select lpad(to_hex(number), 24, '0'), occupation.cbo,
        jsonb_build_array(jsonb_build_object('cityState', town.id, 'qty', 1)), ${others}
      from generate_series(1, ${many}::integer) as number
      join (select id, row_number() over (order by population desc) as rank from municipality) as town
        on town.rank = 1 + number % 900
      join (select cbo, row_number() over (order by cbo) as rank from occupation) as occupation
        on occupation.rank = 1 + number % 60
      cross join (select * from job where id = ${id}) as model
    `.execute(house.owner)
    await refreshAllJobSearch(house.owner)
    await sql`analyze job_search, job_card`.execute(house.owner)
  }

  /** Has the scans of some work counted by its end. */
  async function counted(work: (tx: Tx) => Promise<unknown>) {
    await house.database.transaction().execute(async (tx) => {
      await work(tx)
      await sql`select pg_stat_force_next_flush()`.execute(tx)
    })
  }

  async function wholeScans() {
    const { rows } = await sql<{ scans: number }>`
      select sum(seq_scan) as scans from pg_stat_user_tables where relname in ('job_search', 'job_card')
    `.execute(house.database)
    return rows[0]?.scans
  }

  it('never reads them all', async () => {
    await fillCountry()
    const { rows } = await sql<{ title: string }>`
      select title from job_card join occupation on occupation.cbo::integer = job_card.cbo limit 1
    `.execute(house.database)
    const occupation = rows[0]?.title ?? ''
    const before = await wholeScans()
    for (const asked of [
      { occupation },
      { occupation, location: 'São Paulo, SP' },
      { occupation, location: 'SP', sort: 'salary' as const },
      { location: 'São Paulo, SP' },
      { location: 'SP' },
      { occupation: 'palavra que ninguém disse' },
    ]) {
      await counted((tx) => searchJobs({ ...house, searchDatabase: tx }, null, jobSearch.parse(asked)))
    }
    expect(await wholeScans()).toBe(before)
    await counted((tx) => sql`select sum(salary) from job_search`.execute(tx))
    expect(await wholeScans()).toBeGreaterThan(before ?? 0)
  }, 120_000)
})
