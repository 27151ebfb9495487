import { seenCandidatesIn } from '@trampolim/tests/fixtures/selection/seen-candidates.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { insertJob } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { cvSearchListeners } from '../cv-search/listeners.ts'
import { refreshAllCvSearch } from '../cv-search/refresh-cv-search.ts'
import { professionalRoutes } from '../professionals/routes.ts'

describe('what recruiters learn of a disability', async () => {
  const house = await testHouse()
  const { database } = house
  const { applied, calls, hiring, person, recommended } = seenCandidatesIn(house)
  const names = (items: readonly { name: string | null }[]) => items.map(({ name }) => name)
  const disabled = { is_handicap: true, pcd_data: { pcdCondition: true, handicaps: ['surdez'] } }
  const agreed = { ...disabled, found_by_disability: true }

  it('is revealed by no mark, filter or list unless they applied or agreed', async () => {
    const { bruno, jobId, organizationId } = await hiring()
    const reserved = await insertJob(house, { organizationId, only_handicap: true, handicaps: ['surdez'] })
    const silent = await person('Silenciosa', disabled)
    const without = await person('Sem')
    await person('Aceita', agreed)
    await refreshAllCvSearch(house.owner)
    const plain = await recommended(bruno, { jobId })
    expect(names(plain).toSorted()).toEqual(['Aceita', 'Sem', 'Silenciosa'])
    expect(plain.filter(({ isHandicap }) => isHandicap).map(({ name }) => name)).toEqual(['Aceita'])
    expect(names(await recommended(bruno, { jobId, pcdOnly: true }))).toEqual(['Aceita'])
    expect(names(await recommended(bruno, { jobId: reserved }))).toEqual(['Aceita'])
    expect((await calls(bruno).recommendCandidates({ jobId: reserved })).total).toBe(1)
    const detailsOf = async (cvId: string, id: string) => {
      const { isHandicap, requirements, match } = await calls(bruno).readCandidate({ jobId: id, cvId })
      return { isHandicap, requirements, match }
    }
    for (const id of [jobId, reserved]) {
      expect(await detailsOf(silent.cvId, id)).toEqual(await detailsOf(without.cvId, id))
    }
    const { requirements } = await detailsOf(silent.cvId, reserved)
    expect(requirements).toContainEqual({ part: 'handicap', asked: ['surdez'], has: null, met: 'unknown' })
  })

  it('is revealed for applicants, until they withdraw', async () => {
    const { bruno, jobId } = await hiring({ only_handicap: true })
    await applied(jobId, 'Candidata', disabled)
    await applied(jobId, 'Sem')
    const gone = {
      step: 'discarded',
      discarded_by: 'candidate',
      discarded_from: 'curriculums',
      discarded_at: house.now(),
    }
    await applied(jobId, 'Desistiu', disabled, gone)
    await applied(jobId, 'Desistiu e aceita', agreed, gone)
    await applied(jobId, 'Desclassificada', disabled, { ...gone, discarded_by: 'recruiter' })
    const { items } = await calls(bruno).listStep({ jobId, step: 'curriculums' })
    expect(items.map(({ name, isHandicap }) => [name, isHandicap])).toEqual(
      expect.arrayContaining([
        ['Candidata', true],
        ['Sem', false],
      ]),
    )
    const narrowed = await calls(bruno).listStep({ jobId, step: 'curriculums', pcdOnly: true })
    expect(names(narrowed.items)).toEqual(['Candidata'])
    const out = await calls(bruno).listDisqualified({ jobId })
    expect(names(out.items.filter(({ isHandicap }) => isHandicap)).toSorted()).toEqual([
      'Desclassificada',
      'Desistiu e aceita',
    ])
    const found = await calls(bruno).listDisqualified({ jobId, pcdOnly: true })
    expect(names(found.items).toSorted()).toEqual(['Desclassificada', 'Desistiu e aceita'])
  })

  it('is shown to the recruiters of a job applied to, with the needed support, but without the illness’s code', async () => {
    const { bruno, jobId } = await hiring()
    const pcd_data = {
      pcdCondition: true,
      pcdType: ['hearing'],
      handicaps: ['surdez'],
      handicapInfo: 'Intérprete de Libras.',
      cid10Number: 'H90.3',
      cidDate: '2020-01-05',
    }
    const ana = await applied(jobId, 'Ana', { is_handicap: true, pcd_data })
    const bia = await applied(jobId, 'Bia')
    const carla = await person('Carla', { ...agreed, pcd_data })
    const read = (cvId: string) => calls(bruno).readCandidate({ jobId, cvId })
    const details = await read(ana.cvId)
    expect(details.disability).toEqual({
      pcdType: ['hearing'],
      handicaps: ['surdez'],
      handicapInfo: 'Intérprete de Libras.',
      inssInfo: false,
      rehabilitatedDescription: null,
    })
    expect(JSON.stringify(details)).not.toMatch(/H90|2020-01-05/)
    expect((await read(bia.cvId)).disability).toBeNull()
    expect((await read(carla.cvId)).disability).toBeNull()
    await database
      .updateTable('candidacy')
      .set({
        step: 'discarded',
        discarded_by: 'candidate',
        discarded_from: 'curriculums',
        discarded_at: house.now(),
      })
      .execute()
    expect((await read(ana.cvId)).disability).toBeNull()
  })

  it('is told of a curriculum only to the recruiters of a job applied to, until they withdraw', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await applied(jobId, 'Ana')
    const carla = await person('Carla', agreed)
    const content = JSON.stringify({ handicaps: ['surdez'] })
    await database.updateTable('curriculum').set({ content }).execute()
    await refreshAllCvSearch(house.owner)
    const read = async (cvId: string) => (await calls(bruno).readCandidate({ jobId, cvId })).curriculum.handicaps
    expect(await read(ana.cvId)).toEqual(['surdez'])
    expect(await read(carla.cvId)).toEqual([])
    const { curriculum } = await calls(bruno).readFoundPerson({ cvId: carla.cvId })
    expect(curriculum.handicaps).toEqual([])
    const withdrawn = { step: 'discarded', discarded_by: 'candidate', discarded_from: 'curriculums' } as const
    await database
      .updateTable('candidacy')
      .set({ ...withdrawn, discarded_at: house.now() })
      .execute()
    expect(await read(ana.cvId)).toEqual([])
  })

  it('follows their consent at once', async () => {
    const { bruno, jobId } = await hiring({ only_handicap: true })
    const ana = await person('Ana', disabled)
    await refreshAllCvSearch(house.owner)
    const agree = (agreeFoundByDisability: boolean) =>
      house.as(professionalRoutes, ana).updateProfessional({ agreeFoundByDisability })
    expect(await recommended(bruno, { jobId })).toEqual([])
    await agree(true)
    await house.work({ listeners: cvSearchListeners })
    expect(names(await recommended(bruno, { jobId }))).toEqual(['Ana'])
    await agree(false)
    expect(await recommended(bruno, { jobId })).toEqual([])
  })
})
