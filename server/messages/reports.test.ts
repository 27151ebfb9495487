import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { messageRoutes } from './routes.ts'

describe('a reported thread', async () => {
  const house = await testHouse()
  const selection = selectionIn(house)
  const as = (who: Person | null) => house.as(messageRoutes, who)

  async function talked() {
    const hired = await selection.hiring({ hide_contracting_company_name: true })
    const ana = await selection.placed(hired.jobId)
    const { jobId } = hired
    const ofAna = { jobId, candidateId: ana.accountId }
    await as(hired.bruno).writeToCandidate({ ...ofAna, message: 'Mande R$ 50 pelo exame.' })
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    return { ...hired, ana, ofAna, rita }
  }

  it('reaches reviewers with the previous messages, and is closed and answered once', async () => {
    const { ana, bruno, jobId, ofAna, rita } = await talked()
    await as(ana).reportOwnThread({ jobId, text: 'Pediu dinheiro.' })
    expect((await as(ana).readOwnThread({ jobId })).reported).toBe(true)
    expect((await as(bruno).readThread(ofAna)).reported).toBe(false)
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Escrita depois.' })
    const { items } = await as(rita).listThreadReports({})
    expect(items).toMatchObject([
      {
        candidate: 'Ana Souza',
        company: 'Padaria Aurora',
        byCandidate: true,
        text: 'Pediu dinheiro.',
        decision: null,
        messages: [{ author: 'Bruno Lima', fromCandidate: false, text: 'Mande R$ 50 pelo exame.' }],
      },
    ])
    const decision = { id: items[0]?.id as string, decision: 'close', answer: 'Fechamos a conversa.' } as const
    const decided = await Promise.allSettled(Array.from({ length: 10 }, () => as(rita).decideThreadReport(decision)))
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusal(as(rita).decideThreadReport(decision))).code).toBe('report_already_answered')
    expect((await as(ana).readOwnThread({ jobId })).thread.closed).toBe('stopped')
    expect((await refusal(as(bruno).writeToCandidate({ ...ofAna, message: 'Alô?' }))).code).toBe('thread_closed')
    await house.work({ handlers: letterHandlers })
    expect(house.letters.map(({ to, subject }) => [to, subject])).toEqual([[ana.email, 'Sua denúncia foi respondida']])
    const audit = await house.as(reviewRoutes, rita).auditLog({})
    expect(audit.items).toMatchObject([{ action: 'thread-report.close', reason: 'Fechamos a conversa.' }])
  })

  it('stays open if the reviewer says so, and can be reported again', async () => {
    const { bruno, ana, jobId, ofAna, rita } = await talked()
    await as(bruno).reportThread({ ...ofAna, text: 'Ofensas.' })
    const [found] = (await as(rita).listThreadReports({})).items
    await as(rita).decideThreadReport({ id: found?.id as string, decision: 'keep', answer: 'Não vimos ofensas.' })
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    expect((await as(bruno).readThread(ofAna)).reported).toBe(false)
    await as(bruno).reportThread({ ...ofAna, text: 'De novo.' })
    expect((await as(rita).listThreadReports({})).items.map(({ text, answered }) => [text, answered !== null])).toEqual(
      [
        ['De novo.', false],
        ['Ofensas.', true],
      ],
    )
  })

  it('can’t be left open once it was closed for another report of it', async () => {
    const { bruno, ana, jobId, ofAna, rita } = await talked()
    await as(ana).reportOwnThread({ jobId, text: 'Pediu dinheiro.' })
    await as(bruno).reportThread({ ...ofAna, text: 'Ofensas.' })
    const [ofCandidate, ofCompany] = (await as(rita).listThreadReports({})).items.map(({ id }) => id) as [
      string,
      string,
    ]
    await as(rita).decideThreadReport({ id: ofCandidate, decision: 'close', answer: 'Fechamos a conversa.' })
    const keep = { id: ofCompany, decision: 'keep', answer: 'Não vimos ofensas.' } as const
    expect(await refusal(as(rita).decideThreadReport(keep))).toMatchObject({ code: 'thread_stopped', status: 409 })
    await as(rita).decideThreadReport({ ...keep, decision: 'close' })
    await house.work({ handlers: letterHandlers })
    expect(house.letters.map(({ to }) => to)).toEqual([ana.email, bruno.email])
    for (const { text } of house.letters) expect(text).toContain('A conversa está fechada')
  })

  it('is reported once by each person until it is answered, also at once', async () => {
    const { ana, jobId } = await talked()
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, () => as(ana).reportOwnThread({ jobId, text: 'Pediu dinheiro.' })),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusal(as(ana).reportOwnThread({ jobId, text: 'Oi' }))).code).toBe('thread_already_reported')
  })

  it('must exist, and is read by reviewers alone', async () => {
    const { ana, bruno, rita } = await talked()
    const other = await selection.hiring()
    await selection.placed(other.jobId, 'Davi')
    expect((await refusal(as(ana).reportOwnThread({ jobId: other.jobId, text: 'Oi' }))).code).toBe('thread_not_found')
    const nothing = { id: 'f'.repeat(24), decision: 'keep', answer: 'Sim.' } as const
    expect((await refusal(as(rita).decideThreadReport(nothing))).code).toBe('report_not_found')
    for (const who of [ana, bruno]) {
      expect((await refusal(as(who).listThreadReports({}))).status).toBe(403)
      expect((await refusal(as(who).decideThreadReport(nothing))).status).toBe(403)
    }
  })
})
