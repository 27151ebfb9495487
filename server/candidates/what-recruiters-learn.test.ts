import { coarsePosition } from '@trampolim/marketplace/places/distance-bands.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/job-form.ts'
import {
  campinas,
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
  workPlace,
} from '@trampolim/tests/world/builders.ts'
import type { Insertable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cvSearchListeners } from '../cv-search/listeners.ts'
import { refreshAllCvSearch } from '../cv-search/refresh-cv-search.ts'
import { cvSearchRoutes } from '../cv-search/routes.ts'
import { changeJobStatus } from '../jobs/change-status.ts'
import { jobRoutes, recruiterJobRoutes } from '../jobs/routes.ts'
import type { Tables } from '../platform/database/connect.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { professionalRoutes } from '../professionals/routes.ts'
import { selectionHandlers } from '../selection/background.ts'
import { recruiterSelectionRoutes } from '../selection/board/routes.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { scoreAllCandidacies } from '../selection/scores/score-candidacies.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>

describe('what recruiters learn of people', async () => {
  const house = await testHouse()
  const { database } = house
  const calls = (person: Person) =>
    house.as({ ...recruiterSelectionRoutes, ...cvSearchRoutes, ...jobRoutes, ...recruiterJobRoutes }, person)

  async function hiring(changes: Partial<Row<'job'>> = {}) {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    return { organizationId, bruno, jobId: await insertJob(house, { organizationId, ...changes }) }
  }
  async function person(name: string, professional: Partial<Row<'professional'>> = {}) {
    const who = await insertProfessional(house, { name, ...professional })
    return { ...who, cvId: await insertCurriculum(house, { professionalId: who.accountId }) }
  }
  async function applied(
    jobId: string,
    name: string,
    professional: object = {},
    candidacy: Partial<Row<'candidacy'>> = {},
  ) {
    const who = await person(name, professional)
    await insertCandidacy(house, { jobId, professionalId: who.accountId, curriculum_id: who.cvId, ...candidacy })
    return who
  }
  const approve = (jobId: string) =>
    database.transaction().execute((tx) =>
      changeJobStatus(tx, {
        jobId,
        to: 'job:approved',
        actor: 'reviewer',
        actorId: null,
        obstacles: { organization_not_approved: false, recruiter_not_approved: false, claimed_by_another: false },
        now: house.now(),
      }),
    )
  const recommended = async (
    recruiter: Person,
    asked: Parameters<ReturnType<typeof calls>['recommendCandidates']>[0],
  ) => (await calls(recruiter).recommendCandidates(asked)).items
  const names = (items: readonly { name: string | null }[]) => items.map(({ name }) => name)

  describe('of where they live', () => {
    /** Returns everything that the lists and pages of candidates contain, as one text. */
    async function everything(bruno: Person, { jobId, cvIds }: { jobId: string; cvIds: readonly string[] }) {
      const answers: unknown[] = []
      for (const sort of ['relevance', 'distance', 'recent'] as const) {
        answers.push(await recommended(bruno, { jobId, sort }))
        answers.push((await calls(bruno).listStep({ jobId, step: 'curriculums', sort })).items)
      }
      for (const distance of [5, 10, 20, 50, 100] as const) {
        answers.push((await calls(bruno).recommendCandidates({ jobId, distance })).total)
        answers.push((await calls(bruno).listStep({ jobId, step: 'curriculums', distance })).total)
      }
      for (const cvId of cvIds) {
        // Contact data include the address for those allowed to see it, so they are left out of the comparison.
        const { contact: _, ...details } = await calls(bruno).readCandidate({ jobId, cvId })
        answers.push(details)
      }
      return JSON.stringify(answers)
    }

    it('gives the same answers for every address within a grid square, for all queries from any number of workplaces', async () => {
      const { bruno, jobId, organizationId } = await hiring()
      const workplaces = [-23.62, -23.58, -23.55, -23.51, -23.46].map((latitude, at) =>
        workPlace({ latitude, longitude: -46.7 + at * 0.04 }),
      )
      const jobs = [jobId]
      for (const place of workplaces) {
        jobs.push(await insertJob(house, { organizationId, work_places: JSON.stringify([place]) }))
      }
      const middle = coarsePosition({ latitude: -23.5614, longitude: -46.6559 })
      const people = [await person('Bia'), await applied(jobId, 'Ana')]
      await insertProfessional(house, { name: 'Vizinha' })
      const cvIds = people.map(({ cvId }) => cvId)
      const answers = new Set<string>()
      for (const [north, east] of [
        [0, 0],
        [0.024, -0.024],
        [-0.0249, 0.0249],
        [0.01, 0.02],
      ] as const) {
        const home = { latitude: middle.latitude + north, longitude: middle.longitude + east }
        await database.updateTable('professional').set(home).execute()
        await refreshAllCvSearch(house.owner)
        for (const each of jobs) await scoreAllCandidacies(house, { jobId: each })
        const answer: string[] = []
        for (const each of jobs)
          answer.push(await everything(bruno, { jobId: each, cvIds: each === jobId ? cvIds : [] }))
        // Opening a candidate's page marks the application as seen.
        answers.add(answer.join().replaceAll('"viewed":false', '"viewed":true'))
      }
      expect(answers.size).toBe(1)
      expect([...answers][0]).toMatch(/"distance":"to-(?:5|10)"/)
      expect([...answers][0]).not.toMatch(/latitude|longitude|\d\.\d+ ?km/)
    })

    it('measures from workplaces only once they are approved, and until then from those approved last', async () => {
      const { bruno, jobId } = await hiring()
      const ana = await applied(jobId, 'Ana')
      const bia = await person('Bia')
      await refreshAllCvSearch(house.owner)
      const work = () => house.work({ listeners: selectionListeners, handlers: selectionHandlers })
      const answer = async () => {
        await work()
        const [one] = (await calls(bruno).listStep({ jobId, step: 'curriculums' })).items
        const [other] = await recommended(bruno, { jobId })
        const details = await calls(bruno).readCandidate({ jobId, cvId: bia.cvId })
        const { within_km } = await database.selectFrom('candidacy').select('within_km').executeTakeFirstOrThrow()
        const near = await calls(bruno).listStep({ jobId, step: 'curriculums', distance: 5 })
        return [one?.distance, one?.sameCity, other?.distance, details.distance, within_km, near.total]
      }
      const inSaoPaulo = ['to-5', true, 'to-5', 'to-5', 5, 1]
      expect(await answer()).toEqual(inSaoPaulo)
      const elsewhere = [{ zipCode: '13010-000', qty: 1, district: 'Centro', cityState: campinas }]
      await calls(bruno).updateJob({ id: jobId, ...jobForm({ workPlaces: elsewhere }) })
      expect(await answer()).toEqual(inSaoPaulo)
      const farther = [{ zipCode: '18010-000', qty: 1, district: 'Centro', cityState: 3_552_205 }]
      await calls(bruno).updateJob({ id: jobId, ...jobForm({ workPlaces: farther, jobName: 'Balconista' }) })
      expect(await answer()).toEqual(inSaoPaulo)
      await approve(jobId)
      expect(await answer()).toEqual(['to-100', false, 'to-100', 'to-100', 100, 0])
      expect(ana.cvId).not.toBe(bia.cvId)
    })

    it('filters only by the ends of the bands', async () => {
      const { bruno, jobId } = await hiring()
      for (const distance of [1, 3, 7, 30, 99, 500]) {
        const asked = { jobId, distance } as unknown as { jobId: string }
        for (const ask of [
          () => calls(bruno).recommendCandidates(asked),
          () => calls(bruno).listStep({ ...asked, step: 'curriculums' }),
        ]) {
          expect(await refusal(ask())).toMatchObject({
            code: 'invalid_form',
            fields: { distance: { code: 'invalid' } },
          })
        }
      }
    })
  })

  describe('of a disability', () => {
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
})
