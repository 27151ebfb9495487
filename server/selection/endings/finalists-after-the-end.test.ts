import { hiringIn, terms } from '@trampolim/tests/fixtures/selection/hiring.ts'
import { day, told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { endLeftSelections } from './end-selection.ts'

const undecided = 'Processo seletivo encerrado: Vendedor de loja'

describe('a finalist of a job that has ended', async () => {
  const house = await testHouse()
  const {
    attend,
    calls,
    candidates,
    candidatesCalls,
    finalist,
    hiring,
    notified,
    placed,
    processOf,
    recruiters,
    work,
  } = hiringIn(house)
  const jobs = (who: Person) => house.as(recruiterJobRoutes, who)
  const lettersTo = ({ email }: { email: string }) => house.letters.filter(({ to }) => to === email)
  const subjectsTo = (who: { email: string }) => lettersTo(who).map(({ subject }) => subject)
  const after = async (seconds: number) => {
    house.clock.pass(seconds)
    await endLeftSelections(house)
    await work()
  }

  it('who is taken back isn’t left without a word', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const answer = { processId: ana.processId, outcome: 'notHired' as const, feedback: 'Até logo.' }
    await jobs(bruno).finishJob({ id: jobId, finalists: [answer] })
    await work()
    await calls(bruno).undoMove({ jobId, processId: ana.processId })
    await after(2 * day - 1)
    expect(subjectsTo(ana)).toEqual([])
    await after(1)
    expect(subjectsTo(ana)).toEqual([undecided])
    expect(await processOf(ana)).toMatchObject({ step: 'finalists', jobStatus: 'job:closed' })
    await after(day)
    expect(subjectsTo(ana)).toHaveLength(1)
  })

  it('whose hiring message is taken back unseen isn’t left without a word', async () => {
    const { bruno, jobId } = await hiring()
    const ana = await finalist(jobId)
    const at = { jobId, cvId: ana.cvId }
    await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
    await jobs(bruno).finishJob({ id: jobId, finalists: [{ processId: ana.processId, outcome: 'undecided' }] })
    await work()
    expect(await recruiters(bruno).cancelHiringMessage(at)).toEqual({ told: false })
    await after(2 * day)
    expect(subjectsTo(ana)).toEqual([undecided])
  })

  it.each(['rejected', 'canceled'] as const)(
    'who %s isn’t told that nothing is decided, and hears of the end once',
    async (answer) => {
      const { bruno, jobId } = await hiring()
      const ana = await finalist(jobId)
      const at = { jobId, cvId: ana.cvId }
      const { hireId } = await recruiters(bruno).sendHiringMessage({ ...at, ...terms, start: '2026-12-01' })
      await attend(told)
      const answers = answer === 'canceled' ? (['accepted', 'canceled'] as const) : ([answer] as const)
      for (const each of answers) await candidates(ana).answerHiringMessage({ id: ana.processId, hireId, answer: each })
      await work()
      house.letters.length = 0
      const outcome = { processId: ana.processId, outcome: 'undecided' as const }
      await jobs(bruno).finishJob({ id: jobId, finalists: [outcome] })
      await work()
      const [end, ...more] = lettersTo(ana)
      expect(more).toEqual([])
      expect(end?.text).toContain('Você preferiu não ficar com a vaga')
      expect(end?.text).not.toContain('ainda não informou')
      expect((await notified(ana))[0]).toBe('O processo seletivo terminou: Vendedor de loja.')
      const final = { processId: ana.processId, outcome: 'notHired' as const }
      await jobs(bruno).settleFinalists({ id: jobId, finalists: [final] })
      await after(day)
      expect(await processOf(ana)).toMatchObject({ step: 'discarded' })
      expect(lettersTo(ana)).toHaveLength(1)
    },
  )

  it('who gets an outcome ends nobody else who was taken back and still has two days', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const [lia, ana] = [await finalist(jobId, 'Lia Reis'), await placed(jobId, 'Ana Souza')]
    await jobs(bruno).finishJob({
      id: jobId,
      finalists: [{ processId: lia.processId, outcome: 'undecided' }],
      steps: [{ step: 'curriculums', outcome: 'kept' }],
    })
    await work()
    await calls(bruno).undoMove({ jobId, processId: ana.processId })
    await jobs(elisa).settleFinalists({ id: jobId, finalists: [{ processId: lia.processId, outcome: 'notHired' }] })
    await after(day)
    expect(await processOf(lia)).toMatchObject({ step: 'discarded' })
    const boardOf = async () => (await calls(bruno).countSelection({ jobId })).curriculums
    expect(await boardOf()).toBe(1)
    await after(day)
    expect(await boardOf()).toBe(0)
  })

  it('who was recorded as hired and withdraws is told of to the recruiters, as the page says', async () => {
    const { bruno, elisa, jobId } = await hiring()
    const ana = await finalist(jobId)
    await jobs(bruno).finishJob({ id: jobId, finalists: [{ processId: ana.processId, outcome: 'hired' }] })
    await work()
    house.letters.length = 0
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await work()
    const text = 'Ana Souza desistiu da vaga, e a contratação não vale mais: Vendedor de loja.'
    expect((await notified(bruno))[0]).toBe(text)
    expect((await notified(elisa))[0]).toBe(text)
    expect(house.letters.map(({ subject }) => subject)).toEqual(['Contratação cancelada: Vendedor de loja'])
    expect(house.letters[0]?.text).toContain('a contratação que a empresa registrou não vale mais')
  })
})
