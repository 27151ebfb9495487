import { type JobSearch, jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import {
  campinas,
  insertJob,
  insertOrganization,
  insertProfessional,
  saoPaulo,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshAllJobSearch } from '../rows/refresh-job-search.ts'
import { searchJobs } from './search-jobs.ts'

/** More than the first read of any search. */
const many = 6000

describe('rare jobs among many newer ones', async () => {
  const house = await testHouse({}, { spoilt: true })
  const inSaoPaulo = JSON.stringify([workPlace({ cityState: saoPaulo })])

  async function jobsAmongMany() {
    const organizationId = await insertOrganization(house)
    const special = await insertOrganization(house, { company_name: 'Cooperativa Aroeira' })
    const insert = (changes: Partial<Parameters<typeof insertJob>[1]>) =>
      insertJob(house, { organizationId, work_places: inSaoPaulo, ...changes })
    const rare = {
      libras: await insert({ languages: JSON.stringify([{ language: 'libras', level: 2 }]) }),
      cooperative: await insert({ contract_type: 5 }),
      pcd: await insert({ only_handicap: true }),
      company: await insert({ organizationId: special }),
      wellPaid: await insert({ salary_type: 1, salary_from_cents: 3_000_000, salary_to_cents: 3_000_000 }),
      inCampinas: await insert({
        job_name: 'Vendedor interno',
        work_places: JSON.stringify([workPlace({ cityState: campinas, latitude: -22.9056, longitude: -47.0608 })]),
      }),
    }
    house.clock.pass(60)
    await copy(await insert({ job_name: 'Vendedor interno' }))
    await refreshAllJobSearch(house.owner)
    await sql`analyze job_search, job_card`.execute(house.owner)
    return { rare, person: await insertProfessional(house) }
  }

  async function copy(model: string) {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_name = 'job' and is_generated = 'NEVER' and column_name <> 'id'
    `.execute(house.database)
    const others = sql.raw(rows[0]?.columns ?? '')
    await sql`
      insert into job (id, ${others}) select lpad(to_hex(number), 24, '0'), ${others}
      from generate_series(1, ${many}::integer) as number cross join (select ${others} from job where id = ${model}) as model
    `.execute(house.owner)
  }

  it('of thousands with the same word, those published last come first', async () => {
    const organizationId = await insertOrganization(house)
    const insert = () =>
      insertJob(house, {
        organizationId,
        job_name: 'Vendedor de paçoca',
        work_places: inSaoPaulo,
        approved_at: house.now(),
      })
    await copy(await insert())
    const later: string[] = []
    // Beyond the first weeks that are looked at, within them, and in the last one.
    for (const weeks of [2, 8, 3]) {
      house.clock.pass(weeks * 7 * 24 * 60 * 60)
      later.unshift(await insert())
    }
    await refreshAllJobSearch(house.owner)
    await sql`analyze job_search, job_card`.execute(house.owner)
    for (const location of ['', 'SP']) {
      const { items, total } = await searchJobs(house, null, jobSearch.parse({ occupation: 'paçoca', location }))
      expect
        .soft(
          items.slice(0, 3).map(({ id }) => id),
          location,
        )
        .toEqual(later)
      expect.soft(total.more).toBe(true)
    }
  }, 120_000)

  it('are found by words and filters, first where the order says so', async () => {
    const { rare, person } = await jobsAmongMany()
    const search = async (asked: JobSearch) => {
      const { items, total, nothing } = await searchJobs(house, person, jobSearch.parse(asked))
      return { ids: items.map(({ id }) => id), total, nothing }
    }
    const distance = { distance: '30' as const }
    for (const place of [{ location: 'São Paulo, SP' }, { location: 'SP' }, {}]) {
      for (const around of place.location === 'São Paulo, SP' ? [{}, distance] : [{}]) {
        for (const [occupation, name] of [
          ['libras', 'libras'],
          ['cooperado', 'cooperative'],
          ['pcd', 'pcd'],
        ] as const) {
          const { ids, total, nothing } = await search({ ...place, ...around, occupation })
          expect.soft(ids, JSON.stringify([place, around, occupation])).toEqual([rare[name]])
          expect.soft([total, nothing]).toEqual([{ count: 1, more: false }, null])
        }
        for (const occupation of place.location ? ['', 'vendedor'] : ['vendedor']) {
          const asked = { ...place, ...around, occupation }
          for (const [filter, name] of [
            [{ pcdOnly: 'true' }, 'pcd'],
            [{ contractType: '5' }, 'cooperative'],
            [{ languages: 'libras' }, 'libras'],
            [{ company: 'Cooperativa Aroeira' }, 'company'],
            [{ salaryFrom: '10000' }, 'wellPaid'],
          ] as const) {
            const { ids } = await search({ ...asked, ...(filter as JobSearch) })
            expect.soft(ids, JSON.stringify({ ...asked, ...filter })).toEqual([rare[name]])
          }
          expect
            .soft((await search({ ...asked, sort: 'salary' })).ids[0], `best paid: ${JSON.stringify(asked)}`)
            .toBe(rare.wellPaid)
        }
      }
    }
    expect.soft((await search({ occupation: 'clt', sort: 'salary' })).ids[0]).toBe(rare.wellPaid)
    const { ids } = await search({ occupation: 'vendedor interno', location: 'Campinas, SP' })
    expect(ids).toEqual([rare.inCampinas])
  }, 120_000)
})
