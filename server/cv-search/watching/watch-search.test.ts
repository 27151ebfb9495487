import { refusal, testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { curriculumRoutes } from '../../curriculums/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { cvSearchHandlers } from '../background.ts'
import { refreshAllCvSearch } from '../refresh-cv-search.ts'
import { cvSearchRoutes } from '../routes.ts'
import { countWatchedSearches } from './count-new.ts'

describe('a watched search', async () => {
  const house = await testHouse()

  async function hiring() {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, jobId: await insertJob(house, { organizationId }) }
  }
  const calls = (person: Person) => house.as(cvSearchRoutes, person)
  async function person(changes: object = {}) {
    const { accountId } = await insertProfessional(house)
    return insertCurriculum(house, { professionalId: accountId, ...changes })
  }
  /** Counts like the background work that runs every quarter of an hour. */
  async function count() {
    await refreshAllCvSearch(house.owner)
    house.clock.pass(15 * 60)
    await countWatchedSearches(house)
    await house.work({ handlers: cvSearchHandlers })
  }
  const fresh = async (person: Person) => (await calls(person).listWatchedSearches({})).map((each) => each.fresh.count)

  it('counts people who are new since it was opened and match its filters', async () => {
    const { bruno } = await hiring()
    await person()
    house.clock.pass(60)
    const { id } = await calls(bruno).watchSearch({ name: 'Inglês', filters: { allowRemote: true } })
    await count()
    expect(await fresh(bruno)).toEqual([0])
    await person({ allow_remote: true })
    await person({ allow_remote: true, visibility: 'limited' })
    await person({ allow_remote: true, visibility: 'hidden' })
    await person()
    await count()
    expect(await fresh(bruno)).toEqual([2])
    await calls(bruno).openWatchedSearch({ id })
    expect(await fresh(bruno)).toEqual([0])
    await count()
    expect(await fresh(bruno)).toEqual([0])
  })

  it('counts people approved, switched on or no longer hidden since it was opened, as its list marks them', async () => {
    const { bruno } = await hiring()
    const known = async (name: string, changes: object = {}) => {
      const who = await insertProfessional(house, { name, ...(name === 'Nova' && { status: 'created' }) })
      await insertCurriculum(house, { professionalId: who.accountId, ...changes })
      return who
    }
    const approved = await known('Nova')
    const off = await known('Desligada', { searching_job: false })
    const hidden = await known('Escondida', { visibility: 'hidden' })
    const limited = await known('Limitada', { visibility: 'limited' })
    const same = await known('De sempre')
    house.clock.pass(60)
    await calls(bruno).watchSearch({ name: 'Todos', filters: {} })
    const opened = house.now().toISOString()
    await count()
    expect(await fresh(bruno)).toEqual([0])
    await house.database
      .updateTable('professional')
      .set({ status: 'approved', first_approved_at: house.now() })
      .where('account_id', '=', approved.accountId)
      .execute()
    for (const who of [off, hidden, limited, same]) {
      const { switchAvailability } = house.as(curriculumRoutes, who)
      await switchAvailability({ type: 'professional', status: true, visibility: 'free' })
    }
    await count()
    expect(await fresh(bruno)).toEqual([3])
    const { items } = await calls(bruno).searchCurriculums({})
    const marked = items.filter(({ foundSince }) => foundSince > opened).map(({ name }) => name)
    expect(marked.toSorted()).toEqual(['Desligada', 'Escondida', 'Nova'])
    expect(items.every(({ updated }) => updated < opened)).toBe(true)
  })

  it('counts whom its list shows without the words that no curriculum contains', async () => {
    const { bruno } = await hiring()
    await calls(bruno).watchSearch({ name: 'Vendas', filters: { words: 'vendedora proativissima' } })
    house.clock.pass(60)
    await person()
    await count()
    expect((await calls(bruno).searchCurriculums({ words: 'vendedora proativissima' })).items).toHaveLength(1)
    expect(await fresh(bruno)).toEqual([1])
  })

  it('stores its job and filters, and belongs to its recruiter', async () => {
    const { bruno, organizationId, jobId } = await hiring()
    const elisa = await insertRecruiter(house, { organizationId })
    const filters = {
      occupation: '521110',
      location: [3_550_308],
      languages: [{ language: 'ingles' as const, level: 2 as const }],
      distance: 20 as const,
    }
    const { id } = await calls(bruno).watchSearch({ name: ' Perto, com inglês ', jobId, filters })
    const [kept] = await calls(bruno).listWatchedSearches({})
    expect(kept).toMatchObject({ id, name: 'Perto, com inglês', job: { id: jobId }, filters, fresh: { count: 0 } })
    expect(kept).toMatchObject({ occupation: 'Vendedor de comércio varejista', towns: ['São Paulo, SP'] })
    expect(await calls(elisa).listWatchedSearches({})).toEqual([])
    for (const other of [elisa, (await hiring()).bruno]) {
      const missing = { code: 'watched_search_not_found', status: 404 }
      expect(await refusal(calls(other).openWatchedSearch({ id }))).toMatchObject(missing)
      expect(await refusal(calls(other).unwatchSearch({ id }))).toMatchObject(missing)
    }
    await calls(bruno).unwatchSearch({ id })
    expect(await calls(bruno).listWatchedSearches({})).toEqual([])
  })

  it('refuses everything that the search itself refuses', async () => {
    const { bruno } = await hiring()
    const other = await hiring()
    const watch = (asked: object) => refusal(calls(bruno).watchSearch({ name: 'Busca', filters: {}, ...asked }))
    expect(await watch({ jobId: other.jobId })).toMatchObject({ code: 'job_not_found' })
    expect(await watch({ filters: { sort: 'age' } })).toMatchObject({ code: 'age_search_not_allowed' })
    expect(await refusal(calls(bruno).watchSearch({ name: ' ', filters: {} }))).toMatchObject({ code: 'invalid_form' })
  })

  it('is one of at most twenty, also if several are saved at once', async () => {
    const { bruno } = await hiring()
    const kept = await Promise.allSettled(
      Array.from({ length: 22 }, (_, at) => calls(bruno).watchSearch({ name: `Busca ${at}`, filters: {} })),
    )
    expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const last = calls(bruno).watchSearch({ name: 'Mais uma', filters: {} })
    expect(await refusal(last)).toMatchObject({ code: 'too_many_watched_searches', status: 409 })
  })

  it('counts nobody for a recruiter who may no longer search for people', async () => {
    const { bruno } = await hiring()
    await calls(bruno).watchSearch({ name: 'Todos', filters: {} })
    house.clock.pass(60)
    await person()
    await house.database.updateTable('organization').set({ status: 'blocked' }).execute()
    await count()
    await house.database.updateTable('organization').set({ status: 'approved' }).execute()
    expect(await fresh(bruno)).toEqual([0])
    await count()
    expect(await fresh(bruno)).toEqual([1])
  })
})
