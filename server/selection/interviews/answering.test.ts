import { at, interviewsIn, nine, place } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { codeOf, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'

const terms = { ...nine, ...place }
const starts = at('12:00')

describe('interviews, as they are answered,', async () => {
  const house = await testHouse()
  const { attend, begin, calls, candidates, candidatesCalls, hiring, notified, own, placed, recruiters, subjects } =
    interviewsIn(house)

  /** An interview of Ana that is over. */
  async function held({ bruno, jobId }: Pick<Awaited<ReturnType<typeof hiring>>, 'bruno' | 'jobId'>) {
    const ana = await placed(jobId)
    const { interviewId } = await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    await attend(told)
    await candidates(ana).answerInterview({ id: interviewId, start: starts, answer: 'confirmed' })
    house.clock.set(new Date('2026-03-12T12:30:00.000Z'))
    await attend()
    return { ana, interviewId }
  }

  it('that are soon show their candidate the step at once, with the interview', async () => {
    begin(at('11:00'))
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const steps = async () => (await candidatesCalls(ana).listProcesses({})).items.map(({ step }) => step)
    await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    expect(await steps()).toEqual(['curriculums'])
    await attend()
    expect(await own(ana)).toMatchObject({ status: 'candidate:pending' })
    expect(await steps()).toEqual(['interviews'])
    expect(await codeOf(calls(bruno).undoMove({ jobId, processId: ana.processId, from: 'interviews' }))).toBe(
      'undo_too_late',
    )
    subjects()
    await attend(told)
    expect(subjects()).toEqual([])
  })

  it('name their time zone for a candidate who lives where clocks show another time', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const rioBranco = 1_200_401
    const lives = house.database.updateTable('professional').set({ municipality_id: rioBranco })
    await lives.where('account_id', '=', ana.accountId).execute()
    const { interviewId } = await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    await attend(told)
    expect(await own(ana)).toMatchObject({ timeZone: 'America/Sao_Paulo', elsewhere: true })
    expect(house.letters.at(-1)?.text).toContain('das 09:00 às 09:30 (horário de Brasília)')
    await candidates(ana).answerInterview({ id: interviewId, start: starts, answer: 'confirmed' })
    await attend()
    expect(house.letters.at(-1)?.to).toMatch(/^recrutador/)
    expect(house.letters.at(-1)?.text).not.toContain('horário de Brasília')
  })

  it('are announced after ten minutes, viewed, confirmed, reconfirmed, and recorded afterwards', async () => {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId)
    const { interviewId } = await recruiters(bruno).scheduleInterview({
      ...{ jobId, candidates: [ana.processId], ...terms, notes: 'Traga a carteira de trabalho.' },
    })
    expect(await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).toMatchObject({ step: 'interviews' })
    await attend(told - 1)
    expect(await own(ana)).toBeUndefined()
    const early = { id: interviewId, start: starts, answer: 'confirmed' } as const
    expect(await codeOf(candidates(ana).answerInterview(early))).toBe('interview_not_found')
    await attend(1)
    expect(await own(ana)).toMatchObject({
      ...{ interviewId, status: 'candidate:pending', date: '2026-03-12', startDateTime: starts, rescheduled: false },
      ...{
        address: 'Rua das Flores, 10',
        may: ['confirmed', 'refused'],
        timeZone: 'America/Sao_Paulo',
        elsewhere: false,
      },
    })
    expect(subjects()).toEqual(['Entrevista marcada: Vendedor de loja'])
    await candidates(ana).markInterviewsViewed({})
    const seen = await recruiters(elisa).readInterview({ jobId, interviewId })
    expect(seen.candidates).toMatchObject([
      { status: 'candidate:pending:viewed', may: ['canceled', 'reschedule', 'resend'] },
    ])
    const answer = { id: interviewId, start: starts }
    const confirm = {
      ...{ ...answer, answer: 'confirmed' as const, needs: ['interpreter' as const], needsText: 'Libras.' },
    }
    expect(await candidates(ana).answerInterview(confirm)).toMatchObject({
      ...{ status: 'candidate:confirmed', needs: ['interpreter'], may: ['canceled'] },
    })
    expect(await codeOf(candidates(ana).answerInterview(confirm))).toBe('interview_ended')
    const back = { jobId, processId: ana.processId, from: 'interviews', step: 'selectiveProcess' } as const
    await attend()
    expect(await codeOf(calls(bruno).moveCandidate(back))).toBe('interview_confirmed')
    expect(subjects()).toEqual(['Entrevista confirmada: Vendedor de loja'])
    expect(await notified(elisa)).toEqual(['Ana Souza confirmou a entrevista: Vendedor de loja.'])
    house.clock.set(new Date('2026-03-12T00:00:00.000Z'))
    await attend()
    expect(subjects()).toEqual(['Você vai à entrevista? Vendedor de loja'])
    expect(await own(ana)).toMatchObject({ status: 'candidate:reconfirm:pending', may: ['accepted', 'canceled'] })
    await candidates(ana).answerInterview({ ...answer, answer: 'accepted' })
    const handle = (action: 'show' | 'disqualified' | 'canceled') =>
      recruiters(bruno).handleInterview({ jobId, interviewId, processId: ana.processId, action, feedback: 'Obrigado.' })
    expect(await codeOf(handle('show'))).toBe('interview_not_ended')
    house.clock.set(new Date('2026-03-12T12:30:00.000Z'))
    expect(await codeOf(handle('canceled'))).toBe('interview_started')
    await attend()
    expect(await own(ana)).toMatchObject({ status: 'automation:finish', needs: ['interpreter'], may: [] })
    await handle('show')
    await handle('disqualified')
    expect(await calls(bruno).readCandidate({ jobId, cvId: ana.cvId })).toMatchObject({ step: 'discarded' })
  })

  it.each([
    ['show', 'candidate:show'],
    ['noshow', 'candidate:noshow'],
  ] as const)('keep from their candidate, after %s, a discard that can still be undone', async (action, shown) => {
    begin()
    const { bruno, jobId } = await hiring()
    const { ana, interviewId } = await held({ bruno, jobId })
    const handle = (asked: typeof action | 'disqualified') =>
      recruiters(bruno).handleInterview({ jobId, interviewId, processId: ana.processId, action: asked, feedback: '' })
    await handle(action)
    await handle('disqualified')
    await attend()
    const { status, ...calendar } = {
      ...(await own(ana)),
      ...(await candidates(ana).readInterviewCalendar({ id: interviewId })),
    }
    expect([status, calendar.content.includes('CANCEL')]).toEqual([shown, false])
    await calls(bruno).undoMove({ jobId, processId: ana.processId, from: 'discarded' })
    await attend(2 * 86_400)
    expect(await own(ana)).toMatchObject({ status: shown })
  })

  it('tell their candidate of a discard once it is announced', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const { ana, interviewId } = await held({ bruno, jobId })
    for (const action of ['show', 'disqualified'] as const)
      await recruiters(bruno).handleInterview({ jobId, interviewId, processId: ana.processId, action, feedback: '' })
    await attend(86_400)
    expect(await own(ana)).toMatchObject({ status: 'recruiter:disqualified' })
  })

  it('are canceled by either, and refused with a reason that recruiters read', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const bia = await placed(jobId, 'Bia Reis')
    const processIds = [ana.processId, bia.processId]
    const { interviewId } = await recruiters(bruno).scheduleInterview({ jobId, candidates: processIds, ...terms })
    await attend(told)
    subjects()
    await candidates(bia).answerInterview({ id: interviewId, start: starts, answer: 'refused', reason: 'schedule' })
    await candidates(ana).answerInterview({ id: interviewId, start: starts, answer: 'confirmed' })
    expect(await recruiters(bruno).cancelInterview({ jobId, interviewId })).toEqual({ told: 1 })
    expect(await codeOf(recruiters(bruno).cancelInterview({ jobId, interviewId }))).toBe('interview_ended')
    await attend()
    expect(subjects().toSorted()).toEqual([
      'Entrevista cancelada: Vendedor de loja',
      'Entrevista confirmada: Vendedor de loja',
      'Entrevista recusada: Vendedor de loja',
      'Você recusou a entrevista: Vendedor de loja',
    ])
    expect(await own(ana)).toMatchObject({ status: 'recruiter:canceled', may: [] })
    const { items } = await recruiters(bruno).listAgenda({ group: 'canceled' })
    expect(items.flatMap((each) => each.candidates)).toMatchObject([
      { name: 'Ana Souza', may: [] },
      { name: 'Bia Reis', reason: 'schedule', may: ['reschedule'] },
    ])
  })

  it('are asked for again twice at most', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const { interviewId } = await recruiters(bruno).scheduleInterview({ jobId, candidates: [ana.processId], ...terms })
    await attend(told)
    subjects()
    const resend = () =>
      recruiters(bruno).handleInterview({ jobId, interviewId, processId: ana.processId, action: 'resend' })
    await resend()
    await resend()
    expect(await codeOf(resend())).toBe('interview_resent_lately')
    await attend()
    expect(subjects()).toEqual(Array(2).fill('A entrevista espera sua resposta: Vendedor de loja'))
  })

  it('end when the candidate leaves the selection: the company cancels them, or the candidate does', async () => {
    begin()
    const { bruno, jobId } = await hiring()
    const ana = await placed(jobId)
    const bia = await placed(jobId, 'Bia Reis')
    const set = (who: typeof ana, start: string, end: string) =>
      recruiters(bruno).scheduleInterview({ jobId, candidates: [who.processId], ...terms, start, end })
    await set(ana, '09:00', '09:30')
    await set(bia, '10:00', '10:30')
    await attend(told)
    await calls(bruno).declassify({ jobId, cvId: ana.cvId, processId: ana.processId })
    await candidatesCalls(bia).withdraw({ id: bia.processId })
    subjects()
    await attend()
    expect(subjects()).toContain('Entrevista cancelada: Vendedor de loja')
    expect(await own(ana)).toMatchObject({ status: 'recruiter:canceled' })
    expect(await own(bia)).toMatchObject({ status: 'candidate:canceled' })
  })
})
