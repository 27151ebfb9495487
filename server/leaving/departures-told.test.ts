import { at, interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { attendHires } from '../selection/hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../selection/hiring/routes.ts'
import { leavingRoutes } from './routes.ts'

const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-12-01', documents: [] }

describe('recruiters who count on somebody who deletes their account', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, hiring, notified, placed, recruiters } = interviewsIn(house)
  const hires = (who: Person) => house.as({ ...recruiterHiringRoutes, ...hiringRoutes }, who)
  const leave = async (who: Person) => {
    house.letters.length = 0
    await house.as(leavingRoutes, who).deleteProfessional({})
    await attend()
  }
  const work = async (seconds = 0) => {
    await attend(seconds)
    await attendHires(house)
    await attend()
  }
  const lettersTo = ({ email }: { email: string }) => house.letters.filter(({ to }) => to === email)

  async function interviewed() {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const zulmira = await placed(jobId, 'Zulmira Quaresma')
    const setting = { jobId, candidates: [zulmira.processId], ...place, ...nine }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    return { bruno, elisa, jobId, zulmira, interviewId }
  }

  it('are told that an interview doesn’t take place, which leaves their calendar, without the name', async () => {
    const { bruno, elisa, zulmira, interviewId } = await interviewed()
    await work(told)
    await candidates(zulmira).answerInterview({ id: interviewId, start: at('12:00'), answer: 'confirmed' })
    await work()
    const uidOf = (content = '') => /^UID:(.*)$/m.exec(content)?.[1]
    const added = lettersTo(bruno).at(-1)?.calendar
    await leave(zulmira)
    const [letter, ...others] = lettersTo(bruno)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('Entrevista cancelada: Vendedor de loja')
    expect(letter?.text).toContain('excluiu a conta')
    expect(letter?.text).toContain('quinta-feira, 12 de março')
    expect(letter?.calendar).toMatchObject({ method: 'CANCEL' })
    expect(uidOf(letter?.calendar?.content)).toBe(uidOf(added?.content))
    expect(`${letter?.text}${letter?.calendar?.content}`).not.toMatch(/Zulmira|Quaresma/)
    for (const who of [bruno, elisa]) {
      expect(await notified(who)).toEqual([
        'Uma pessoa excluiu a conta, e a entrevista com ela não acontece mais: Vendedor de loja.',
      ])
    }
  })

  it('are told that a hiring message doesn’t hold any longer', async () => {
    for (const accepts of [false, true]) {
      begin()
      const { bruno, jobId } = await hiring()
      const zulmira = await placed(jobId, 'Zulmira Quaresma', {
        candidacy: { step: 'finalists', status: 'candidate:finalist' },
      })
      const { hireId } = await hires(bruno).sendHiringMessage({ jobId, cvId: zulmira.cvId, ...terms })
      await work(told)
      const answer = { id: zulmira.processId, hireId, answer: 'accepted' } as const
      if (accepts) await hires(zulmira).answerHiringMessage(answer)
      await work()
      await leave(zulmira)
      const [letter] = lettersTo(bruno)
      expect(letter?.subject).toBe('Contratação cancelada: Vendedor de loja')
      expect(letter?.text).toContain('excluiu a conta')
      expect(letter?.text).toContain(`/recruiter/job/${jobId}/selective-process`)
      expect(letter?.text).not.toMatch(/Zulmira|Quaresma/)
      expect((await notified(bruno))[0]).toBe(
        'Uma pessoa excluiu a conta, e a contratação dela não vale mais: Vendedor de loja.',
      )
    }
  })

  it('aren’t told of what nobody knew of, of what is over, nor of who is hidden from them', async () => {
    const first = await interviewed()
    await leave(first.zulmira)
    expect(lettersTo(first.bruno)).toEqual([])
    const zulmira = await placed(first.jobId, 'Zulmira Quaresma', {
      candidacy: { step: 'finalists', status: 'candidate:finalist' },
    })
    await hires(first.bruno).sendHiringMessage({ jobId: first.jobId, cvId: zulmira.cvId, ...terms })
    await leave(zulmira)
    expect(lettersTo(first.bruno)).toEqual([])
    const second = await interviewed()
    await work(told)
    house.clock.set(new Date(at('13:00')))
    await leave(second.zulmira)
    expect(lettersTo(second.bruno).map(({ subject }) => subject)).not.toContain(
      'Entrevista cancelada: Vendedor de loja',
    )
    const third = await interviewed()
    await work(told)
    await house.database
      .updateTable('candidacy')
      .set({ hidden: true })
      .where('id', '=', third.zulmira.processId)
      .execute()
    await leave(third.zulmira)
    expect(lettersTo(third.bruno)).toEqual([])
    expect(await notified(third.bruno)).toEqual([])
  })

  it('leave the time that somebody gave back to others', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const [zulmira, bia] = [await placed(jobId, 'Zulmira Quaresma'), await placed(jobId, 'Bia Reis')]
    const ids = [zulmira.processId, bia.processId]
    await recruiters(bruno).offerSlots({ jobId, candidates: ids, slots: [nine, ten], ...place })
    await work(told)
    const [offer] = (await candidates(zulmira).listOwnSlots({})).items
    const slotId = offer?.slots[0]?.slotId as string
    await candidates(zulmira).answerSlots({ id: offer?.id ?? '', answer: 'taken', slotId })
    await leave(zulmira)
    expect((await candidates(bia).listOwnSlots({})).items[0]?.slots).toHaveLength(2)
    expect(lettersTo(bruno).map(({ subject }) => subject)).toContain('Entrevista cancelada: Vendedor de loja')
  })
})
