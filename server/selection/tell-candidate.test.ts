import { testHouse } from '@trampolim/tests/house.ts'
import {
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import { selectionHandlers } from './background.ts'
import { selectionListeners } from './listeners.ts'
import { recruiterSelectionRoutes } from './recruiter-routes.ts'
import { selectionRoutes } from './routes.ts'
import { tellMoves } from './tell-candidate.ts'

describe('what a candidate hears of a recruiter’s moves', async () => {
  const house = await testHouse()

  async function applied() {
    // The queue goes by the database's clock as well: far ahead of it the test's own decides what is due.
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
  /** What comes by letter by now; telling may run twice, also at once. */
  const heard = async () => {
    await Promise.all([tellMoves(house), tellMoves(house)])
    await house.work(everything)
    return house.letters.splice(0).map(({ to, subject, text }) => ({ to, subject, text }))
  }
  const afterMinutes = (minutes: number) => {
    house.clock.pass(minutes * 60)
    return heard()
  }
  const afterwards = (hours: number) => afterMinutes(hours * 60)

  it('comes ten minutes after each step, forward and back, and as finalist', async () => {
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

  it('comes once of several steps, ten minutes after the last', async () => {
    const { jobId, processId, recruiter } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'selectiveProcess' })
    expect(await afterMinutes(6)).toEqual([])
    await recruiter.moveCandidate({ jobId, processId, from: 'selectiveProcess', step: 'finalists' })
    expect(await afterMinutes(6)).toEqual([])
    expect(await afterMinutes(4)).toMatchObject([{ subject: 'Você é finalista: Vendedor de loja' }])
  })

  it('never comes of what was undone, by the undoing or by a step back', async () => {
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

  it('comes of the move before one that was undone, at its own time', async () => {
    const { jobId, processId, recruiter } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    house.clock.pass(5 * 60)
    await recruiter.moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
    await recruiter.undoMove({ jobId, processId, from: 'finalists' })
    expect(await afterMinutes(4)).toEqual([])
    expect(await afterMinutes(1)).toMatchObject([{ subject: 'Você chegou às entrevistas: Vendedor de loja' }])
  })

  it('leaves out moves that a withdrawal forestalled', async () => {
    const { jobId, processId, recruiter, candidate } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    house.clock.pass(60)
    await recruiter.moveCandidate({ jobId, processId, from: 'interviews', step: 'finalists' })
    await candidate.withdraw({ id: processId })
    expect(await afterMinutes(60)).toEqual([])
    const [process] = (await candidate.listProcesses({})).items
    expect(process?.history.map(({ type }) => type)).toEqual(['applied', 'withdrawn'])
  })

  it('comes of a discard with its feedback after 24 hours, once, in the letter and in the history', async () => {
    const { jobId, processId, cvId, recruiter, candidate } = await applied()
    house.clock.pass(60)
    await recruiter.declassify({ jobId, cvId, processId, feedback: 'Buscamos mais prática com bolos.' })
    expect(await heard()).toEqual([])
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
    expect(await heard()).toEqual([])
  })

  it('never comes of a discard that was taken back, nor of one that the candidate forestalled', async () => {
    const first = await applied()
    house.clock.pass(60)
    await first.recruiter.declassify(idsOf(first))
    await heard()
    house.clock.pass(60)
    await first.recruiter.undoMove(idsOf(first))
    expect(await heard()).toEqual([])
    expect(await afterwards(25)).toEqual([])
    await first.recruiter.declassify(idsOf(first))
    await heard()
    house.clock.pass(60)
    await first.candidate.withdraw({ id: first.processId })
    expect(await afterwards(25)).toEqual([])
  })
})
