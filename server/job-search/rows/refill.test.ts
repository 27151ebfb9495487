import type { JobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertProfessional, workPlace } from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { knownLayouts } from '../../platform/database/row-layouts.ts'
import { jobSearchHandlers } from '../background.ts'
import { jobSearchRoutes } from '../routes.ts'
import { type JobRowDescription, jobRowDescription } from './layout.ts'
import { converted } from './other-layouts.ts'
import { refreshAllJobSearch, refreshJobSearch } from './refresh-job-search.ts'
import { jobRows } from './refresh-queries.ts'
import { jobRefill } from './write-job-search.ts'

/** The layout of another version: every value, bit and code is moved, and one choice and one language are missing. */
const another = otherLayout()

function otherLayout(): JobRowDescription {
  const { row, traits, terms = {}, marks, schoolings, languages } = jobRowDescription
  let at = 2
  const fields = Object.entries(row.fields)
    .filter(([name]) => name !== 'layout')
    .reverse()
    .map(([name, { kind }]) => {
      const field = { at, kind }
      at += kind === 'int8' ? 8 : 4
      return [name, field] as const
    })
  let bit = 0
  const bits = Object.entries(marks)
    .reverse()
    .map(([name, { width }]) => {
      const field = { at: bit, width }
      bit += width
      return [name, field] as const
    })
  return {
    // Three bytes that no field uses.
    row: { size: at + 3, fields: { layout: { at: 0, kind: 'int2' }, ...Object.fromEntries(fields) } },
    traits: Object.fromEntries(
      Object.entries(traits)
        .filter(([name]) => name !== 'contractType 3')
        .map(([name, stored]) => [name, 31 - stored]),
    ),
    terms: Object.fromEntries(Object.entries(terms).map(([name, stored]) => [name, 31 - stored])),
    marks: Object.fromEntries(bits),
    schoolings: schoolings.toReversed(),
    languages: languages.toReversed().filter((code) => code !== 'latim'),
  }
}

