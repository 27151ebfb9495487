import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../platform/http/caller/asking.ts'
import { attendHires } from '../hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../hiring/routes.ts'

const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-12-01', documents: [] }

describe('recruiters who count on somebody whom a reviewer blocks', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, hiring, notified, placed, recruiters, turn: change } = interviewsIn(house)
  const hires = (who: Person) => house.as({ ...recruiterHiringRoutes, ...hiringRoutes }, who)
  const lettersTo = ({ email }: { email: string }) => house.letters.splice(0).filter(({ to }) => to === email)
  const turn = async (...to: Parameters<typeof change>) => {
    house.letters.length = 0
    await change(...to)
  }
  const eventIn = (content = '') => ({
    uid: /^UID:(.*)$/m.exec(content)?.[1]?.trim(),
    sequence: Number(/^SEQUENCE:(.*)$/m.exec(content)?.[1]),
  })

  it('are told that an interview waits, without the name, and that it is back, and so is their calendar', async () => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const zulmira = await placed(jobId, 'Zulmira Quaresma')
    const setting = { jobId, candidates: [zulmira.processId], ...place, ...nine }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    await attend(told)
    await candidates(zulmira).answerInterview({ id: interviewId, start: at('12:00'), answer: 'confirmed' })
    await attend()
    const added = eventIn(lettersTo(bruno).at(-1)?.calendar?.content)

    await turn(zulmira, 'blocked')
    const [waits, ...others] = lettersTo(bruno)
    expect(others).toEqual([])
    expect(waits?.subject).toBe('Entrevista em espera: Vendedor de loja')
    expect(waits?.text).toContain('quinta-feira, 12 de março')
    expect(waits?.text).toContain('Se o perfil for liberado antes disso, avisamos você.')
    expect(waits?.calendar).toMatchObject({ method: 'CANCEL' })
    expect(`${waits?.text}${waits?.calendar?.content}`).not.toMatch(/Zulmira|Quaresma/)
    const removed = eventIn(waits?.calendar?.content)
    expect(removed.uid).toBe(added.uid)
    expect(removed.sequence).toBeGreaterThan(added.sequence)
    for (const who of [bruno, elisa]) expect((await notified(who))[0]).toContain('a entrevista com ela fica em espera')

    await turn(zulmira, 'pending')
    expect(lettersTo(bruno)).toEqual([])
    await turn(zulmira, 'approved')
    const [back] = lettersTo(bruno)
    expect(back?.subject).toBe('Entrevista de volta: Vendedor de loja')
    expect(back?.text).toContain('Zulmira')
    expect(back?.calendar).toMatchObject({ method: 'REQUEST' })
    const again = eventIn(back?.calendar?.content)
    expect(again.uid).toBe(added.uid)
    expect(again.sequence).toBeGreaterThan(removed.sequence)
    expect((await notified(bruno))[0]).toContain('a entrevista está na sua agenda')

    // What the candidate cancels after that leaves the calendar again.
    await candidates(zulmira).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    await attend()
    const canceled = lettersTo(bruno).at(-1)?.calendar
    expect(canceled).toMatchObject({ method: 'CANCEL' })
    expect(eventIn(canceled?.content).sequence).toBeGreaterThan(again.sequence)
  })

  it('are told that a hire waits, and that it goes on', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const zulmira = await placed(jobId, 'Zulmira Quaresma', {
      candidacy: { step: 'finalists', status: 'candidate:finalist' },
    })
    await hires(bruno).sendHiringMessage({ jobId, cvId: zulmira.cvId, ...terms })
    await attend(told)
    await attendHires(house)
    await attend()
    await turn(zulmira, 'blocked')
    const [waits] = lettersTo(bruno)
    expect(waits?.subject).toBe('Contratação em espera: Vendedor de loja')
    expect(waits?.text).not.toMatch(/Zulmira|Quaresma/)
    expect(waits?.text).toContain(`/recruiter/job/${jobId}/selective-process`)
    await turn(zulmira, 'pending')
    await turn(zulmira, 'approved')
    expect(lettersTo(bruno)[0]?.subject).toBe('Contratação de volta: Vendedor de loja')
  })

  it('aren’t told of what is over, nor of who only applied', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const [zulmira, bia] = [await placed(jobId, 'Zulmira Quaresma'), await placed(jobId, 'Bia Reis')]
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [zulmira.processId], ...place, ...nine })
    await attend(told)
    await turn(bia, 'blocked')
    expect(lettersTo(bruno)).toEqual([])
    house.clock.set(new Date(at('13:00')))
    await turn(zulmira, 'blocked')
    expect(lettersTo(bruno).map(({ subject }) => subject)).not.toContain('Entrevista em espera: Vendedor de loja')
  })

  it.each([
    ['2026-03-12T20:00:00.000Z', ['Contratação em espera: Vendedor de loja']],
    ['2026-03-13T15:00:00.000Z', []],
  ])('are told of a hire until the first day of work is over: at %s', async (moment, subjects) => {
    begin()
    const { bruno, jobId } = await hiring()
    const zulmira = await placed(jobId, 'Zulmira Quaresma', {
      candidacy: { step: 'finalists', status: 'candidate:finalist' },
    })
    const start = '2026-03-12'
    const { hireId } = await hires(bruno).sendHiringMessage({ jobId, cvId: zulmira.cvId, ...terms, start })
    house.clock.pass(told)
    await attendHires(house)
    await hires(zulmira).answerHiringMessage({ id: zulmira.processId, hireId, answer: 'accepted' })
    await attend()
    house.clock.set(new Date(moment))
    await turn(zulmira, 'blocked')
    expect(lettersTo(bruno).map(({ subject }) => subject)).toEqual(subjects)
    const waits = (await notified(bruno)).filter((text) => text.includes('a contratação dela fica em espera'))
    expect(waits).toHaveLength(subjects.length)
  })
})
