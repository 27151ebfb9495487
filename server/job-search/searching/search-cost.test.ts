import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../platform/house.ts'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'
import { searchJobs } from './search-jobs.ts'

const many = 20_000

describe('a search among many jobs', async () => {
  const house = await testHouse({}, { spoilt: true })

  /** Copies the same job many times, across the country's towns and occupations. */
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

  /** The number of times that a piece of work reads one of these tables completely. */
  async function wholeScansOf(work: (tx: Tx) => Promise<unknown>): Promise<number> {
    return house.database.transaction().execute(async (tx) => {
      const before = await wholeScansIn(tx)
      await work(tx)
      return (await wholeScansIn(tx)) - before
    })
  }

  /**
   * Counted in this connection only, since the database may add the work of other connections to its statistics later.
   */
  async function wholeScansIn(tx: Tx): Promise<number> {
    const { rows } = await sql<{ scans: number }>`
      select sum(seq_scan)::integer as scans from pg_stat_xact_user_tables where relname in ('job_search', 'job_card')
    `.execute(tx)
    return rows[0]?.scans ?? 0
  }

  it('never reads all of them', async () => {
    await fillCountry()
    const { rows } = await sql<{ title: string }>`
      select title from job_card join occupation on occupation.cbo::integer = job_card.cbo limit 1
    `.execute(house.database)
    const occupation = rows[0]?.title ?? ''
    for (const asked of [
      { occupation },
      { occupation, location: 'São Paulo, SP' },
      { occupation, location: 'SP', sort: 'salary' as const },
      { location: 'São Paulo, SP' },
      { location: 'SP' },
      { occupation: 'palavra que ninguém disse' },
      { occupation: 'remoto' },
      { occupation: 'pcd', location: 'zona leste' },
      { occupation: 'auxiliar', location: 'SP' },
      { occupation: 'emfermeira em canpinas' },
      { occupation: 'Padaria Aurora' },
    ]) {
      const search = (tx: Tx) => searchJobs({ ...house, searchDatabase: tx }, null, jobSearch.parse(asked))
      expect.soft(await wholeScansOf(search), JSON.stringify(asked)).toBe(0)
    }
    expect(await wholeScansOf((tx) => sql`select sum(salary) from job_search`.execute(tx))).toBe(1)
  }, 120_000)
})
