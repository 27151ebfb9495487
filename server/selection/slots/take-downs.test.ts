import { at, interviewsIn, nine, place, removals, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('times to choose from of a job that is taken down', async () => {
  const house = await testHouse()
  const { attend, subjects, notified, ownOffer, take, answer, offered, takeDown, bring, ...all } = interviewsIn(house)
  const { placed, recruiters, candidates } = all

  it.each(removals)('are neither announced nor taken%s', async (_, removed) => {
    const { bruno, jobId, interviewId, ana, bia, caio } = await offered([nine, ten])
    const dora = await placed(jobId, 'Dora Cruz')
    const slots = [{ ...nine, date: '2026-03-13' }]
    await recruiters(bruno).offerSlots({ jobId, candidates: [dora.processId], slots, ...place })
    const slotId = (await ownOffer(ana))?.slots[0]?.slotId ?? ''
    await answer(bia, 'waiting')
    await attend()
    await takeDown(jobId, removed)
    subjects()
    await attend(told)
    await attend(86_400)
    expect(subjects()).toEqual([])
    expect(await ownOffer(dora)).toBeUndefined()
    expect(await ownOffer(bia)).toMatchObject({ status: 'waiting', slots: [] })
    const offer = await ownOffer(ana)
    expect(offer).toMatchObject({ takenDown: true, may: ['refused'], slots: [] })
    const taking = candidates(ana).answerSlots({ id: offer?.id ?? '', answer: 'taken', slotId })
    expect(await codeOf(taking)).toBe('job_blocked')
    expect(await codeOf(answer(ana, 'waiting'))).toBe('job_blocked')
    expect(await codeOf(recruiters(bruno).addSlots({ jobId, interviewId, slots }))).toBe('job_blocked')
    await answer(caio, 'refused')
    expect(await ownOffer(caio)).toBeUndefined()
    await attend()
    subjects()
    house.clock.set(new Date(at('13:00')))
    await attend()
    expect(await ownOffer(ana)).toBeUndefined()
    expect(subjects()).toEqual([])
    for (const who of [ana, bruno]) expect((await notified(who)).join()).not.toMatch(/sem a sua escolha|Ana Souza/)
  })

  it.each(removals)('are kept for nobody, who stays first in line%s', async (_, removed) => {
    const { jobId, interviewId, ana, bia, caio } = await offered([nine])
    await take(ana, '12:00')
    await answer(bia, 'waiting')
    house.clock.pass(60)
    await answer(caio, 'waiting')
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    await attend()
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept' })
    await takeDown(jobId, removed)
    await attend(2 * 3600)
    expect(await ownOffer(bia)).toMatchObject({ status: 'waiting', slots: [], kept: null })
    subjects()
    await bring(jobId)
    await attend()
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept', slots: [{ startDateTime: at('12:00') }] })
    expect(await ownOffer(caio)).toMatchObject({ status: 'waiting' })
    expect(subjects()).toEqual(['Um horário ficou livre para a sua entrevista: Vendedor de loja'])
  })
})
