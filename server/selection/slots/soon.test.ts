import { interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('times that are soon, of which a candidate is told at once', async () => {
  const house = await testHouse()
  const { answer, attend, begin, candidatesCalls, hiring, placed, recruiters, starts, subjects } = interviewsIn(house)
  const stepOf = async (who: Awaited<ReturnType<typeof placed>>) =>
    (await candidatesCalls(who).listProcesses({})).items[0]?.step

  it('show that the candidate is among the interviews, and say it once', async () => {
    // An hour before the first of them.
    begin('2026-03-12T11:00:00.000Z')
    const { bruno, jobId } = await hiring()
    const [ana, bia] = [await placed(jobId), await placed(jobId, 'Bia Reis')]
    const candidates = [ana.processId, bia.processId]
    await recruiters(bruno).offerSlots({ jobId, candidates, slots: [nine, ten], ...place })
    await attend()
    expect(await starts(ana)).toHaveLength(2)
    expect([await stepOf(ana), await stepOf(bia)]).toEqual(['interviews', 'interviews'])
    await answer(bia, 'refused')
    await attend(told)
    expect(new Set(subjects().filter((subject) => !subject.startsWith('Entrevista recusada')))).toEqual(
      new Set(['Escolha o horário da sua entrevista: Vendedor de loja']),
    )
  })
})
