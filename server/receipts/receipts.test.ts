import { randomBytes } from 'node:crypto'
import { receiptCodeBytes, receiptCodeOf, spacedReceiptCode } from '@trampolim/marketplace/selection/receipt-code.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { leavingRoutes } from '../leaving/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { selectionRoutes } from '../selection/candidate/routes.ts'
import { applicationRoutes, receiptRoutes } from './routes.ts'

describe('the receipt of an application', async () => {
  const house = await testHouse()
  const { database } = house
  const { hiring, person } = selectionIn(house)
  const of = (who: Person | null) => house.as({ ...selectionRoutes, ...applicationRoutes, ...receiptRoutes }, who)
  const unknown = () => spacedReceiptCode(receiptCodeOf(randomBytes(receiptCodeBytes)))
  const question = { id: 'q1', question: 'Você tem moto?', type: 'boolean', useOrderPriority: false }

  async function applied(changes: Parameters<typeof hiring>[0] = {}) {
    const { jobId, bruno, organizationId } = await hiring(changes)
    const ana = await person('Ana Souza', { curriculum: { objective: 'Crescer na confeitaria.' } })
    const answers = changes.questionnaire ? [{ questionId: 'q1', answer: 'yes' }] : []
    const { processId } = await of(ana).applyToJob({ jobId, cvType: 'professional', answers })
    return { ana, bruno, jobId, organizationId, processId }
  }

  it('keeps job, curriculum and answers as they were when it was sent', async () => {
    const sent = house.now().toISOString()
    const { ana, jobId, processId } = await applied({ questionnaire: JSON.stringify([question]) })
    const before = await of(ana).readReceipt({ processId })
    expect(before).toMatchObject({
      ...{ sent, applicant: 'Ana Souza', jobName: 'Vendedor de loja', company: 'Padaria Aurora' },
      ...{ withdrawn: false, total: 1, page: 1 },
      job: { id: jobId, jobName: 'Vendedor de loja' },
      curriculum: { objective: 'Crescer na confeitaria.' },
      answers: [{ question: 'Você tem moto?', answer: 'yes' }],
    })
    expect(before.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
    await database.updateTable('curriculum').set({ objective: 'Outra coisa.' }).where('id', '=', ana.cvId).execute()
    await database.updateTable('job').set({ job_name: 'Gerente' }).where('id', '=', jobId).execute()
    await database.updateTable('professional').set({ name: 'Ana S.' }).where('account_id', '=', ana.accountId).execute()
    expect(await of(ana).readReceipt({ processId })).toEqual(before)
    await database.deleteFrom('curriculum').where('id', '=', ana.cvId).execute()
    expect(await of(ana).readReceipt({ processId })).toEqual(before)
  })

  it('reveals no disability, and links to no file', async () => {
    const { jobId } = await hiring()
    const ana = await person('Ana Souza', { is_handicap: true })
    const { processId } = await of(ana).applyToJob({ jobId, cvType: 'professional' })
    const { curriculum, job } = await of(ana).readReceipt({ processId })
    expect(curriculum).not.toHaveProperty('handicaps')
    expect(curriculum.fileCV ?? null).toBeNull()
    expect(job).not.toHaveProperty('viewer')
  })

  it('can be seen only by its candidate', async () => {
    const { ana, bruno, processId } = await applied()
    const davi = await person('Davi Rocha')
    expect((await refusal(of(davi).readReceipt({ processId }))).code).toBe('receipt_not_found')
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    for (const who of [bruno, rita, null])
      expect((await refusal(of(who).readReceipt({ processId }))).status).toBe(who ? 403 : 401)
    expect((await refusal(of(ana).readReceipt({ processId: 'f'.repeat(24) }))).code).toBe('receipt_not_found')
    expect((await refusal(of(ana).readReceipt({ processId, page: 2 }))).code).toBe('receipt_not_found')
  })

  it('is checked by its code, which reveals date, job and company but nobody’s name', async () => {
    const { ana, processId } = await applied()
    const { code, sent } = await of(ana).readReceipt({ processId })
    const told = { sent, jobName: 'Vendedor de loja', company: 'Padaria Aurora' }
    for (const typed of [code, spacedReceiptCode(code), spacedReceiptCode(code).toLowerCase()])
      expect(await of(null).checkReceipt({ code: typed })).toEqual(told)
  })

  it('keeps a hidden company hidden', async () => {
    const { ana, processId } = await applied({ hide_contracting_company_name: true })
    const receipt = await of(ana).readReceipt({ processId })
    expect(receipt.company).toBeNull()
    expect(JSON.stringify(receipt)).not.toContain('Aurora')
    expect(await of(null).checkReceipt({ code: receipt.code })).toMatchObject({ company: null })
  })

  it('stays after a withdrawal, together with the one of the next application', async () => {
    const { ana, jobId, processId } = await applied()
    const first = await of(ana).readReceipt({ processId })
    await of(ana).withdraw({ id: processId })
    expect(await of(ana).readReceipt({ processId })).toEqual({ ...first, withdrawn: true })
    expect((await of(null).checkReceipt({ code: first.code })).sent).toBe(first.sent)
    house.clock.pass(60)
    await of(ana).applyToJob({ jobId, cvType: 'professional' })
    const second = await of(ana).readReceipt({ processId })
    expect(second).toMatchObject({ total: 2, withdrawn: false })
    expect(second.code).not.toBe(first.code)
    expect(await of(ana).readReceipt({ processId, page: 2 })).toMatchObject({ code: first.code, sent: first.sent })
  })

  it('stays when the job is deleted, and is deleted with the account: then its code is answered like an unknown one', async () => {
    const { ana, jobId, processId } = await applied()
    const { code } = await of(ana).readReceipt({ processId })
    await database.deleteFrom('job').where('id', '=', jobId).execute()
    expect(await of(null).checkReceipt({ code })).toMatchObject({ jobName: 'Vendedor de loja' })
    await house.as(leavingRoutes, ana).deleteProfessional({})
    const never = await refusal(of(null).checkReceipt({ code: unknown() }))
    expect(never).toMatchObject({ code: 'receipt_not_found', status: 404 })
    for (const typed of [code, 'isto não é um código'])
      expect(await refusal(of(null).checkReceipt({ code: typed }))).toEqual(never)
  })

  it('can’t be guessed: unknown codes count towards the limit too', async () => {
    house.clock.pass(7200)
    for (let tries = 0; tries < 60; tries += 1)
      expect((await refusal(of(null).checkReceipt({ code: unknown() }))).code).toBe('receipt_not_found')
    expect((await refusal(of(null).checkReceipt({ code: unknown() }))).code).toBe('too_many_requests')
    house.clock.pass(3600)
    expect((await refusal(of(null).checkReceipt({ code: unknown() }))).code).toBe('receipt_not_found')
  })

  it('isn’t made for an application that was refused', async () => {
    const { ana, jobId, processId } = await applied()
    expect((await refusal(of(ana).applyToJob({ jobId, cvType: 'professional' }))).code).toBe('already_applied')
    expect((await of(ana).readReceipt({ processId })).total).toBe(1)
    expect((await of(ana).listProcesses({})).items).toMatchObject([{ processId, hasReceipt: true }])
  })
})
