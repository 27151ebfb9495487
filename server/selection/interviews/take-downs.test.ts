import { at, interviewsIn, nine, place, removals } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const hour = 3600
const terms = { ...nine, ...place }
const starts = at('12:00')

describe('interviews', async () => {
  const house = await testHouse()
  const { attend, begin, bring, candidates, hiring, notified, own, placed, recruiters, subjects, takeDown } =
    interviewsIn(house)

  describe.each(removals)('of a job that is taken down%s', (_, removed) => {
    it('are not announced or agreed to until it is back, but can be refused', async () => {
      begin()
      const { bruno, jobId } = await hiring()
      const [ana, bia, caio] = [await placed(jobId), await placed(jobId, 'Bia Reis'), await placed(jobId, 'Caio Lima')]
      const set = (who: typeof ana, start: string, end: string) =>
        recruiters(bruno).scheduleInterview({ jobId, candidates: [who.processId], ...terms, start, end })
      const { interviewId } = await set(ana, '09:00', '09:30')
      const ofBia = await set(bia, '10:00', '10:30')
      await attend(told)
      await set(caio, '11:00', '11:30')
      await takeDown(jobId, removed)
      subjects()
      await attend(told)
      expect(subjects()).toEqual([])
      expect(await own(caio)).toBeUndefined()
      expect(await own(ana)).toMatchObject({ status: 'candidate:pending', takenDown: true, may: ['refused'] })
      const answer = { id: interviewId, start: starts }
      expect(await codeOf(candidates(ana).answerInterview({ ...answer, answer: 'confirmed' }))).toBe('job_blocked')
      const no = { id: ofBia.interviewId, start: '2026-03-12T13:00:00.000Z', answer: 'refused' } as const
      expect(await candidates(bia).answerInterview(no)).toMatchObject({ status: 'candidate:refused', may: [] })
      await bring(jobId)
      await attend(hour)
      expect(await own(caio)).toMatchObject({ status: 'candidate:pending', may: ['confirmed', 'refused'] })
      expect(await candidates(ana).answerInterview({ ...answer, answer: 'confirmed' })).toMatchObject({
        ...{ status: 'candidate:confirmed', may: ['canceled'] },
      })
    })

    it('can’t be set, moved or reminded of meanwhile', async () => {
      begin()
      const { bruno, jobId } = await hiring()
      const [ana, bia] = [await placed(jobId), await placed(jobId, 'Bia Reis')]
      const ofAna = { jobId, candidates: [ana.processId], ...terms }
      const { interviewId } = await recruiters(bruno).scheduleInterview(ofAna)
      await attend(told)
      await attend(25 * hour)
      await takeDown(jobId, removed)
      const [ofBia, later] = [
        { jobId, candidates: [bia.processId] },
        { start: '15:00', end: '15:30' },
      ]
      const asked = [
        () => recruiters(bruno).scheduleInterview({ ...ofBia, ...terms, ...later }),
        () => recruiters(bruno).offerSlots({ ...ofBia, slots: [{ ...nine, ...later }], ...place }),
        () => recruiters(bruno).changeInterview({ jobId, interviewId, ...terms, ...later }),
        () => recruiters(bruno).handleInterview({ jobId, interviewId, processId: ana.processId, action: 'resend' }),
      ]
      for (const ask of asked) expect(await codeOf(ask())).toBe('job_blocked')
    })

    it('are not asked about in the bell meanwhile, nor announced for a moment that has passed', async () => {
      begin()
      const { bruno, jobId } = await hiring()
      const [ana, bia] = [await placed(jobId), await placed(jobId, 'Bia Reis')]
      const set = (who: typeof ana, start: string, end: string) =>
        recruiters(bruno).scheduleInterview({ jobId, candidates: [who.processId], ...terms, start, end })
      await set(ana, '09:00', '09:30')
      await attend(told)
      const asks = 'Você tem uma entrevista: Vendedor de loja. Confirme sua presença.'
      expect(await notified(ana)).toContain(asks)
      const ofAna = async () => (await recruiters(bruno).listInterviews({ jobId })).items.at(-1)?.candidates[0]?.may
      expect(await ofAna()).toEqual(expect.arrayContaining(['canceled', 'reschedule', 'resend']))
      const { interviewId } = await set(bia, '10:00', '10:30')
      const ofBia = async () => (await recruiters(bruno).readInterview({ jobId, interviewId })).candidates[0]
      expect(await ofBia()).toMatchObject({ told: null, tells: '2026-03-10T15:20:00.000Z' })
      await takeDown(jobId, removed)
      await attend(told)
      expect(await notified(ana)).toContain('A empresa marcou uma entrevista com você: Vendedor de loja.')
      expect(await notified(ana)).not.toContain(asks)
      expect(await ofBia()).toMatchObject({ told: null, tells: null, may: ['canceled'] })
      expect(await ofAna()).toEqual(['canceled'])
      await bring(jobId)
      expect(await notified(ana)).toContain(asks)
    })

    it('are not to be confirmed again meanwhile', async () => {
      begin()
      const { bruno, jobId } = await hiring()
      const [ana, bia] = [await placed(jobId), await placed(jobId, 'Bia Reis')]
      const candidatesOf = [ana.processId, bia.processId]
      const { interviewId } = await recruiters(bruno).scheduleInterview({ jobId, candidates: candidatesOf, ...terms })
      await attend(told)
      const answer = { id: interviewId, start: starts }
      for (const who of [ana, bia]) await candidates(who).answerInterview({ ...answer, answer: 'confirmed' })
      await takeDown(jobId, removed)
      await attend()
      subjects()
      house.clock.set(new Date('2026-03-12T00:00:00.000Z'))
      await attend()
      expect(subjects()).toEqual([])
      expect(await own(ana)).toMatchObject({ status: 'candidate:confirmed', may: ['canceled'] })
      await candidates(bia).answerInterview({ ...answer, answer: 'canceled' })
      await attend()
      expect(subjects().toSorted()).toEqual([
        'Entrevista cancelada pelo candidato: Vendedor de loja',
        'Você cancelou a entrevista: Vendedor de loja',
      ])
      await bring(jobId)
      await attend(hour)
      expect(subjects()).toEqual(['Você vai à entrevista? Vendedor de loja'])
      await takeDown(jobId, removed)
      expect(await own(ana)).toMatchObject({ status: 'candidate:reconfirm:pending', may: ['canceled'] })
      house.clock.set(new Date('2026-03-12T12:30:00.000Z'))
      await attend()
      expect(await own(ana)).toMatchObject({ status: 'automation:finish', may: [] })
      expect(subjects()).toEqual([])
    })

    it('end at their start without saying that somebody did not answer', async () => {
      begin()
      const { bruno, jobId } = await hiring()
      const [ana, bia] = [await placed(jobId), await placed(jobId, 'Bia Reis')]
      const set = (who: typeof ana, start: string, end: string) =>
        recruiters(bruno).scheduleInterview({ jobId, candidates: [who.processId], ...terms, start, end })
      await set(ana, '09:00', '09:30')
      await attend(told)
      await set(bia, '10:00', '10:30')
      await takeDown(jobId, removed)
      subjects()
      house.clock.set(new Date('2026-03-12T13:00:00.000Z'))
      await attend()
      expect(await own(ana)).toMatchObject({ status: 'automation:canceled', may: [] })
      expect(await own(bia)).toBeUndefined()
      expect(subjects()).toEqual([])
      for (const who of [ana, bia, bruno]) expect((await notified(who)).join()).not.toMatch(/resposta|respondeu/)
    })
  })
})
