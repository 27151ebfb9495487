import { at, interviewsIn, nine, place, removals, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { endSelection } from '../endings/end-selection.ts'

const ended = 'Escolha de horário encerrada: Vendedor de loja'

describe('the offer of times to somebody who leaves the interviews', async () => {
  const house = await testHouse()
  const { attend, subjects, notified, own, ownOffer, starts, take, answer, offered, takeDown, bring, ...all } =
    interviewsIn(house)
  const { calls, hiring, placed, recruiters, candidates, begin } = all
  type Offered = Awaited<ReturnType<typeof offered>>
  const discard = ({ bruno, jobId }: Offered, { cvId, processId }: Offered['ana']) =>
    calls(bruno).declassify({ jobId, cvId, processId })
  const moveBack = ({ bruno, jobId }: Offered, { processId }: Offered['ana']) =>
    calls(bruno).moveCandidate({ jobId, processId, from: 'interviews', step: 'selectiveProcess' })
  const undo = ({ bruno, jobId }: Offered, { processId }: Offered['ana'], from: 'discarded' | 'selectiveProcess') =>
    calls(bruno).undoMove({ jobId, processId, from })

  it.each([
    ['a discard', discard, 'discarded'],
    ['a step back', moveBack, 'selectiveProcess'],
  ] as const)('rests for ten minutes, and is as before once %s is undone', async (_, leave, from) => {
    const met = await offered([nine])
    const { ana, bia, caio } = met
    await take(ana, '12:00')
    await answer(bia, 'waiting', 'De tarde.')
    await candidates(ana).answerInterview({ id: met.interviewId, start: at('12:00'), answer: 'canceled' })
    await attend()
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept' })
    const before = [await ownOffer(bia), await ownOffer(caio)]
    subjects()
    for (const who of [bia, caio]) await leave(met, who)
    await attend(told - 1)
    for (const who of [bia, caio]) expect(await ownOffer(who)).toBeUndefined()
    for (const who of [bia, caio]) await undo(met, who, from)
    await attend(told)
    expect([await ownOffer(bia), await ownOffer(caio)]).toEqual(before)
    expect(subjects()).toEqual([])
    await take(bia, '12:00')
    expect(await own(bia)).toMatchObject({ status: 'candidate:confirmed' })
  })

  it('ends ten minutes after a discard, of which the letter says nothing, and stays ended', async () => {
    const met = await offered()
    const { ana, bia } = met
    await discard(met, ana)
    await attend(60)
    const { bruno, jobId, interviewId } = met
    await recruiters(bruno).addSlots({ jobId, interviewId, slots: [{ ...ten, date: '2026-03-13' }] })
    await attend(told - 60)
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([[ana.email, ended]])
    expect(house.letters[0]?.text).not.toContain('continua no processo')
    expect(await notified(ana)).toContain('A empresa retirou os horários de entrevista que oferecia: Vendedor de loja.')
    await undo(met, ana, 'discarded')
    await attend(told)
    expect(await ownOffer(ana)).toBeUndefined()
    expect(await ownOffer(bia)).toMatchObject({ status: 'open' })
  })

  it('ends ten minutes after a step back, and says that the candidate is still in the selection', async () => {
    const met = await offered()
    await moveBack(met, met.ana)
    await attend(told)
    expect(house.letters.map(({ subject }) => subject).toSorted()).toEqual([ended, 'Sua etapa mudou: Vendedor de loja'])
    expect(house.letters.find(({ subject }) => subject === ended)?.text).toContain('Você continua no processo.')
    expect(await ownOffer(met.ana)).toBeUndefined()
  })

  it('keeps no time for them and tells them of none', async () => {
    const met = await offered([nine])
    const { bruno, jobId, interviewId, ana, bia, caio } = met
    await take(ana, '12:00')
    await answer(bia, 'waiting')
    house.clock.pass(60)
    await answer(caio, 'waiting')
    await attend()
    await discard(met, bia)
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    await attend()
    expect(await ownOffer(caio)).toMatchObject({ status: 'kept' })
    house.letters.length = 0
    await recruiters(bruno).addSlots({ jobId, interviewId, slots: [ten] })
    await attend()
    expect(house.letters.filter(({ to }) => to === bia.email)).toEqual([])
    await undo(met, bia, 'discarded')
    await attend()
    expect(await ownOffer(bia)).toMatchObject({ status: 'kept', slots: [{ startDateTime: at('13:00') }] })
  })

  it('that wasn’t announced yet ends unnoticed with the move that is undone, and survives one that is', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const [ana, bia] = [await placed(jobId), await placed(jobId, 'Bia Reis')]
    const offer = { jobId, candidates: [ana.processId, bia.processId], slots: [nine, ten], ...place }
    const { interviewId } = await recruiters(bruno).offerSlots(offer)
    await attend()
    await calls(bruno).undoMove({ jobId, processId: ana.processId, from: 'interviews' })
    await calls(bruno).declassify({ jobId, cvId: bia.cvId, processId: bia.processId })
    await attend(60)
    const again = { ...offer, candidates: [ana.processId], slots: [{ ...nine, start: '11:00', end: '11:30' }] }
    expect(await recruiters(bruno).offerSlots(again)).not.toEqual({ interviewId })
    await calls(bruno).undoMove({ jobId, processId: bia.processId, from: 'discarded' })
    await attend(told)
    expect(await starts(ana)).toEqual([at('14:00')])
    expect(await starts(bia)).toEqual([at('12:00'), at('13:00')])
    expect(new Set(subjects())).toEqual(new Set(['Escolha o horário da sua entrevista: Vendedor de loja']))
  })

  it('ends without a letter of its own with the job, which has one', async () => {
    const met = await offered()
    const { jobId, ana, bia, caio } = met
    await house.database
      .updateTable('job')
      .set({ status: 'job:closed', closed_at: house.now() })
      .where('id', '=', jobId)
      .execute()
    await endSelection(house, { jobId })
    await attend(told)
    expect(new Set(subjects())).toEqual(new Set(['Processo seletivo encerrado: Vendedor de loja']))
    for (const who of [ana, bia, caio]) expect(await ownOffer(who)).toBeUndefined()
  })

  it.each(removals)(
    'waits for the return of a job that is taken down before the ten minutes are over%s',
    async (_, removed) => {
      const met = await offered()
      await discard(met, met.ana)
      await attend(60)
      await takeDown(met.jobId, removed)
      subjects()
      await attend(told)
      expect(subjects()).toEqual([])
      expect(await ownOffer(met.ana)).toMatchObject({ takenDown: true, may: ['refused'], slots: [] })
      await bring(met.jobId)
      await attend(3600)
      expect(subjects()).toContain(ended)
    },
  )
})
