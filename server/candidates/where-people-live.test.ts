import { coarsePosition } from '@trampolim/marketplace/places/distance-bands.ts'
import { approveJob } from '@trampolim/tests/fixtures/recruiter-jobs.ts'
import { seenCandidatesIn } from '@trampolim/tests/fixtures/selection/seen-candidates.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { jobForm } from '@trampolim/tests/samples/job-form.ts'
import { campinas, insertJob, insertProfessional, workPlace } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { refreshAllCvSearch } from '../cv-search/refresh-cv-search.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { selectionHandlers } from '../selection/background.ts'
import { selectionListeners } from '../selection/listeners.ts'
import { scoreAllCandidacies } from '../selection/scores/score-candidacies.ts'

describe('what recruiters learn of where people live', async () => {
  const house = await testHouse()
  const { database } = house
  const { applied, calls, hiring, person, recommended } = seenCandidatesIn(house)
  const _names = (items: readonly { name: string | null }[]) => items.map(({ name }) => name)

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
      for (const each of jobs) answer.push(await everything(bruno, { jobId: each, cvIds: each === jobId ? cvIds : [] }))
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
    await approveJob(house, jobId)
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
