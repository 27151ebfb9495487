import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { refreshAllCvSearch } from '../refresh-cv-search.ts'
import { cvSearchRoutes } from '../routes.ts'

/** More than the first read of any search. */
const many = 3500

describe('finds few matching people among many who changed their curriculum later', async () => {
  const house = await testHouse({}, { spoilt: true })

  async function peopleAmongMany() {
    const organizationId = await insertOrganization(house)
    const recruiter = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, {
      organizationId,
      // Only such a job may be searched by age.
      legal_exception: JSON.stringify({ ageOrderMin: 50, approvedAt: house.now() }),
    })
    const person = async (curriculum: object = {}, professional: object = {}) => {
      const { accountId: professionalId } = await insertProfessional(house, professional)
      return insertCurriculum(house, { professionalId, ...curriculum })
    }
    const rare = {
      libras: await person({ languages: JSON.stringify([{ language: 'libras', level: 2 }]) }),
      pcd: await person({}, { is_handicap: true, found_by_disability: true }),
      school: await person({ school_level: 'DOCTOR' }),
      remote: await person({ allow_remote: true }),
      salary: await person({ salary_cents: 160_000 }),
      focus: await person({ content: { schoolLevelStatus: 2, careerFocus: 'Vendas de livros' } }),
      licence: await person({ driver_licence: ['E'] }),
      benefit: await person({ content: { schoolLevelStatus: 2, benefits: ['comissao'] } }),
      weekend: await person({}, { week_parts: ['morning', 'afternoon', 'weekend'] }),
      experience: await person({ occupations: JSON.stringify([{ cbo: '521110', yearsOfExperience: 5 }]) }),
      old: await person({}, { birth_date: '1950-01-01' }),
    }
    house.clock.pass(60)
    const model = await person()
    await copy(model)
    await refreshAllCvSearch(house.owner)
    await sql`analyze curriculum_search, curriculum_spot`.execute(house.owner)
    return { rare, recruiter, jobId }
  }

  /** Copies a person with their curriculum without any difference. */
  async function copy(curriculumId: string) {
    for (const [table, key] of [
      ['account', 'id'],
      ['professional', 'account_id'],
      ['curriculum', 'id'],
    ] as const) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'
      `.execute(house.database)
      const number = sql`lpad(to_hex(number), 24, '0')`
      const own: Record<string, typeof number> = {
        [key]: number,
        professional_id: number,
        email: sql`number || '@example.com'`,
        cpf: sql`'9' || lpad(number::text, 10, '0')`,
      }
      const names = rows.map(({ name }) => name)
      const from = sql`(select professional_id from curriculum where id = ${curriculumId})`
      const model = key === 'id' && table === 'curriculum' ? sql`id = ${curriculumId}` : sql`${sql.ref(key)} = ${from}`
      await sql`
        insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
        select ${sql.join(names.map((name) => own[name] ?? sql.ref(name)))}
        from generate_series(1, ${many}::integer) as number
        cross join (select * from ${sql.table(table)} where ${model}) as model
      `.execute(house.owner)
    }
  }

  it.each(['keywords', 'name'] as const)(
    'are first if they changed last, of all that have the same %s',
    async (by) => {
      const organizationId = await insertOrganization(house)
      const recruiter = await insertRecruiter(house, { organizationId })
      await insertJob(house, { organizationId })
      const person = async () => {
        const { accountId: professionalId } = await insertProfessional(house, { name: 'Ana Castro' })
        return insertCurriculum(house, { professionalId, objective: 'Atender bem no balcão' })
      }
      await copy(await person())
      const later: string[] = []
      // Beyond the first weeks of changes that are looked at, within them, and in the latest ones.
      for (const weeks of [10, 40, 5]) {
        house.clock.pass(weeks * 7 * 24 * 60 * 60)
        later.unshift(await person())
      }
      await refreshAllCvSearch(house.owner)
      await sql`analyze curriculum_search, curriculum_spot`.execute(house.owner)
      const { searchCurriculums } = house.as(cvSearchRoutes, recruiter)
      const { items, total } = await searchCurriculums(by === 'name' ? { name: 'castro' } : { keywords: 'balcão' })
      expect(items.slice(0, 3).map(({ cvId }) => cvId)).toEqual(later)
      expect(total.more).toBe(true)
    },
    120_000,
  )

  const filters = (withJob: boolean): [object, keyof Awaited<ReturnType<typeof peopleAmongMany>>['rare']][] => [
    [{ languages: [{ language: 'libras' }] }, 'libras'],
    [{ pcdOnly: true }, 'pcd'],
    [{ schooling: 'DOCTOR' }, 'school'],
    [{ allowRemote: true }, 'remote'],
    [{ salary: 170_000 }, 'salary'],
    [{ salaries: ['to-2000'] }, 'salary'],
    [{ careerFocus: ['vendas de livros'] }, 'focus'],
    [{ licences: ['D'] }, 'licence'],
    [{ benefits: ['comissao', 'estacionamento'] }, 'benefit'],
    [{ availability: ['weekend', 'morning'] }, 'weekend'],
    [{ words: 'vendedor com mais de 6 anos de experiência' }, 'experience'],
    ...(withJob ? ([[{ age: { min: 60 } }, 'old']] as [object, 'old'][]) : []),
  ]

  it('are found by filters, with and without a job', async () => {
    const { rare, recruiter, jobId } = await peopleAmongMany()
    const { searchCurriculums } = house.as(cvSearchRoutes, recruiter)
    for (const ground of [
      {},
      { jobId },
      { jobId, distance: 5 },
      { states: ['SP' as const] },
      { keywords: 'vendedor' },
      { location: [3_550_308] },
      { jobId, states: ['SP' as const] },
      { jobId, location: [3_550_308] },
      { occupation: '521110' },
    ]) {
      for (const [filter, name] of filters('jobId' in ground)) {
        const { items, total } = await searchCurriculums({ ...ground, ...filter } as never)
        expect
          .soft(
            items.map(({ cvId }) => cvId),
            JSON.stringify([ground, filter]),
          )
          .toEqual([rare[name]])
        expect.soft(total).toEqual({ count: 1, more: false })
      }
    }
  }, 120_000)
})
