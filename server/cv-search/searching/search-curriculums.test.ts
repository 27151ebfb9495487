import { asking, cvSearchesIn, type Filters } from '@trampolim/tests/fixtures/cv-searches.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { campinas, insertCandidacy, insertJob, insertRecruiter, saoPaulo } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { cvSearchRoutes } from '../routes.ts'

describe('a search of curriculums', async () => {
  const house = await testHouse()
  const { daysAgo, far, found, hiring, names, person, speaks, wishes } = cvSearchesIn(house)

  it('finds people without a job by each filter, but nobody by facts that they did not state', async () => {
    const { bruno } = await hiring()
    await person('Ana Lúcia', { ...wishes('848310', 4), ...speaks('ingles', 3), salary_cents: 300_000 })
    await person('Bia Reis', {
      ...speaks('ingles', 1),
      allow_remote: true,
      salary_cents: null,
      school_level: 'BACHELOR_NORMAL',
      courses: JSON.stringify(['Panificação artesanal']),
      modified_at: daysAgo(20),
    })
    await person('Caio Dias', { content: { careerFocus: 'Vendas, moda' }, modified_at: daysAgo(60) }, far)
    const having = async (filters: Filters) => (await names(bruno, filters)).toSorted()
    expect(await having({})).toEqual(['Ana Lúcia', 'Bia Reis', 'Caio Dias'])
    expect(await having({ occupation: '848310' })).toEqual(['Ana Lúcia'])
    expect(await having({ name: 'lucia' })).toEqual(['Ana Lúcia'])
    expect(await having({ name: 'ai' })).toEqual(['Caio Dias'])
    expect(await having({ name: '%' })).toEqual([])
    expect(await having({ keywords: 'panificação' })).toEqual(['Bia Reis'])
    expect(await having({ location: [campinas] })).toEqual(['Caio Dias'])
    expect(await having({ location: [campinas, saoPaulo] })).toEqual(['Ana Lúcia', 'Bia Reis', 'Caio Dias'])
    expect(await having({ states: ['SP'] })).toEqual(['Ana Lúcia', 'Bia Reis', 'Caio Dias'])
    expect(await having({ states: ['RJ'] })).toEqual([])
    expect(await having({ salary: 250_000 })).toEqual(['Caio Dias'])
    expect(await having({ salaries: ['to-5000'] })).toEqual(['Ana Lúcia'])
    expect(await having({ languages: [{ language: 'ingles' }] })).toEqual(['Ana Lúcia', 'Bia Reis'])
    expect(await having({ languages: [{ language: 'ingles', level: 3 }] })).toEqual(['Ana Lúcia'])
    expect(await having({ schooling: 'BACHELOR_NORMAL' })).toEqual(['Bia Reis'])
    expect(await having({ allowRemote: true })).toEqual(['Bia Reis'])
    expect(await having({ careerFocus: ['vendas, moda'] })).toEqual(['Caio Dias'])
    expect(await having({ updated: 30 })).toEqual(['Ana Lúcia', 'Bia Reis'])
    expect(await having({ cvType: 'internship' })).toEqual([])
  })

  it('finds people by wished benefits, licences and the parts of the week in which they can be contacted', async () => {
    const { bruno } = await hiring()
    const own = { type: 'custom', days: {} }
    const content = (...benefits: string[]) => ({ content: { benefits } })
    await person('Ana', { ...content('vale-refeicao', 'comissao'), driver_licence: ['D'] })
    await person('Bia', content('comissao'), { availability: own, week_parts: ['evening', 'weekend'] })
    // Stated for the recruiters of jobs applied to, without the agreement to be found by it.
    await person('Caio', { driver_licence: ['A'] }, { availability: own })
    const having = async (filters: Filters) => (await names(bruno, filters)).toSorted()
    expect(await having({ benefits: ['comissao'] })).toEqual(['Ana', 'Bia'])
    expect(await having({ benefits: ['vale-refeicao'] })).toEqual(['Ana'])
    expect(await having({ benefits: ['vale-refeicao', 'comissao'] })).toEqual(['Ana', 'Bia'])
    expect(await having({ licences: ['B'] })).toEqual(['Ana'])
    expect(await having({ licences: ['A'] })).toEqual(['Caio'])
    expect(await having({ licences: ['A', 'B'] })).toEqual([])
    expect(await having({ availability: ['evening'] })).toEqual(['Ana', 'Bia'])
    expect(await having({ availability: ['evening', 'weekend'] })).toEqual(['Bia'])
    expect(await having({ availability: ['evening'], benefits: ['vale-refeicao'] })).toEqual(['Ana'])
    const { items, facets } = await found(bruno, { availability: ['evening'] })
    expect(items.map(({ name, weekParts }) => [name, weekParts]).toSorted()).toEqual([
      ['Ana', ['morning', 'afternoon', 'evening']],
      ['Bia', ['evening', 'weekend']],
    ])
    const count = (value: string, count: number) => ({ value, count, more: false })
    expect(facets.availability).toEqual([
      count('morning', 1),
      count('afternoon', 1),
      count('evening', 2),
      count('weekend', 1),
    ])
    expect(facets.benefits).toEqual([count('comissao', 2), count('vale-refeicao', 1)])
    expect((await found(bruno)).items.find(({ name }) => name === 'Caio')?.weekParts).toEqual([])
  })

  it('measures distances between towns if no job is given, which reveals nothing about homes', async () => {
    const { bruno } = await hiring()
    await person('Centro', {}, { latitude: -23.5505, longitude: -46.6333 })
    await person('Extremo', {}, { latitude: -23.98, longitude: -46.7 })
    await person('Campinas', {}, far)
    const within = (distance: 5 | 50 | 100) => names(bruno, { location: [saoPaulo], distance })
    expect((await within(5)).toSorted()).toEqual(['Centro', 'Extremo'])
    expect((await within(50)).toSorted()).toEqual(['Centro', 'Extremo'])
    expect((await names(bruno, { location: [saoPaulo], distance: 100, sort: 'location' })).at(-1)).toBe('Campinas')
    const { items } = await found(bruno, {})
    expect(items.map(({ distance, match }) => [distance, match])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it('compares people with a job, best match first, and leaves out people in its selection', async () => {
    const { bruno, jobId } = await hiring({ cbo: '848310' })
    await person('Mesma', wishes('848310'))
    await person('Longe', wishes('848310'), far)
    await person('Família', wishes('848305'))
    const candidate = await person('Candidata', wishes('848310'))
    await insertCandidacy(house, { jobId, professionalId: candidate.accountId, curriculum_id: candidate.cvId })
    expect(await names(bruno, { jobId })).toEqual(['Mesma', 'Família', 'Longe'])
    expect(await names(bruno, { jobId, occupation: '848310', sort: 'location' })).toEqual(['Mesma', 'Longe'])
    expect(await names(bruno, { jobId, distance: 20 })).toEqual(['Mesma', 'Família'])
    const { items } = await found(bruno, { jobId, keywords: 'trabalho', occupation: '848310' })
    expect(items).toEqual([])
    const [first] = (await found(bruno, { jobId })).items
    expect(first?.match?.score).toBeGreaterThan(50)
    expect(first).toMatchObject({ distance: 'to-5', sameCity: true, age: null })
  })

  it('finds no more people for a job by adding a town or a state, but looks far away where nobody around lives', async () => {
    const { bruno, jobId } = await hiring({ cbo: '848310' })
    await person('Mesma', wishes('848310'))
    await person('Longe', wishes('848310'), far)
    await person('Outra', wishes('521110'))
    const rio = { municipality_id: 3_304_557, latitude: -22.9068, longitude: -43.1729 }
    await person('No Rio', wishes('848310'), rio)
    await person('Outra no Rio', wishes('521110'), rio)
    const { facets, items } = await found(bruno, { jobId })
    expect(items.map(({ name }) => name)).toEqual(['Mesma', 'Longe'])
    const counted = [...facets.cities, ...facets.states].map(({ value, count }) => [value, count])
    expect(counted).toEqual([
      [String(saoPaulo), 1],
      [String(campinas), 1],
      ['SP', 2],
    ])
    expect(await names(bruno, { jobId, location: [saoPaulo] })).toEqual(['Mesma'])
    expect(await names(bruno, { jobId, location: [campinas] })).toEqual(['Longe'])
    expect(await names(bruno, { jobId, states: ['SP'] })).toEqual(['Mesma', 'Longe'])
    expect(await names(bruno, { jobId, states: ['RJ'] })).toEqual(['No Rio'])
    expect(await names(bruno, { jobId, location: [rio.municipality_id] })).toEqual(['No Rio'])
    expect(await names(bruno, { jobId, location: [saoPaulo], occupation: '521110' })).toEqual(['Outra'])
  })

  it('counts every choice given all other filters', async () => {
    const place = { cityState: saoPaulo, latitude: -23.5614, longitude: -46.6559, exact: true, qty: 1 }
    const { bruno, jobId } = await hiring({
      work_places: JSON.stringify([{ ...place, district: 'Bela Vista', zipCode: '01310100' }]),
    })
    const focus = (careerFocus: string) => ({ content: { careerFocus } })
    await person('Ana', { ...focus('Vendas'), salary_cents: 180_000 }, { is_handicap: true, found_by_disability: true })
    await person('Bia', { ...focus('vendas '), salary_cents: 250_000, modified_at: daysAgo(5) })
    await person('Caio', { ...focus('Ligar 11 98888-7777'), salary_cents: null, modified_at: daysAgo(50) }, far)
    const { facets } = await found(bruno, { jobId, occupation: '521110', salaries: ['to-2000'] })
    const count = (value: string, count: number, rest = {}) => ({ value, ...rest, count, more: false })
    expect(facets).toEqual({
      states: [count('SP', 1)],
      cities: [count(String(saoPaulo), 1, { label: 'São Paulo, SP' })],
      districts: [count('Bela Vista', 1)],
      salaries: [count('to-2000', 1), count('to-3000', 1)],
      careerFocus: [],
      pcdOnly: [count('true', 1)],
      benefits: [],
      availability: [count('morning', 1), count('afternoon', 1), count('evening', 1)],
      updated: [count('1', 1), count('7', 1), count('30', 1), count('90', 1)],
    })
    const all = await found(bruno, { jobId, occupation: '521110' })
    expect(all.facets.careerFocus).toHaveLength(1)
    expect(all.facets.careerFocus[0]).toMatchObject({ count: 2, more: false })
    expect(all.facets.careerFocus[0]?.value.toLowerCase()).toBe('vendas')
    expect(all.facets.cities.map(({ value }) => Number(value))).toEqual([saoPaulo, campinas])
    expect(await names(bruno, { jobId, districts: ['Bela Vista'] })).toHaveLength(2)
    expect(await names(bruno, { jobId, districts: ['Centro'] })).toEqual([])
  })

  it('pages, with a total', async () => {
    const { bruno } = await hiring()
    for (const name of ['Um', 'Dois', 'Três']) await person(name)
    const first = await found(bruno, { size: 2 })
    const second = await found(bruno, { size: 2, page: 2 })
    expect([first.items.length, second.items.length, second.total]).toEqual([2, 1, { count: 3, more: false }])
    expect(new Set([...first.items, ...second.items].map(({ cvId }) => cvId)).size).toBe(3)
  })

  it('needs a job that was ever approved and is not taken down', async () => {
    const unapproved = { status: 'job:created', first_approved_at: null } as const
    const { bruno, organizationId, jobId } = await hiring(unapproved)
    await person('Ana')
    expect(await found(bruno, {})).toMatchObject({ items: [], findsNobody: 'no_approved_job' })
    expect(await found(bruno, { jobId })).toMatchObject({ items: [], findsNobody: 'job_not_approved' })
    const { facets, total } = await found(bruno, {})
    expect([Object.values(facets).flat(), total.count]).toEqual([[], 0])
    await insertJob(house, { organizationId, status: 'job:blocked', taken_down_at: house.now() })
    expect(await found(bruno, {})).toMatchObject({ findsNobody: 'no_approved_job' })
    await insertJob(house, { organizationId })
    expect(await names(bruno)).toEqual(['Ana'])
  })

  it('is for approved recruiters, with their own jobs', async () => {
    const { jobId, organizationId } = await hiring()
    const other = await hiring()
    const newcomer = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const ask = (person: Person, filters: Filters = {}) => refusal(asking(house, person)(filters))
    expect(await ask(other.bruno, { jobId })).toMatchObject({ code: 'job_not_found', status: 404 })
    expect(await ask(newcomer)).toMatchObject({ code: 'profile_not_approved', status: 409 })
    expect(await ask(await person('Ana'))).toMatchObject({ code: 'role_not_allowed', status: 403 })
    await house.database.updateTable('organization').set({ status: 'blocked' }).execute()
    expect(await ask(other.bruno)).toMatchObject({ code: 'organization_not_approved' })
  })

  it('reads a person without a job: no contact, no file; no name and video where access is limited', async () => {
    const { bruno } = await hiring()
    const ana = await person('Ana', { video_id: 'dQw4w9WgXcQ' })
    const caio = await person('Caio', { visibility: 'limited', video_id: 'dQw4w9WgXcQ' })
    const hidden = await person('Escondida', { visibility: 'hidden' })
    const stopped = await person('Parada', { searching_job: false })
    const read = (cvId: string) => house.as(cvSearchRoutes, bruno).readFoundPerson({ cvId })
    expect(await read(ana.cvId)).toMatchObject({
      name: 'Ana',
      curriculum: { videoUrl: expect.stringContaining('dQw4') },
    })
    const limited = await read(caio.cvId)
    expect(limited).toMatchObject({ name: null, curriculum: { videoUrl: null } })
    expect(JSON.stringify(limited)).not.toContain('Caio')
    expect(JSON.stringify(await read(ana.cvId))).not.toMatch(/11987654321|candidatos\.example|Paulista|Bela Vista/)
    for (const each of [hidden, stopped]) {
      expect(await refusal(read(each.cvId))).toMatchObject({ code: 'curriculum_not_found', status: 404 })
    }
    await house.database.updateTable('job').set({ first_approved_at: null, status: 'job:created' }).execute()
    expect(await refusal(read(ana.cvId))).toMatchObject({ code: 'curriculum_not_found' })
  })
})
