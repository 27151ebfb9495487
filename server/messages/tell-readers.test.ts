import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { messageHandlers, messageListeners } from './background.ts'
import { messageRoutes } from './routes.ts'
import { tellReaders } from './tell-readers.ts'

const hour = 3600

describe('a message that stays unread', async () => {
  const house = await testHouse()
  const { database } = house
  const selection = selectionIn(house)
  const as = (who: Person) => house.as(messageRoutes, who)
  const told = () => house.letters.map(({ to, subject }) => [to, subject])

  async function met(changes: Parameters<typeof selection.hiring>[0] = {}) {
    const hired = await selection.hiring(changes)
    const ana = await selection.placed(hired.jobId)
    return { ...hired, ana, ofAna: { jobId: hired.jobId, candidateId: ana.accountId } }
  }

  /** Lets an hour pass and does all work that is due. */
  async function anHourLater() {
    house.clock.pass(hour)
    await house.work({ handlers: [...messageHandlers, ...letterHandlers], listeners: messageListeners })
  }

  it('is reported by one letter after an hour, which contains nothing of its text', async () => {
    const { ana, bruno, jobId, ofAna } = await met()
    for (const message of ['Segredo um', 'Segredo dois']) await as(bruno).writeToCandidate({ ...ofAna, message })
    await anHourLater()
    expect(told()).toEqual([[ana.email, 'Mensagem nova sobre a vaga Vendedor de loja']])
    const [letter] = house.letters
    expect(JSON.stringify(letter)).not.toContain('Segredo')
    expect(JSON.stringify(letter)).toContain(`/messages/${jobId}`)
    // No further letters until she reads.
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Segredo três' })
    await anHourLater()
    expect(told()).toHaveLength(1)
    await as(ana).markOwnThreadRead({ jobId, number: 3 })
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Segredo quatro' })
    await anHourLater()
    expect(told()).toHaveLength(2)
  })

  it('is not reported once it was read', async () => {
    const { ana, bruno, jobId, ofAna } = await met()
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' })
    await as(ana).markOwnThreadRead({ jobId, number: 1 })
    await anHourLater()
    expect(told()).toEqual([])
  })

  it('is reported to the recruiter who published the job, later to the one who wrote in the thread', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    await database.updateTable('job').set({ created_by: bruno.accountId }).execute()
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await anHourLater()
    expect(told()).toEqual([[bruno.email, 'Mensagem nova sobre a vaga Vendedor de loja']])
    await as(elisa).writeToCandidate({ ...ofAna, message: 'Oi, Ana' })
    await as(ana).writeToJob({ jobId, message: 'Posso ir hoje?' })
    await anHourLater()
    expect(told().map(([to]) => to)).toEqual([bruno.email, ana.email, elisa.email])
  })

  it('is reported to no recruiter who may not select candidates', async () => {
    const { ana, bruno, elisa, jobId } = await met()
    await database.updateTable('job').set({ created_by: bruno.accountId }).execute()
    const unapproved = { status: 'created', first_approved_at: null }
    await database.updateTable('recruiter').set(unapproved).where('account_id', '=', bruno.accountId).execute()
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await anHourLater()
    expect(told().map(([to]) => to)).toEqual([elisa.email])
  })

  it('is not reported to recruiters after a colleague has read and answered it', async () => {
    const { ana, bruno, elisa, jobId, ofAna } = await met()
    await as(elisa).writeToCandidate({ ...ofAna, message: 'Oi, Ana' })
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await as(bruno).markThreadRead({ ...ofAna, number: 2 })
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Tudo bem?' })
    await as(ana).markOwnThreadRead({ jobId, number: 3 })
    await anHourLater()
    expect(told()).toEqual([])
  })

  it('is reported once if the work runs several times at once', async () => {
    const { ana, bruno, ofAna } = await met()
    const { ids } = await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' })
    await Promise.all(Array.from({ length: 6 }, () => tellReaders(house, { messageId: ids.id })))
    await anHourLater()
    expect(told()).toEqual([[ana.email, 'Mensagem nova sobre a vaga Vendedor de loja']])
  })

  it('is not reported if a reviewer blocked its company or closed the thread meanwhile', async () => {
    const [blocked, stopped] = [await met(), await met()]
    for (const { bruno, ofAna } of [blocked, stopped])
      await as(bruno).writeToCandidate({ ...ofAna, message: 'Mande R$ 50.' })
    await database
      .updateTable('organization')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.organizationId)
      .execute()
    await database
      .updateTable('message_thread')
      .set({ stopped_at: house.now() })
      .where('job_id', '=', stopped.jobId)
      .execute()
    await anHourLater()
    expect(told()).toEqual([])
  })

  it('names no hidden company, and is not reported of blocked candidates or to blocked recruiters', async () => {
    const { bruno, ana, elisa, jobId, ofAna } = await met({ hide_contracting_company_name: true })
    await as(bruno).writeToCandidate({ ...ofAna, message: 'Oi' })
    await anHourLater()
    expect(JSON.stringify(house.letters)).not.toMatch(/Aurora|Bruno/)
    await database
      .updateTable('recruiter')
      .set({ status: 'blocked' })
      .where('account_id', 'in', [bruno.accountId, elisa.accountId])
      .execute()
    await as(ana).writeToJob({ jobId, message: 'Oi' })
    await anHourLater()
    await database.updateTable('recruiter').set({ status: 'approved' }).execute()
    await as(ana).writeToJob({ jobId, message: 'Alô?' })
    await database.updateTable('candidacy').set({ hidden: true }).execute()
    await anHourLater()
    expect(told()).toHaveLength(1)
  })
})
