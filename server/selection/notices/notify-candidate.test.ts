import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../../letters/background.ts'
import { selectionHandlers } from '../background.ts'
import { recruiterSelectionRoutes } from '../board/routes.ts'
import { selectionRoutes } from '../candidate/routes.ts'
import { selectionListeners } from '../listeners.ts'
import { notifyMoves } from './notify-candidate.ts'

describe('the notification of a recruiter’s moves', async () => {
  const house = await testHouse()

  async function applied() {
    // The queue also uses the database's clock. The test's clock is far ahead of it, so that it alone decides what is
    // due.
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const jobId = await insertJob(house, { organizationId })
    const ana = await insertProfessional(house, { email: 'ana@exemplo.com.br' })
    const cvId = await insertCurriculum(house, { professionalId: ana.accountId })
    const { processId } = await house.as(selectionRoutes, ana).applyToJob({ jobId, cvType: 'professional' })
    await house.work(everything)
    house.letters.length = 0
    return {
      jobId,
      processId,
      cvId,
      recruiter: house.as(recruiterSelectionRoutes, bruno),
      candidate: house.as(selectionRoutes, ana),
    }
  }
  const idsOf = ({ jobId, processId, cvId }: Awaited<ReturnType<typeof applied>>) => ({ jobId, processId, cvId })
  const everything = { listeners: selectionListeners, handlers: [...selectionHandlers, ...letterHandlers] }
  /** Returns the letters sent by now; notifying may run twice, also concurrently. */
  const takeLetters = async () => {
    await Promise.all([notifyMoves(house), notifyMoves(house)])
    await house.work(everything)
    return house.letters.splice(0).map(({ to, subject, text }) => ({ to, subject, text }))
  }
  const afterMinutes = (minutes: number) => {
    house.clock.pass(minutes * 60)
    return takeLetters()
  }
  const afterwards = (hours: number) => afterMinutes(hours * 60)

  it('comes not while the job is taken down, and then once it is back', async () => {
    const { jobId, processId, recruiter } = await applied()
    const become = (status: string, taken_down_at: Date | null = null) =>
      house.database.updateTable('job').set({ status, taken_down_at }).where('id', '=', jobId).execute()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    await become('job:blocked')
    expect(await afterMinutes(11)).toEqual([])
    await become('job:pending', house.now())
    expect(await afterMinutes(1)).toEqual([])
    await become('job:approved')
    expect(await afterMinutes(1)).toHaveLength(1)
    expect(await afterMinutes(1)).toEqual([])
  })

  it('is sent to each of many people discarded together, with the same feedback', async () => {
    const { jobId, processId, recruiter } = await applied()
    const lia = await insertProfessional(house, { email: 'lia@exemplo.com.br' })
    await insertCurriculum(house, { professionalId: lia.accountId })
    const other = await house.as(selectionRoutes, lia).applyToJob({ jobId, cvType: 'professional' })
    await takeLetters()
    const candidacies = [processId, other.processId].map((id) => ({ processId: id, from: 'curriculums' as const }))
    await recruiter.moveCandidates({ jobId, candidacies, step: 'discarded', feedback: 'A vaga pede CNH.' })
    expect(await afterwards(23)).toEqual([])
    const letters = await afterwards(1)
    expect(letters.map(({ to }) => to).sort()).toEqual(['ana@exemplo.com.br', 'lia@exemplo.com.br'])
    for (const { text } of letters) expect(text).toContain('A vaga pede CNH.')
  })

  it('is sent ten minutes after each step, forward and back, and as finalist', async () => {
    const { jobId, processId, cvId, recruiter, candidate } = await applied()
    const seen = async () => {
      const { step, status, moved, history } = (await candidate.listProcesses({})).items[0] ?? {}
      return { step, status, moved, history: history?.map(({ type }) => type) }
    }
    const before = await seen()
    house.clock.pass(60)
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    expect(await afterMinutes(9.9)).toEqual([])
    expect(await seen()).toEqual(before)
    expect(await candidate.countProcesses({})).toMatchObject({ curriculums: 1, interviews: 0 })
    expect(await afterMinutes(0.1)).toMatchObject([
      { to: 'ana@exemplo.com.br', subject: 'Você chegou às entrevistas: Vendedor de loja' },
    ])
    expect(await seen()).toMatchObject({
      step: 'interviews',
      moved: '2100-03-10T15:01:00.000Z',
      history: ['applied', 'moved'],
    })
    expect(await candidate.countProcesses({})).toMatchObject({ curriculums: 0, interviews: 1 })
    await recruiter.moveCandidate({ jobId, processId, from: 'interviews', step: 'selectiveProcess' })
    expect(await afterMinutes(10)).toMatchObject([{ subject: 'Sua etapa mudou: Vendedor de loja' }])
    await recruiter.makeFinalist({ jobId, cvId })
    expect((await seen()).status).toBeNull()
    const [letter] = await afterMinutes(10)
    expect(letter?.subject).toBe('Você é finalista: Vendedor de loja')
    expect(letter?.text).toContain('Ainda não é uma contratação')
    expect((await seen()).status).toBe('candidate:finalist')
    expect(await afterMinutes(60)).toEqual([])
  })

  it('is sent once for several steps, ten minutes after the last', async () => {
    const { jobId, processId, recruiter } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'selectiveProcess' })
    expect(await afterMinutes(6)).toEqual([])
    await recruiter.moveCandidate({ jobId, processId, from: 'selectiveProcess', step: 'finalists' })
    expect(await afterMinutes(6)).toEqual([])
    expect(await afterMinutes(4)).toMatchObject([{ subject: 'Você é finalista: Vendedor de loja' }])
  })

  it('is never sent for a discard that was undone, by undoing or by a step back', async () => {
    const { jobId, processId, recruiter, candidate } = await applied()
    const move = (from: 'curriculums' | 'finalists' | 'selectiveProcess', step: typeof from) =>
      recruiter.moveCandidate({ jobId, processId, from, step })
    await move('curriculums', 'finalists')
    house.clock.pass(60)
    await recruiter.undoMove({ jobId, processId, from: 'finalists' })
    await move('curriculums', 'selectiveProcess')
    house.clock.pass(60)
    await move('selectiveProcess', 'curriculums')
    expect(await afterMinutes(60)).toEqual([])
    const { step, history } = (await candidate.listProcesses({})).items[0] ?? {}
    expect([step, history?.map(({ type }) => type)]).toEqual(['curriculums', ['applied']])
  })

  it('is sent for the move before an undone one, at its own time', async () => {
    const { jobId, processId, recruiter } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    house.clock.pass(5 * 60)
    await recruiter.moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
    await recruiter.undoMove({ jobId, processId, from: 'finalists' })
    expect(await afterMinutes(4)).toEqual([])
    expect(await afterMinutes(1)).toMatchObject([{ subject: 'Você chegou às entrevistas: Vendedor de loja' }])
  })

  it('leaves out moves before which the candidate withdrew', async () => {
    const { jobId, processId, recruiter, candidate } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    house.clock.pass(60)
    await recruiter.moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
    await candidate.withdraw({ id: processId })
    expect(await afterMinutes(60)).toEqual([])
    const [process] = (await candidate.listProcesses({})).items
    expect(process?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn'])
  })

  it('is sent for a discard with its feedback after 24 hours, once, in the letter and in the history', async () => {
    const { jobId, processId, cvId, recruiter, candidate } = await applied()
    house.clock.pass(60)
    await recruiter.declassify({ jobId, cvId, processId, feedback: 'Buscamos mais prática com bolos.' })
    expect(await takeLetters()).toEqual([])
    expect(await afterwards(23)).toEqual([])
    expect((await candidate.listProcesses({})).items[0]?.history.map(({ type }) => type)).toEqual(['applied'])
    const letters = await afterwards(1)
    expect(letters).toMatchObject([{ subject: 'Resposta sobre a vaga Vendedor de loja' }])
    expect(letters[0]?.text).toContain('Mensagem do recrutador: “Buscamos mais prática com bolos.”')
    const { history } = (await candidate.listProcesses({})).items[0] ?? {}
    expect(history).toMatchObject([
      { type: 'applied', feedback: null },
      { type: 'discarded', feedback: 'Buscamos mais prática com bolos.' },
    ])
    expect(await takeLetters()).toEqual([])
  })

  it('is never sent for a discard that was undone, nor for one before which the candidate withdrew', async () => {
    const first = await applied()
    house.clock.pass(60)
    await first.recruiter.declassify(idsOf(first))
    await takeLetters()
    house.clock.pass(60)
    await first.recruiter.undoMove(idsOf(first))
    expect(await takeLetters()).toEqual([])
    expect(await afterwards(25)).toEqual([])
    await first.recruiter.declassify(idsOf(first))
    await takeLetters()
    house.clock.pass(60)
    await first.candidate.withdraw({ id: first.processId })
    expect(await afterwards(25)).toEqual([])
  })
})
