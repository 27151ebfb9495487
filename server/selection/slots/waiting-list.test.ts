import { at, interviewsIn, nine, place, removals, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const eleven = { ...nine, start: '11:00', end: '11:30' }

describe('the waiting list of an interview', async () => {
  const house = await testHouse()
  const { attend, subjects, notified, own, ownOffer, starts, take, answer, offered, takeDown, bring, ...all } =
    interviewsIn(house)
  const { recruiters, candidates, calls } = all

  /** Ana has the only time, and Bia waits for one longer than Caio. */
  async function waiting() {
    const met = await offered([nine])
    await take(met.ana, '12:00')
    await answer(met.bia, 'waiting', 'De tarde.')
    house.clock.pass(60)
    await answer(met.caio, 'waiting')
    await attend()
    subjects()
    return met
  }
  type Met = Awaited<ReturnType<typeof waiting>>
  const giveBack = ({ ana, interviewId }: Met) =>
    candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })

  it('gives each person two hours for a time that becomes free', async () => {
    const { bruno, jobId, interviewId, ana, bia, caio } = await offered([nine])
    await take(ana, '12:00')
    expect(await starts(bia)).toEqual([])
    expect(await ownOffer(bia)).toMatchObject({ may: ['waiting', 'refused'] })
    expect(await codeOf(take(bia, '12:00'))).toBe('slot_taken')
    await answer(bia, 'waiting', 'Depois das 18h.')
    house.clock.pass(60)
    await answer(caio, 'waiting')
    await attend()
    expect(await notified(bruno)).toContain('Bia Reis pede outro horário de entrevista: Vendedor de loja.')
    expect(house.letters.map(({ text }) => text).join()).toContain('O que a pessoa pede: Depois das 18h.')
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    subjects()
    await attend()
    expect(subjects()).toContain('Um horário ficou livre para a sua entrevista: Vendedor de loja')
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept', kept: { until: '2026-03-10T17:11:00.000Z' } })
    expect(await starts(caio)).toEqual([])
    await attend(2 * 3600 - 1)
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept' })
    await attend(1)
    expect(await ownOffer(bia)).toMatchObject({ status: 'waiting', slots: [], kept: null })
    expect(await ownOffer(caio)).toMatchObject({ status: 'kept', slots: [{ startDateTime: at('12:00') }] })
    await answer(caio, 'waiting')
    await attend()
    // Both have let it pass, so it is free for anybody.
    expect(await ownOffer(bia)).toMatchObject({ status: 'waiting', slots: [{ startDateTime: at('12:00') }] })
    await take(bia, '12:00')
    const { items } = await recruiters(bruno).listOfferedInterviews({})
    expect(items).toMatchObject([{ slots: [{ state: 'taken', name: 'Bia Reis' }] }])
    expect(items[0]?.offers.map(({ name, status }) => [name, status])).toEqual([
      ['Bia Reis', 'taken'],
      ['Caio Lima', 'waiting'],
      ['Ana Souza', 'taken'],
    ])
    await recruiters(bruno).addSlots({ jobId, interviewId, slots: [ten] })
    await attend()
    expect(await ownOffer(caio)).toMatchObject({ status: 'open', slots: [{ startDateTime: at('13:00') }] })
    expect(await notified(caio)).toContain('Há novos horários para a sua entrevista: Vendedor de loja.')
  })

  it('keeps its time from whoever gave it back and is set another one', async () => {
    const met = await waiting()
    const { bruno, jobId, interviewId, ana, bia } = met
    await giveBack(met)
    await attend()
    const kept = await ownOffer(bia)
    expect(kept).toMatchObject({ status: 'kept' })
    const anew = { jobId, interviewId, processId: ana.processId, ...place, ...eleven }
    await recruiters(bruno).changeInterview(anew)
    await attend()
    expect(await ownOffer(bia)).toEqual(kept)
    await take(bia, '12:00')
    expect(await own(bia)).toMatchObject({ status: 'candidate:confirmed', startDateTime: at('12:00') })
    await candidates(ana).answerInterview({ id: interviewId, start: at('14:00'), answer: 'confirmed' })
    expect(await own(ana)).toMatchObject({ status: 'candidate:confirmed', startDateTime: at('14:00') })
    const [offering] = (await recruiters(bruno).listOfferedInterviews({})).items
    expect(offering?.slots).toMatchObject([{ state: 'taken', name: 'Bia Reis' }])
  })

  it('leaves a time to whoever took it from somebody who is set another one', async () => {
    const { bruno, jobId, interviewId, ana, bia } = await offered()
    await take(ana, '12:00')
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    await attend()
    await take(bia, '12:00')
    await recruiters(bruno).changeInterview({ jobId, interviewId, processId: ana.processId, ...place, ...eleven })
    expect(await ownOffer(bia)).toMatchObject({ status: 'taken', slots: [{ startDateTime: at('13:00') }] })
    await take(bia, '13:00')
    expect(await own(bia)).toMatchObject({ startDateTime: at('13:00') })
  })

  it.each([
    ['a time is set for them', 'scheduleInterview'],
    ['other times are offered to them', 'offerSlots'],
  ] as const)('has somebody back in their place if %s and taken back unseen', async (_, set) => {
    const met = await waiting()
    const { bruno, jobId, bia, caio } = met
    const before = await ownOffer(bia)
    const candidatesOf = { jobId, candidates: [bia.processId], ...place }
    const other =
      set === 'offerSlots'
        ? await recruiters(bruno).offerSlots({ ...candidatesOf, slots: [ten, eleven] })
        : await recruiters(bruno).scheduleInterview({ ...candidatesOf, ...ten })
    expect(await ownOffer(bia)).toBeUndefined()
    if (set === 'offerSlots') await recruiters(bruno).withdrawSlots({ jobId, interviewId: other.interviewId })
    else await recruiters(bruno).cancelInterview({ jobId, interviewId: other.interviewId })
    await attend(told)
    expect(await ownOffer(bia)).toEqual(before)
    expect(subjects()).toEqual([])
    await giveBack(met)
    await attend()
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept', wish: 'De tarde.' })
    expect(await ownOffer(caio)).toMatchObject({ status: 'waiting' })
  })

  it('has somebody back who was discarded before they were told of a time, if that is undone', async () => {
    const { bruno, jobId, bia } = await waiting()
    const before = await ownOffer(bia)
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [bia.processId], ...place, ...ten })
    await calls(bruno).declassify({ jobId, cvId: bia.cvId, processId: bia.processId })
    await attend(60)
    expect(await ownOffer(bia)).toBeUndefined()
    await calls(bruno).undoMove({ jobId, processId: bia.processId, from: 'discarded' })
    await attend(told)
    expect(await ownOffer(bia)).toEqual(before)
    expect(subjects()).toEqual([])
  })

  it('has nobody back who was told of the time that was set for them', async () => {
    const { bruno, jobId, bia } = await waiting()
    const setting = { jobId, candidates: [bia.processId], ...place, ...ten }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    await attend(told)
    await recruiters(bruno).cancelInterview({ jobId, interviewId })
    await attend(told)
    expect(await ownOffer(bia)).toBeUndefined()
  })

  it('has nobody for whom a fallen interview is set anew', async () => {
    const { bruno, jobId, interviewId, ana } = await offered([nine])
    await take(ana, '12:00')
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    const again = { jobId, candidates: [ana.processId], slots: [eleven], ...place }
    await recruiters(bruno).offerSlots(again)
    await attend(told)
    await answer(ana, 'waiting')
    await recruiters(bruno).changeInterview({ jobId, interviewId, processId: ana.processId, ...place, ...ten })
    await attend()
    expect(await ownOffer(ana)).toBeUndefined()
    expect(await own(ana)).toMatchObject({ status: 'candidate:pending', startDateTime: at('13:00') })
  })

  it('is told of more times at once, and reminded of them a day later, once', async () => {
    const { bruno, jobId, interviewId, bia, caio } = await offered([{ ...nine, date: '2026-03-16' }])
    const reminder = 'Falta escolher o horário da sua entrevista: Vendedor de loja'
    const letters = () => house.letters.splice(0).map(({ to, subject }) => [to, subject])
    await attend(86_400)
    expect(letters()).toContainEqual([bia.email, reminder])
    await answer(bia, 'waiting')
    await attend(86_400)
    letters()
    await recruiters(bruno).addSlots({ jobId, interviewId, slots: [{ ...ten, date: '2026-03-20' }] })
    await attend(60)
    expect(letters()).toEqual([[bia.email, 'Há novos horários para a sua entrevista: Vendedor de loja']])
    await attend(86_400 - 61)
    expect(letters()).toEqual([])
    await attend(1)
    expect(letters()).toEqual([[bia.email, reminder]])
    await attend(86_400)
    expect(letters()).toEqual([])
    expect(await starts(bia)).toHaveLength(2)
    expect(await ownOffer(caio)).toMatchObject({ status: 'open' })
  })

  it('has somebody back whose time began before they could be told of it', async () => {
    const { bruno, jobId, bia } = await waiting()
    const before = await ownOffer(bia)
    const tomorrow = { ...nine, date: '2026-03-11' }
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [bia.processId], ...place, ...tomorrow })
    await takeDown(jobId, removals[0][1])
    house.clock.set(new Date('2026-03-11T12:00:00.000Z'))
    await attend()
    await bring(jobId)
    await attend()
    expect(await ownOffer(bia)).toEqual(before)
    expect(subjects()).toEqual([])
  })
})
