import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { at, day, interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

describe('times of an interview to choose from', async () => {
  const house = await testHouse()
  const { attend, begin, subjects, notified, ownOffer, starts, take, answer, offered, ...all } = interviewsIn(house)
  const { calls, candidatesCalls, hiring, placed, recruiters, candidates } = all

  it('are announced after ten minutes with one letter, and choosing one confirms the interview', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    await recruiters(bruno).offerSlots({ jobId, candidates: [ana.processId], slots: [ten, nine], ...place })
    expect(await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).toMatchObject({ step: 'interviews' })
    await attend(told - 1)
    expect(await ownOffer(ana)).toBeUndefined()
    await attend(1)
    expect(await ownOffer(ana)).toMatchObject({ status: 'open', may: ['taken', 'waiting', 'refused'], kept: null })
    expect(await starts(ana)).toEqual([at('12:00'), at('13:00')])
    expect(subjects()).toEqual(['Escolha o horário da sua entrevista: Vendedor de loja'])
    await take(ana, '12:00')
    await attend()
    const { items } = await candidates(ana).listOwnInterviews({})
    expect(items).toMatchObject([{ status: 'candidate:confirmed', startDateTime: at('12:00'), may: ['canceled'] }])
    expect(house.letters.find(({ to }) => to === ana.email)?.calendar).toMatchObject({ method: 'REQUEST' })
    expect(subjects().toSorted()).toEqual([
      'Entrevista confirmada: Vendedor de loja',
      'Horário da entrevista reservado: Vendedor de loja',
    ])
    expect(await notified(ana)).toContain('Você reservou um horário de entrevista: Vendedor de loja.')
  })

  it('are reminded of a day later, once, if the person hasn’t chosen', async () => {
    const { ana, bia, caio } = await offered([nine, ten, { date: '2026-03-13', start: '09:00', end: '09:30' }])
    await take(ana, '12:00')
    await answer(bia, 'waiting')
    await attend()
    subjects()
    await attend(86_400 - 1)
    expect(subjects()).toEqual([])
    await attend(1)
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [caio.email, 'Falta escolher o horário da sua entrevista: Vendedor de loja'],
    ])
    expect(await notified(caio)).toContain('Falta escolher o horário da sua entrevista: Vendedor de loja.')
    subjects()
    await attend(3600)
    expect(subjects()).toEqual([])
  })

  it('are taken by only one of fifty people who want the same one at once', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const people = await Promise.all(Array.from({ length: 50 }, (_, n) => placed(jobId, `Pessoa ${'ab'[n % 2]}`)))
    const ids = people.map(({ processId }) => processId)
    await recruiters(bruno).offerSlots({ jobId, candidates: ids, slots: [nine, ten], ...place })
    await attend(told)
    const read = await Promise.all(people.map(ownOffer))
    const outcomes = await Promise.all(
      people.map((who, n) =>
        candidates(who)
          .answerSlots({ id: read[n]?.id ?? '', answer: 'taken', slotId: read[n]?.slots[0]?.slotId ?? '' })
          .then(
            () => 'taken',
            (problem) => refusalOf(problem)?.code,
          ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'slot_taken'), 'taken'])
    const { items } = await recruiters(bruno).listAgenda({ from: day, to: day })
    expect(items.map((each) => each.candidates.length)).toEqual([1])
  })

  it('can be exchanged for another one, and the old time is offered to the next person', async () => {
    const { bruno, ana, bia } = await offered()
    await take(ana, '12:00')
    await answer(bia, 'waiting')
    expect(await ownOffer(ana)).toMatchObject({
      status: 'taken',
      may: ['taken'],
      slots: [{ startDateTime: at('13:00') }],
    })
    await take(ana, '13:00')
    await attend()
    const { items } = await candidates(ana).listOwnInterviews({})
    expect(items).toMatchObject([{ startDateTime: at('13:00'), status: 'candidate:confirmed', rescheduled: true }])
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept', slots: [{ startDateTime: at('12:00') }] })
    const [offering] = (await recruiters(bruno).listOfferedInterviews({})).items
    expect(offering?.slots.map(({ state, name }) => [state, name])).toEqual([
      ['kept', 'Bia Reis'],
      ['taken', 'Ana Souza'],
    ])
  })

  it('are said to have passed to those who answer after the last of them', async () => {
    const { ana, bia } = await offered()
    const [anas, bias] = [await ownOffer(ana), await ownOffer(bia)]
    const takeLast = () => {
      const slotId = anas?.slots.at(-1)?.slotId ?? ''
      return codeOf(candidates(ana).answerSlots({ id: anas?.id ?? '', answer: 'taken', slotId }))
    }
    house.clock.set(new Date(at('13:00')))
    expect(await ownOffer(ana)).toBeUndefined()
    expect(await takeLast()).toBe('slots_passed')
    expect(await codeOf(candidates(bia).answerSlots({ id: bias?.id ?? '', answer: 'waiting' }))).toBe('slots_passed')
    await attend()
    expect(subjects()).toContain('Escolha de horário encerrada: Vendedor de loja')
    expect(await takeLast()).toBe('slots_passed')
  })

  it('end with the last of them, and both sides are notified', async () => {
    const { bruno, ana, bia, caio } = await offered()
    await take(ana, '12:00')
    await answer(bia, 'refused')
    expect(await ownOffer(bia)).toBeUndefined()
    house.clock.set(new Date(at('13:00')))
    await attend()
    expect(await ownOffer(caio)).toBeUndefined()
    expect(await notified(caio)).toContain('Os horários de entrevista passaram sem a sua escolha: Vendedor de loja.')
    expect(await notified(bruno)).toEqual(
      expect.arrayContaining([
        'Caio Lima não ficou com nenhum horário de entrevista: Vendedor de loja.',
        'Bia Reis não quer a entrevista: Vendedor de loja.',
      ]),
    )
    expect((await recruiters(bruno).listOfferedInterviews({})).items).toEqual([])
  })

  it('can be withdrawn one by one, for one person, or all; unnoticed if they were not announced yet', async () => {
    const { bruno, jobId, interviewId, ana, bia, caio } = await offered()
    const withdraw = (what: { slotId?: string; processId?: string } = {}) =>
      recruiters(bruno).withdrawSlots({ jobId, interviewId, ...what })
    await take(ana, '12:00')
    const [offering] = (await recruiters(bruno).listOfferedInterviews({})).items
    const [first, second] = offering?.slots ?? []
    expect(await codeOf(withdraw({ slotId: first?.slotId ?? '' }))).toBe('slot_taken')
    await withdraw({ processId: bia.processId })
    expect(await codeOf(withdraw({ processId: bia.processId }))).toBe('process_not_found')
    await withdraw({ slotId: second?.slotId ?? '' })
    expect(await starts(caio)).toEqual([])
    await withdraw()
    await attend()
    expect(await notified(caio)).toContain(
      'A empresa retirou os horários de entrevista que oferecia: Vendedor de loja.',
    )
    expect(await codeOf(withdraw())).toBe('interview_ended')
    expect((await candidates(ana).listOwnInterviews({})).items).toMatchObject([{ status: 'candidate:confirmed' }])

    const dora = await placed(jobId, 'Dora Cruz')
    const untold = await recruiters(bruno).offerSlots({ jobId, candidates: [dora.processId], slots: [ten], ...place })
    await recruiters(bruno).withdrawSlots({ jobId, interviewId: untold.interviewId })
    subjects()
    await attend(told)
    expect(await notified(dora)).toEqual(['Você chegou às entrevistas: Vendedor de loja.'])
  })

  it('end when the person leaves the selection, and prevent a second interview', async () => {
    const { bruno, jobId, interviewId, ana, bia, caio } = await offered([nine])
    const set = (processId: string) =>
      recruiters(bruno).scheduleInterview({ jobId, candidates: [processId], ...ten, ...place })
    expect(await codeOf(set(ana.processId))).toBe('interview_already_set')
    await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
    await candidatesCalls(bia).withdraw({ id: bia.processId })
    await attend()
    expect(await ownOffer(ana)).toBeUndefined()
    expect(await ownOffer(bia)).toBeUndefined()
    await answer(caio, 'waiting', 'De tarde.')
    await set(caio.processId)
    expect(await ownOffer(caio)).toBeUndefined()
    expect(await codeOf(recruiters(bruno).addSlots({ jobId, interviewId, slots: [nine] }))).toBe('interview_ended')
  })

  it('are refused in the past, over one another, over the recruiter’s own, and without a place', async () => {
    const { bruno, jobId, interviewId } = await offered()
    const dora = await placed(jobId, 'Dora Cruz')
    const offer = (slots: (typeof nine)[], changes: object = {}) =>
      refusal(recruiters(bruno).offerSlots({ jobId, candidates: [dora.processId], slots, ...place, ...changes }))
    const wrong = await offer([{ ...nine, date: '2026-03-09' }, ten, { ...ten, start: '10:15', end: '10:45' }])
    expect(Object.entries(wrong.fields).map(([field, { code }]) => [field, code])).toEqual([
      ['slots.0.start', 'date_in_past'],
      ['slots.2.start', 'times_overlap'],
    ])
    expect((await offer([ten], { mayOverlap: true, address: '' })).fields).toMatchObject({
      address: { code: 'required' },
    })
    expect((await offer([ten])).code).toBe('interview_overlaps')
    expect(await codeOf(recruiters(bruno).addSlots({ jobId, interviewId, slots: [ten] }))).toBe('interview_overlaps')
  })

  it('are withdrawn with the interview that their recruiter cancels or reschedules', async () => {
    const { bruno, jobId, interviewId, ana, bia } = await offered()
    await take(ana, '12:00')
    await recruiters(bruno).changeInterview({
      ...{ jobId, interviewId, processId: ana.processId, ...place, ...nine, date: '2026-03-13' },
    })
    expect(await starts(bia)).toEqual([at('13:00')])
    await take(bia, '13:00')
    const canceled = { jobId, interviewId, processId: bia.processId, action: 'canceled' as const }
    await recruiters(bruno).handleInterview(canceled)
    await attend()
    const [offering] = (await recruiters(bruno).listOfferedInterviews({})).items
    expect(offering?.slots).toEqual([])
    expect(await recruiters(bruno).cancelInterview({ jobId, interviewId })).toEqual({ told: 1 })
    expect((await recruiters(bruno).listOfferedInterviews({})).items).toEqual([])
  })
})
