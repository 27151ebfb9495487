import { coarsePosition } from '@trampolim/marketplace/places/distance-bands.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  saoPaulo,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refreshAllCvSearch } from '../refresh-cv-search.ts'
import { cvSearchRoutes } from '../routes.ts'

describe('what searches of curriculums reveal', async () => {
  const house = await testHouse()
  const { database } = house
  const calls = (person: Person) => house.as(cvSearchRoutes, person)
  type Filters = Parameters<ReturnType<typeof calls>['searchCurriculums']>[0]

  /** A recruiter with jobs at several workplaces; one of the jobs is for people with disabilities. */
  async function hiring() {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const places = [-23.62, -23.56, -23.51].map((latitude, at) =>
      workPlace({ latitude, longitude: -46.7 + at * 0.04, district: `Bairro ${at}` }),
    )
    const jobs = [
      await insertJob(house, { organizationId, work_places: JSON.stringify(places) }),
      await insertJob(house, { organizationId, work_places: JSON.stringify(places.slice(1)), only_handicap: true }),
    ]
    return { bruno, jobs }
  }
  async function person(name: string, professional: object = {}, curriculum: object = {}) {
    const { accountId } = await insertProfessional(house, { name, ...professional })
    const cvId = await insertCurriculum(house, { professionalId: accountId, ...curriculum })
    return { accountId, cvId }
  }

  /** Everything that searches with and without jobs return to a recruiter, as one text. */
  async function everything({ bruno, jobs }: Awaited<ReturnType<typeof hiring>>): Promise<string> {
    await refreshAllCvSearch(house.owner)
    const filters: Filters[] = [
      {},
      { sort: 'location' },
      { pcdOnly: true },
      { name: 'Caio' },
      { name: 'C' },
      { keywords: 'atender' },
      { location: [saoPaulo], sort: 'location' },
      { states: ['SP'] },
      { occupation: '521110' },
      { districts: ['Bairro 1'] },
      { salaries: ['to-3000'], updated: 30 },
      ...([5, 10, 20, 50, 100] as const).flatMap((distance) => [{ distance }, { distance, location: [saoPaulo] }]),
    ]
    const answers: unknown[] = []
    for (const jobId of [undefined, ...jobs]) {
      for (const asked of filters)
        answers.push(await calls(bruno).searchCurriculums({ ...asked, ...(jobId && { jobId }) }))
    }
    return JSON.stringify(answers)
  }

  it('is the same for every home within a grid square, in every order, count and filter', async () => {
    const ground = await hiring()
    await person('Ana')
    await person('Vizinha')
    const middle = coarsePosition({ latitude: -23.5614, longitude: -46.6559 })
    const answers = new Set<string>()
    for (const [north, east] of [
      [0, 0],
      [0.0249, -0.0249],
      [-0.02, 0.0249],
    ] as const) {
      const { accountId } = await database
        .selectFrom('professional')
        .select('account_id as accountId')
        .where('name', '=', 'Ana')
        .executeTakeFirstOrThrow()
      const home = { latitude: middle.latitude + north, longitude: middle.longitude + east, district: `${north}` }
      await database.updateTable('professional').set(home).where('account_id', '=', accountId).execute()
      answers.add(await everything(ground))
    }
    expect(answers.size).toBe(1)
  })

  it.each<[string, object, object]>([
    ['whether somebody who did not agree has a disability', { is_handicap: false }, { is_handicap: true }],
    ['how old somebody is', { birth_date: '1970-01-01' }, { birth_date: '2001-12-31' }],
    ['which gender somebody stated', { gender: 1 }, { gender: 3 }],
    ['who lets contact data be seen', { share_contact_data: true }, { share_contact_data: false }],
  ])('does not depend on %s', async (_, one, other) => {
    const ground = await hiring()
    await person('Ana', { is_handicap: true, found_by_disability: true })
    const { accountId } = await person('Caio')
    const answers = new Set<string>()
    for (const changes of [one, other]) {
      await database.updateTable('professional').set(changes).where('account_id', '=', accountId).execute()
      answers.add(await everything(ground))
    }
    expect(answers.size).toBe(1)
  })

  it('contains nothing about people who are hidden, do not look for work, or are not approved', async () => {
    const ground = await hiring()
    await person('Ana')
    const before = await everything(ground)
    await person('Caio Escondido', {}, { visibility: 'hidden', content: { careerFocus: 'Vendas' } })
    await person('Caio Parado', {}, { searching_job: false })
    await person('Caio Novo', { status: 'created' })
    await person('Caio Bloqueado', { status: 'blocked', first_approved_at: house.now() })
    expect(await everything(ground)).toBe(before)
  })

  it('has no name of a person of limited access, and does not find them by it', async () => {
    const ground = await hiring()
    const { accountId } = await person('Caio Limitado', {}, { visibility: 'limited' })
    const before = await everything(ground)
    expect(before).not.toContain('Limitado')
    await database.updateTable('professional').set({ name: 'Outro Nome' }).where('account_id', '=', accountId).execute()
    expect(await everything(ground)).toBe(before)
  })

  it('never reveals a career focus that was changed since the search row was written', async () => {
    const { bruno } = await hiring()
    const focus = (careerFocus: string) => ({ content: { careerFocus } })
    const first = await person('Ana', {}, focus('Vendas'))
    const second = await person('Caio', {}, focus('Vendas'))
    await refreshAllCvSearch(house.owner)
    const focuses = async () => (await calls(bruno).searchCurriculums({})).facets.careerFocus.map(({ value }) => value)
    expect(await focuses()).toEqual(['Vendas'])
    for (const { cvId } of [first, second]) {
      const content = JSON.stringify({ careerFocus: `Ligar ${cvId}` })
      await database.updateTable('curriculum').set({ content }).where('id', '=', cvId).execute()
    }
    expect(await focuses()).toEqual([])
  })

  it('leaves out at once a person who hid the curriculum since the search row was written', async () => {
    const { bruno } = await hiring()
    const { cvId } = await person('Caio')
    await refreshAllCvSearch(house.owner)
    const items = async (filters: Filters) => (await calls(bruno).searchCurriculums(filters)).items.length
    expect([await items({}), await items({ name: 'Caio' })]).toEqual([1, 1])
    await database.updateTable('curriculum').set({ visibility: 'limited' }).where('id', '=', cvId).execute()
    expect([await items({}), await items({ name: 'Caio' })]).toEqual([1, 0])
    await database.updateTable('curriculum').set({ visibility: 'hidden' }).where('id', '=', cvId).execute()
    expect(await items({})).toBe(0)
  })

  it('uses age only with a job for which it is allowed', async () => {
    const { bruno, jobs } = await hiring()
    for (const asked of [{ age: { min: 20 } }, { age: { max: 30 } }, { sort: 'age' as const }]) {
      for (const jobId of [undefined, jobs[0]]) {
        const searched = calls(bruno).searchCurriculums({ ...asked, ...(jobId && { jobId }) })
        expect(await refusal(searched)).toMatchObject({ code: 'age_search_not_allowed', status: 422 })
      }
    }
    const { organization_id: organizationId } = await database
      .selectFrom('job')
      .select('organization_id')
      .executeTakeFirstOrThrow()
    const jobId = await insertJob(house, { organizationId, job_specific_type: 3 })
    await person('Quinze', { birth_date: '2010-06-01' }, { cv_type: 'apprentice' })
    await person('Vinte', { birth_date: '2005-06-01' }, { cv_type: 'apprentice' })
    await refreshAllCvSearch(house.owner)
    const found = async (asked: Filters) =>
      (await calls(bruno).searchCurriculums({ jobId, ...asked })).items.map(({ name, age }) => [name, age])
    expect(await found({ sort: 'age' })).toEqual([
      ['Quinze', 15],
      ['Vinte', 20],
    ])
    expect(await found({ age: { min: 16, max: 24 } })).toEqual([['Vinte', 20]])
  })
})
