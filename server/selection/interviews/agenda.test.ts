import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { deleteJobs } from '../../jobs/endings/delete-jobs.ts'

const hour = 3600
const terms = { ...nine, ...place }

describe('the interviews of a recruiter’s agenda', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, hiring, placed, recruiters } = interviewsIn(house)

  it('are also listed independent of dates: the next ones, and those that need the recruiter until they are done', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const [ana, bia, caio] = [await placed(jobId), await placed(jobId, 'Bia Reis'), await placed(jobId, 'Caio Nunes')]
    const set = (person: typeof ana, start: string, end: string) =>
      recruiters(bruno).scheduleInterview({ jobId, candidates: [person.processId], ...terms, start, end })
    const [ofAna, ofBia, ofCaio] = [
      await set(ana, '09:00', '09:30'),
      await set(bia, '10:00', '10:30'),
      await set(caio, '11:00', '11:30'),
    ]
    await attend(told)
    const answer = async (who: typeof ana, { interviewId: id }: typeof ofAna, said: 'confirmed' | 'refused') => {
      const { startDateTime: start } = await candidates(who).readOwnInterview({ id })
      await candidates(who).answerInterview({ id, start, answer: said })
    }
    await answer(ana, ofAna, 'confirmed')
    await answer(bia, ofBia, 'refused')
    const elsewhere = { from: '2026-04-20', to: '2026-04-26', besides: true } as const
    const besides = async () => {
      const told = await recruiters(bruno).listAgenda(elsewhere)
      expect(told).toMatchObject({ items: [], total: 0 })
      const ids = (of: { interviewId: string }[] = []) => of.map((each) => each.interviewId)
      return { ahead: ids(told.besides?.ahead), needing: ids(told.besides?.needing) }
    }
    expect(await besides()).toEqual({
      ahead: [ofAna.interviewId, ofCaio.interviewId],
      needing: [ofBia.interviewId],
    })
    const again = await set(bia, '12:00', '12:30')
    expect(await besides()).toMatchObject({ needing: [] })
    await recruiters(bruno).cancelInterview({ jobId, interviewId: again.interviewId })
    house.clock.pass(72 * hour)
    await attend()
    expect(await besides()).toEqual({ ahead: [], needing: expect.arrayContaining([ofAna.interviewId]) })
    await recruiters(bruno).handleInterview({ jobId, ...ofAna, processId: ana.processId, action: 'show' })
    expect((await besides()).needing).not.toContain(ofAna.interviewId)
    expect(await recruiters(bruno).listAgenda({})).toMatchObject({ besides: null })
  })

  it('don’t need the recruiter for what can’t be done any more', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const hired = { step: 'finalists', status: 'candidate:hire:accepted' } as const
    const [ana, bia] = [
      await placed(jobId, 'Ana Souza', { candidacy: { step: 'finalists', status: 'candidate:finalist' } }),
      await placed(jobId, 'Bia Reis', { candidacy: hired }),
    ]
    const set = (who: typeof ana, times: object) =>
      recruiters(bruno).scheduleInterview({ jobId, candidates: [who.processId], ...place, ...nine, ...times })
    const [ofAna, ofBia] = [await set(ana, {}), await set(bia, { start: '11:00', end: '11:30' })]
    await attend(told)
    await candidates(ana).answerInterview({ id: ofAna.interviewId, start: at('12:00'), answer: 'refused' })
    await candidates(bia).answerInterview({ id: ofBia.interviewId, start: at('14:00'), answer: 'confirmed' })
    await attend(3 * 24 * hour)
    const needing = async () => {
      const { besides } = await recruiters(bruno).listAgenda({ besides: true })
      return besides?.needing.map(({ interviewId }) => interviewId)
    }
    expect(new Set(await needing())).toEqual(new Set([ofAna.interviewId, ofBia.interviewId]))
    await house.database.updateTable('job').set({ status: 'job:closed' }).where('id', '=', jobId).execute()
    expect(await needing()).toEqual([ofBia.interviewId])
    await house.database
      .transaction()
      .execute((tx) => deleteJobs(tx, { jobIds: [jobId], actorId: bruno.accountId, now: house.now() }))
    expect(await needing()).toEqual([])
  })

  it('name a job as its recruiters wrote it last, while its candidates read the name that they applied to', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const { interviewId: id } = await recruiters(bruno).scheduleInterview({
      ...{ jobId, candidates: [ana.processId] },
      ...terms,
    })
    await attend(told)
    await house.database.updateTable('job').set({ job_name: 'Vendedor com outro nome' }).execute()
    const [listed] = (await recruiters(bruno).listAgenda({})).items
    expect(listed?.jobName).toBe('Vendedor com outro nome')
    const own = await candidates(ana).readOwnInterview({ id })
    expect(own.jobName).toBe('Vendedor de loja')
    await candidates(ana).answerInterview({ id, start: own.startDateTime, answer: 'confirmed' })
    await attend()
    const letters = house.letters.map(({ to, subject }) => [to, subject].join(' '))
    expect(letters.filter((each) => each.startsWith(bruno.email)).at(-1)).toContain('Vendedor com outro nome')
    expect(letters.filter((each) => !each.startsWith(bruno.email)).join()).not.toContain('outro nome')
  })
})
