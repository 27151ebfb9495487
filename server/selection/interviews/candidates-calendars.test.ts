import { interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { notificationRoutes } from '../../notifications/routes.ts'

const later = { ...nine, start: '14:00', end: '14:30' }

describe('the calendar of an interview’s candidate', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, candidatesCalls, hiring, offered, own, placed, recruiters, take } =
    interviewsIn(house)

  async function set() {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const { interviewId } = await recruiters(bruno).scheduleInterview({
      ...{ jobId, candidates: [ana.processId] },
      ...{ ...place, ...nine },
    })
    await attend(told)
    return { bruno, jobId, ana, interviewId }
  }
  type Met = Awaited<ReturnType<typeof set>>
  const never = { kind: 'interview', inApp: true, mail: 'never' } as const
  const silence = ({ ana }: Pick<Met, 'ana'>) =>
    house.as(notificationRoutes, ana).changePreferences({ preferences: [never] })

  /** The subjects and calendar methods of a candidate's letters since this was last asked. */
  const lettersTo = ({ email }: Met['ana']) =>
    house.letters
      .splice(0)
      .flatMap(({ to, subject, calendar }) => (to === email && calendar ? [[subject, calendar.method]] : []))

  async function say({ ana, interviewId }: Met, answer: 'refused' | 'canceled') {
    const start = (await own(ana))?.startDateTime ?? ''
    if (answer === 'canceled') await candidates(ana).answerInterview({ id: interviewId, start, answer: 'confirmed' })
    await candidates(ana).answerInterview({ id: interviewId, start, answer })
    await attend()
  }
  const company = {
    canceled: ({ bruno, jobId, interviewId }: Met) => recruiters(bruno).cancelInterview({ jobId, interviewId }),
    moved: ({ bruno, jobId, interviewId, ana }: Met) =>
      recruiters(bruno).changeInterview({ jobId, interviewId, processId: ana.processId, ...place, ...later }),
  }

  it.each([
    ['refused', 'Você recusou a entrevista: Vendedor de loja'],
    ['canceled', 'Você cancelou a entrevista: Vendedor de loja'],
  ] as const)('loses an interview that they %s', async (answer, subject) => {
    const met = await set()
    expect(lettersTo(met.ana)).toEqual([['Entrevista marcada: Vendedor de loja', 'REQUEST']])
    await say(met, answer)
    expect(lettersTo(met.ana)).toEqual([[subject, 'CANCEL']])
  })

  it('loses the interview of a selection from which they withdraw', async () => {
    const met = await set()
    lettersTo(met.ana)
    await candidatesCalls(met.ana).withdraw({ id: met.ana.processId })
    await attend()
    expect(lettersTo(met.ana)).toEqual([['Você cancelou a entrevista: Vendedor de loja', 'CANCEL']])
  })

  it.each([
    ['canceled', [['Entrevista cancelada: Vendedor de loja', 'CANCEL']]],
    ['moved', [['Entrevista remarcada: Vendedor de loja', 'REQUEST']]],
  ] as const)('is corrected when the company %s it, also after they turned such letters off', async (what, letters) => {
    const met = await set()
    lettersTo(met.ana)
    await silence(met)
    await company[what](met)
    await attend(told)
    expect(house.letters.find(({ to }) => to === met.ana.email)?.text).toContain('Você desligou os e-mails')
    expect(lettersTo(met.ana)).toEqual(letters)
  })

  it.each(['canceled', 'moved'] as const)(
    'gets nothing about what it never had when the company %s it',
    async (what) => {
      begin()
      const { bruno, jobId } = await hiring()
      const ana = await placed(jobId)
      await silence({ ana })
      const setting = { jobId, candidates: [ana.processId], ...place, ...nine }
      const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
      await attend(told)
      const met = { bruno, jobId, ana, interviewId }
      await company[what](met)
      await attend(told)
      expect(lettersTo(ana)).toEqual([])
    },
  )

  it('follows somebody who takes another of the offered times, also after they turned such letters off', async () => {
    const { ana } = await offered()
    await take(ana, '12:00')
    await attend()
    expect(lettersTo(ana)).toEqual([['Horário da entrevista reservado: Vendedor de loja', 'REQUEST']])
    await silence({ ana })
    await take(ana, '13:00')
    await attend()
    expect(lettersTo(ana)).toEqual([['Horário da entrevista reservado: Vendedor de loja', 'REQUEST']])
  })
})
