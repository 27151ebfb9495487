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
import { tellDiscard } from './tell-candidate.ts'

describe('what a candidate hears of a recruiter’s moves', async () => {
  const house = await testHouse()
  const { database } = house

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
  const heard = async () => {
    await house.work(everything)
    return house.letters.splice(0).map(({ to, subject, text }) => ({ to, subject, text }))
  }
  const afterwards = async (hours: number) => {
    house.clock.pass(hours * 3600)
    return heard()
  }

  it('comes at once of each step, forward and back, and as finalist', async () => {
    const { jobId, processId, cvId, recruiter } = await applied()
    await recruiter.moveCandidate({ jobId, processId, from: 'curriculums', step: 'interviews' })
    expect(await heard()).toMatchObject([
      { to: 'ana@exemplo.com.br', subject: 'Você chegou às entrevistas: Vendedor de loja' },
    ])
    await recruiter.moveCandidate({ jobId, processId, from: 'interviews', step: 'selectiveProcess' })
    expect(await heard()).toMatchObject([{ subject: 'Sua etapa mudou: Vendedor de loja' }])
    await recruiter.makeFinalist({ jobId, cvId })
    const [letter] = await heard()
    expect(letter?.subject).toBe('Você é finalista: Vendedor de loja')
    expect(letter?.text).toContain('Ainda não é uma contratação')
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
    const event = await database
      .selectFrom('event')
      .select(['id', 'payload'])
      .where('type', '=', 'selection.moved')
      .executeTakeFirstOrThrow()
    const { historyId } = event.payload as { historyId: string }
    await tellDiscard(house, { eventId: event.id, historyId })
    expect(await heard()).toEqual([])
  })

  it('never comes of a discard that was taken back, nor of one that the candidate forestalled', async () => {
    const first = await applied()
    house.clock.pass(60)
    await first.recruiter.declassify(idsOf(first))
    await heard()
    house.clock.pass(60)
    await first.recruiter.undoDiscard(idsOf(first))
    expect(await heard()).toEqual([])
    expect(await afterwards(25)).toEqual([])
    await first.recruiter.declassify(idsOf(first))
    await heard()
    house.clock.pass(60)
    await first.candidate.withdraw({ id: first.processId })
    expect(await afterwards(25)).toEqual([])
  })
})
