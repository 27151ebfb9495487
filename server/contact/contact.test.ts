import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertReviewer } from '@trampolim/tests/fixtures/reviewers.ts'
import { selectionIn } from '@trampolim/tests/fixtures/selection/selection.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { clearBegunAccounts } from '../leaving/clear-begun-accounts.ts'
import { letterHandlers } from '../letters/background.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { eraseContacts } from './contact.ts'
import { contactRoutes } from './routes.ts'

const day = 24 * 60 * 60

describe('a contact message', async () => {
  const house = await testHouse()
  const { hiring } = selectionIn(house)
  const as = (who: Person | null = null) => house.as(contactRoutes, who)
  const form = {
    kind: 'help',
    name: 'Ana Souza',
    email: 'Ana@exemplo.com.br',
    message: 'Como mudo de cidade?',
  } as const
  const rita = () => insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
  const letters = async () => {
    await house.work({ handlers: letterHandlers })
    return house.letters.splice(0)
  }

  it('is stored, confirmed to its sender without repeating it, sent to the people who answer, and answered once', async () => {
    const reviewer = await rita()
    expect(await as().sendContact(form)).toEqual({ done: true, due: '2026-03-13T03:00:00.000Z' })
    const told = await letters()
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ['contato@trampolim.test', 'Contato: Uma dúvida ou um pedido de ajuda'],
      ['ana@exemplo.com.br', 'Recebemos sua mensagem'],
    ])
    expect(told[0]?.text).toContain(form.message)
    expect(told.map(({ text }) => /até 12 de março\b(?! às)/.test(text))).toEqual([true, true])
    expect(told[1]?.text).not.toContain(form.message)
    const { items, open, overdue } = await as(reviewer).listContact({})
    expect({ open, overdue }).toEqual({ open: 1, overdue: 0 })
    expect(items).toMatchObject([
      { kind: 'help', message: form.message, signedIn: false, overdue: false, answer: null },
    ])
    const answer = { id: items[0]?.id as string, answer: 'Em Conta, Dados pessoais.' }
    const answered = await Promise.allSettled(Array.from({ length: 5 }, () => as(reviewer).answerContact(answer)))
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await refusal(as(reviewer).answerContact(answer))).code).toBe('contact_already_answered')
    const [letter, ...more] = await letters()
    expect([letter?.to, more.length]).toEqual(['ana@exemplo.com.br', 0])
    expect(letter?.text).toContain(answer.answer)
    const audit = await house.as(reviewRoutes, reviewer).auditLog({})
    expect(audit.items[0]).toMatchObject({ action: 'contact.answered', reason: answer.answer })
  })

  it('reports an ad within 24 hours, also one that has ended, with the company that it hides', async () => {
    const reviewer = await rita()
    const report = { ...form, kind: 'reportJob', message: 'Pedem dinheiro.' } as const
    const hidden = await hiring({ hide_contracting_company_name: true })
    const ended = await hiring({ status: 'job:closed' })
    const draft = await hiring({ status: 'job:created', first_approved_at: null })
    await as().sendContact({ ...report, jobId: hidden.jobId })
    await as().sendContact({ ...report, jobId: ended.jobId })
    expect((await refusal(as().sendContact({ ...report, jobId: draft.jobId }))).code).toBe('job_not_found')
    const { items } = await as(reviewer).listContact({})
    expect(items.map(({ jobId, company, due }) => [jobId, company, due])).toEqual([
      [hidden.jobId, 'Padaria Aurora', '2026-03-11T15:00:00.000Z'],
      [ended.jobId, 'Padaria Aurora', '2026-03-11T15:00:00.000Z'],
    ])
    house.clock.pass(day + 1)
    expect(await as(reviewer).listContact({})).toMatchObject({ open: 2, overdue: 2 })
  })

  it('of a signed-in person has their own address, whatever they type, and goes with their account', async () => {
    const reviewer = await rita()
    const ana = await insertAccount(house, { email: 'ana.souza@exemplo.com.br', role: 'user:professional' })
    await as({ ...ana, sessionId: 'a'.repeat(24), role: 'user:professional' }).sendContact(form)
    const { items } = await as(reviewer).listContact({})
    expect(items).toMatchObject([{ email: 'ana.souza@exemplo.com.br', signedIn: true }])
    await house.database.deleteFrom('account').where('id', '=', ana.accountId).execute()
    expect((await as(reviewer).listContact({})).total).toBe(0)
  })

  it('of somebody whose registration a network began is answered at the address that they type until they register', async () => {
    const reviewer = await rita()
    const role = 'professional:registration:incomplete'
    const begun = await insertAccount(house, { email: 'x@registering.invalid', role })
    await as(begun).sendContact(form)
    expect((await letters()).map(({ to }) => to)).toEqual(['contato@trampolim.test', 'ana@exemplo.com.br'])
    const { items } = await as(reviewer).listContact({})
    expect(items).toMatchObject([{ email: 'ana@exemplo.com.br', signedIn: true }])
    await as(reviewer).answerContact({ id: items[0]?.id as string, answer: 'Em Conta.' })
    expect((await letters()).map(({ to }) => to)).toEqual(['ana@exemplo.com.br'])
  })

  it('of a signed-in person is answered where they read letters now', async () => {
    const reviewer = await rita()
    const ana = await insertAccount(house, { email: 'ana.souza@exemplo.com.br', role: 'user:professional' })
    await as({ ...ana, sessionId: 'a'.repeat(24), role: 'user:professional' }).sendContact(form)
    const email = 'ana.nova@exemplo.com.br'
    await house.database.updateTable('account').set({ email }).where('id', '=', ana.accountId).execute()
    const [message] = (await as(reviewer).listContact({})).items
    expect(message?.email).toBe(email)
    await letters()
    await as(reviewer).answerContact({ id: message?.id as string, answer: 'Olá, Ana.' })
    expect((await letters()).map(({ to }) => to)).toEqual([email])
  })

  it('of somebody who never finished their registration goes with it, and with what the audit log quotes', async () => {
    const reviewer = await rita()
    const begun = await insertAccount(house, {
      email: 'caio@exemplo.com.br',
      role: 'professional:registration:incomplete',
    })
    await as({ ...begun, sessionId: 'a'.repeat(24), role: 'professional:registration:incomplete' }).sendContact(form)
    const [message] = (await as(reviewer).listContact({})).items
    await as(reviewer).answerContact({ id: message?.id as string, answer: 'Olá, Caio.' })
    const entries = async () => (await house.as(reviewRoutes, reviewer).auditLog({})).items
    await clearBegunAccounts(house)
    expect(await entries()).toMatchObject([{ action: 'contact.answered', reason: 'Olá, Caio.' }])
    house.clock.pass(31 * day)
    await clearBegunAccounts(house)
    expect((await as(reviewer).listContact({})).total).toBe(0)
    expect(await entries()).toMatchObject([{ action: 'contact.answered', reason: null }])
  })

  it('is stored once however often it is sent, and ignored if a field that people don’t see is filled in', async () => {
    const reviewer = await rita()
    await Promise.all(Array.from({ length: 10 }, () => as().sendContact(form)))
    expect(await as().sendContact({ ...form, message: 'Compre já!', website: 'https://spam.example' })).toMatchObject({
      done: true,
    })
    expect((await as(reviewer).listContact({})).total).toBe(1)
    expect(await letters()).toHaveLength(2)
  })

  it('repeats no text of a stranger, not even as a name', async () => {
    await as().sendContact({ ...form, name: 'https://golpe.example/premio Ana' })
    const told = await letters()
    const receipt = told.find(({ to }) => to === 'ana@exemplo.com.br')
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toContain('golpe.example')
  })

  it('floods nobody’s mailbox: an address gets at most three confirmations a day', async () => {
    for (let at = 1; at <= 6; at += 1) await as().sendContact({ ...form, message: `Mensagem ${at}` })
    const told = await letters()
    expect(told.filter(({ to }) => to === 'ana@exemplo.com.br')).toHaveLength(3)
    expect(told.filter(({ to }) => to === 'contato@trampolim.test')).toHaveLength(6)
  })

  it('says what is wrong with it, field by field', async () => {
    const wrong = { ...form, name: ' ', email: 'ana', message: '' }
    expect((await refusal(as().sendContact(wrong))).fields).toMatchObject({
      name: { code: 'required' },
      email: { code: 'invalid_email' },
      message: { code: 'required' },
    })
  })

  it('is deleted 90 days after it was answered, never before', async () => {
    const reviewer = await rita()
    await as().sendContact(form)
    await as().sendContact({ ...form, message: 'Ainda sem resposta' })
    const [first] = (await as(reviewer).listContact({})).items
    await as(reviewer).answerContact({ id: first?.id as string, answer: 'Pronto.' })
    house.clock.pass(90 * day)
    await eraseContacts(house)
    expect((await as(reviewer).listContact({})).total).toBe(2)
    house.clock.pass(1)
    await eraseContacts(house)
    expect((await as(reviewer).listContact({})).items).toMatchObject([{ message: 'Ainda sem resposta' }])
  })
})
