import { at, interviewsIn, nine, place, ten } from '@trampolim/tests/fixtures/selection/interviews.ts'
import { told } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { attendHires } from '../hiring/attend-hires.ts'
import { hiringRoutes, recruiterHiringRoutes } from '../hiring/routes.ts'

const terms = { message: 'Venha às 8h.', salary: 210_000, start: '2026-12-01', documents: [] }
const day = 86_400
const finalist = { candidacy: { step: 'finalists', status: 'candidate:finalist' } }

describe('the letter about what ended says what comes next', async () => {
  const house = await testHouse()
  const { attend, begin, candidates, candidatesCalls, hiring, notified, own, placed, recruiters, takeDown } =
    interviewsIn(house)
  const hires = (who: Person) => house.as({ ...recruiterHiringRoutes, ...hiringRoutes }, who)
  const lettersTo = ({ email }: { email: string }) =>
    house.letters.splice(0).flatMap(({ to, text }) => (to === email ? text : []))
  const work = async (seconds = 0) => {
    await attend(seconds)
    await attendHires(house)
    await attend()
  }

  async function finish(bruno: Person, { jobId, processIds = [] }: { jobId: string; processIds?: string[] }) {
    const finalists = processIds.map((processId) => ({ processId, outcome: 'undecided' as const }))
    await house.as(recruiterJobRoutes, bruno).finishJob({ id: jobId, finalists })
    await work()
  }

  async function met(changes: Parameters<typeof placed>[2] = {}) {
    begin()
    const { bruno, elisa, jobId } = await hiring()
    const ana = await placed(jobId, 'Ana Souza', changes)
    return { bruno, elisa, jobId, ana }
  }

  async function interviewed(changes: Parameters<typeof placed>[2] = {}) {
    const all = await met(changes)
    const { bruno, jobId, ana } = all
    const setting = { jobId, candidates: [ana.processId], ...place, ...nine }
    const { interviewId } = await recruiters(bruno).scheduleInterview(setting)
    await work(told)
    const confirm = async () => {
      await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'confirmed' })
      await work()
    }
    return { ...all, interviewId, confirm }
  }

  async function offered(days: number) {
    const all = await met(finalist)
    const { bruno, jobId, ana } = all
    const { hireId } = await hires(bruno).sendHiringMessage({ jobId, cvId: ana.cvId, ...terms })
    await work(told)
    await work(days * day)
    return { ...all, hireId }
  }

  it('if an interview ends with its job: no other one is promised', async () => {
    const { bruno, jobId, ana, confirm } = await interviewed()
    await confirm()
    lettersTo(ana)
    await finish(bruno, { jobId })
    const [closed] = lettersTo(ana).filter((text) => text.includes('Não vá'))
    expect(closed).not.toContain('Se a empresa marcar outra')
    expect(closed).toContain('A vaga foi encerrada')
  })

  it('if an interview wasn’t answered: to write to the company, while there are messages', async () => {
    for (const ends of [false, true]) {
      const { bruno, jobId, ana } = await interviewed(finalist)
      if (ends) await finish(bruno, { jobId, processIds: [ana.processId] })
      house.clock.set(new Date(at('12:01')))
      house.letters.length = 0
      await work()
      expect(await own(ana)).toMatchObject({ status: 'automation:canceled' })
      const [toAna, toBruno] = [
        house.letters.find(({ to }) => to === ana.email)?.text,
        house.letters.find(({ to }) => to === bruno.email)?.text,
      ]
      expect(toAna?.includes('escreva para a empresa')).toBe(!ends)
      expect(toAna?.includes('as mensagens terminaram')).toBe(ends)
      expect(toBruno?.includes('remarcar')).toBe(!ends)
    }
  })

  it('if all times to choose from have passed: to write to the company, while there are messages', async () => {
    for (const ends of [false, true]) {
      const { bruno, jobId, ana } = await met(finalist)
      await recruiters(bruno).offerSlots({ jobId, candidates: [ana.processId], slots: [nine, ten], ...place })
      await work(told)
      if (ends) await finish(bruno, { jobId, processIds: [ana.processId] })
      house.clock.set(new Date(at('13:01')))
      lettersTo(ana)
      await work()
      const [passed] = lettersTo(ana)
      expect(passed).toContain('passaram sem que você ficasse com um deles')
      expect(passed?.includes('escreva para a empresa')).toBe(!ends)
    }
  })

  it('if a hiring message expires: to write to the company, while there are messages', async () => {
    for (const ends of [false, true]) {
      const { bruno, jobId, ana } = await offered(6)
      if (ends) await finish(bruno, { jobId, processIds: [ana.processId] })
      lettersTo(ana)
      await work(2 * day)
      const [expired] = lettersTo(ana)
      expect(expired).toContain('venceu sem resposta')
      expect(expired?.includes('escreva para a empresa')).toBe(!ends)
      expect(expired?.includes('fale direto com a empresa')).toBe(ends)
    }
  })

  it('if a company cancels a hire: the candidate is a finalist still', async () => {
    const { bruno, jobId, ana } = await offered(0)
    lettersTo(ana)
    await hires(bruno).cancelHiringMessage({ jobId, cvId: ana.cvId })
    await work()
    expect(lettersTo(ana).join()).toContain('Você continua finalista')
  })

  it('if a candidate withdraws: recruiters aren’t asked to set the interview anew', async () => {
    const { bruno, ana, confirm } = await interviewed()
    await confirm()
    lettersTo(bruno)
    await candidatesCalls(ana).withdraw({ id: ana.processId })
    await work()
    const [left] = lettersTo(bruno)
    expect(left).toContain('Ana Souza desistiu da vaga')
    expect(left).not.toContain('remarcar')
  })

  it('if a candidate withdraws who was to be hired: that they left the selection', async () => {
    for (const answer of ['accepted', null] as const) {
      const { bruno, ana, hireId } = await offered(0)
      if (answer) await hires(ana).answerHiringMessage({ id: ana.processId, hireId, answer })
      await work()
      lettersTo(bruno)
      await candidatesCalls(ana).withdraw({ id: ana.processId })
      await work()
      expect(lettersTo(bruno).join()).toContain('saiu do processo seletivo')
    }
  })

  it('to both sides by ids of their own, by which the demo’s mailbox finds them', async () => {
    const sent: (typeof house.letters)[number][] = []
    const keep = () => sent.push(...house.letters)
    const { interviewId, ana, confirm } = await interviewed()
    await confirm()
    await candidates(ana).answerInterview({ id: interviewId, start: at('12:00'), answer: 'canceled' })
    await work()
    keep()
    await interviewed()
    house.clock.set(new Date(at('12:01')))
    await work()
    keep()
    await offered(9)
    keep()
    const { bruno, jobId, ana: choosing } = await met(finalist)
    await recruiters(bruno).offerSlots({ jobId, candidates: [choosing.processId], slots: [nine], ...place })
    await work(told)
    house.clock.set(new Date(at('12:01')))
    await work()
    keep()
    const subjects = sent.map(({ subject }) => subject)
    expect(subjects).toContain('Contratação sem resposta: Vendedor de loja')
    expect(sent.filter(({ id }) => !/^[0-9a-f]{24}$/.test(id)).map(({ subject }) => subject)).toEqual([])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length)
  })

  it('warns of a job that was taken down before its company deleted it, also who was to be hired', async () => {
    for (const removed of [false, true]) {
      const { bruno, jobId, ana, hireId } = await offered(0)
      const [bia, caio] = [await placed(jobId, 'Bia Reis', finalist), await placed(jobId, 'Caio Lima')]
      await hires(ana).answerHiringMessage({ id: ana.processId, hireId, answer: 'accepted' })
      await hires(bruno).sendHiringMessage({ jobId, cvId: bia.cvId, ...terms })
      await work(told)
      if (removed) await takeDown(jobId, { status: 'job:blocked' })
      house.letters.length = 0
      await house.as(recruiterJobRoutes, bruno).deleteJob({ id: jobId })
      await work()
      const textTo = ({ email }: { email: string }) =>
        house.letters.find(({ to, subject }) => to === email && subject.startsWith('Vaga excluída'))?.text ?? ''
      for (const who of [ana, bia, caio]) {
        expect(textTo(who)).not.toBe('')
        expect(textTo(who).includes('nossa equipe tinha tirado do ar')).toBe(removed)
        expect(/[Nn]ão envie dinheiro nem documentos|antes de enviar/i.test(textTo(who))).toBe(removed)
      }
      expect(textTo(bia)).toMatch(/mensagem de contratação .*não vale mais/)
      expect(textTo(ana)).toContain('continua no seu histórico')
      expect(await notified(ana)).toContain(
        'A empresa excluiu a vaga. Isso não muda a sua contratação: Vendedor de loja.',
      )
      expect(await notified(caio)).toContain(
        'A empresa excluiu a vaga, e o processo seletivo terminou: Vendedor de loja.',
      )
    }
  })
})