describe('rows in another layout', async () => {
  const house = await testHouse({}, { spoilt: true })
  const { owner, database } = house
  let number = 0

  beforeEach(async () => {
    await sql`delete from row_layout where fingerprint = 'another'`.execute(owner)
    const { rows } = await sql<{ number: number }>`
      insert into row_layout (rows, fingerprint, description)
      values ('job_search', 'another', ${JSON.stringify(another)}::jsonb) returning number
    `.execute(owner)
    number = rows[0]?.number ?? 0
    await jobRefill.prepare(owner)
    await house.work({ handlers: jobSearchHandlers })
  })

  const asked: JobSearch[] = [
    { location: 'São Paulo, SP' },
    { location: 'São Paulo, SP', sort: 'salary', size: 50 },
    { location: 'SP', salaries: ['to-2000'], workType: [2] },
    { location: 'São Paulo, SP', distance: 20, contractType: [1, 2] },
    { location: 'São Paulo, SP', languages: ['ingles', 'outra'], pcdOnly: true },
    { occupation: 'vendedor', location: 'São Paulo, SP', sort: 'compatibility' },
  ]

  async function someJobs() {
    const organizationId = await insertOrganization(house)
    for (let at = 0; at < 24; at++) {
      house.clock.pass(1)
      await insertJob(house, {
        organizationId,
        contract_type: [1, 2, 4, 8][at % 4] as number,
        work_type: (at % 3) + 1,
        only_handicap: at % 5 === 0,
        minimum_experience: at % 7,
        schooling: at % 2 ? 'TECHNOLOGIST' : null,
        salary_from_cents: 150_000 + at * 10_000,
        salary_to_cents: 160_000 + at * 20_000,
        languages: JSON.stringify(at % 3 ? [{ language: 'ingles', level: 2 }] : [{ language: 'outra', level: 1 }]),
        work_places: JSON.stringify([
          workPlace({}),
          ...(at % 4 ? [] : [workPlace({ latitude: -23.4, longitude: -46.4 })]),
        ]),
      })
    }
    await refreshAllJobSearch(owner)
  }

  async function searches() {
    const ana = await insertProfessional(house)
    const calls = house.as(jobSearchRoutes, ana)
    return Promise.all(asked.map((search) => calls.searchJobs(search)))
  }

  /** Writes the rows of those jobs as the other version would. */
  async function writeOtherwise(which = sql`true`) {
    const { rows } = await sql<{ job_no: number; place_no: number; packed: Buffer }>`
      select job_no, place_no, packed from job_search join job_card using (job_no) where ${which}
    `.execute(owner)
    for (const { job_no, place_no, packed } of rows) {
      const other = converted(packed, jobRowDescription, another)
      other.writeInt16BE(number, 0)
      await sql`
        update job_search set packed = ${other} where job_no = ${job_no} and place_no = ${place_no}
      `.execute(owner)
    }
    await sql`update job_card set layout = ${number} where ${which}`.execute(owner)
  }

  const written = async () =>
    (await sql`select * from job_search join job_card using (job_no) order by job_no, place_no`.execute(owner)).rows
  const stale = async () =>
    Number(
      (await sql<{ count: number }>`select count(*) from job_card where layout = ${number}`.execute(owner)).rows[0]
        ?.count,
    )

  const queued = async () => (await sql`select from graphile_worker.jobs`.execute(owner)).rows.length

  it('are found as if they were in the current one, all of them or some', async () => {
    await someJobs()
    const before = await searches()
    expect(before.map(({ total }) => total.count)).not.toContain(0)
    await writeOtherwise(sql`job_card.job_no % 2 = 0`)
    expect(await searches()).toEqual(before)
    await writeOtherwise(sql`job_card.job_no % 2 = 1`)
    expect(await searches()).toEqual(before)
  })

  it('are rewritten after a start, batch by batch, until none is left', async () => {
    await someJobs()
    const [before, rows] = [await searches(), await written()]
    await writeOtherwise()
    await jobRefill.prepare(owner)
    await house.work({ handlers: jobSearchHandlers })
    expect(await stale()).toBe(0)
    expect(await written()).toEqual(rows)
    expect(await searches()).toEqual(before)
  })

  it('are looked for after a start, which leaves all others as they were', async () => {
    await someJobs()
    const versions = async () => (await sql`select id, xmin::text from job_card order by id`.execute(owner)).rows
    const before = await versions()
    await jobRefill.prepare(owner)
    await house.work({ handlers: jobSearchHandlers })
    expect(await versions()).toEqual(before)
    expect(await queued()).toBe(0)
  })

  it('are not rewritten by a version whose layout is no longer the declared one', async () => {
    await someJobs()
    await writeOtherwise()
    await jobRefill.prepare(owner)
    await putOtherInForce()
    await house.work({ handlers: jobSearchHandlers })
    expect(await stale()).toBe(24)
    expect(await queued()).toBe(0)
  })

  it('are rewritten in the declared layout after an old version wrote them', async () => {
    await someJobs()
    await putOtherInForce()
    const { rows } = await sql<{ id: string }>`select id from job_card limit 1`.execute(owner)
    await database.transaction().execute((tx) => refreshJobSearch(tx, [rows[0]?.id ?? '']))
    const { rows: refills } = await sql<{ name: string }>`
      select task_identifier as name from graphile_worker.jobs
    `.execute(owner)
    expect(refills).toEqual([{ name: 'refill job_search another' }])
  })

  it('are read by a process that hasn’t read that layout before', async () => {
    await someJobs()
    await knownLayouts(database, jobRows, { anew: true })
    const before = await searches()
    await sql`update row_layout set number = default where number = ${number}`.execute(owner)
    number =
      (await sql<{ number: number }>`select number from row_layout where fingerprint = 'another'`.execute(owner))
        .rows[0]?.number ?? 0
    await writeOtherwise()
    expect(await searches()).toEqual(before)
  })

  async function putOtherInForce() {
    await sql`update row_layout set in_force = false where rows = 'job_search'`.execute(owner)
    await sql`update row_layout set in_force = true where number = ${number}`.execute(owner)
  }
})
