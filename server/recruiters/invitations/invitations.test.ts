import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertJob, insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { personOfToken } from '../../accounts/sessions/person-of-token.ts'
import { recruiterJobRoutes } from '../../jobs/routes.ts'
import { organizationRoutes } from '../../organizations/routes.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { handlers, listeners } from '../../services/background.ts'
import { joiningRoutes } from '../joining/joining-routes.ts'
import { deleteOrganizationRoute, recruiterRoutes } from '../routes.ts'
import { invitationRoutes } from './invitation-routes.ts'

const day = 24 * 60 * 60
const address = 'marta@bomdia.example'

describe('inviting a colleague', async () => {
  const house = await testHouse()
  const { database } = house
  const work = () => house.work({ listeners, handlers })
  const calls = (person: Person | null) => house.as({ ...invitationRoutes, ...joiningRoutes }, person)
  const personal = (changes = {}) => ({
    name: 'Marta Reis',
    phones: [{ phone: '11987654321', isWhatsApp: true }],
    password: 'casa verde no morro',
    confirmPassword: 'casa verde no morro',
    agreeTerms: true,
    ...changes,
  })

  async function bakery() {
    const organizationId = await insertOrganization(house)
    return { organizationId, bruno: await insertRecruiter(house, { organizationId }) }
  }

  /** A recruiter's account without an organisation. */
  async function withoutOrganization(email: string, changes: object = {}) {
    const who = await insertRecruiter(house, {
      organizationId: await insertOrganization(house),
      organization_id: null,
      ...changes,
    })
    await database.updateTable('account').set({ email }).where('id', '=', who.accountId).execute()
    return { ...who, email }
  }

  async function tokenTo(email: string) {
    await work()
    const letter = house.letters.filter(({ to, text }) => to === email && text.includes('/recruiter/invitation')).at(-1)
    return /invitation\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
  }

  async function invited(email = address) {
    const { organizationId, bruno } = await bakery()
    house.clock.pass(60)
    await calls(bruno).inviteColleague({ email })
    return { organizationId, bruno, token: await tokenTo(email) }
  }

  it('registers the owner of the address with the link alone, under review, and notifies the colleagues', async () => {
    const { organizationId, bruno, token } = await invited()
    expect(house.letters).toMatchObject([
      { to: address, subject: 'Bruno Lima convidou você para a empresa Padaria Aurora' },
    ])
    expect(await calls(null).readInvitation({ token })).toMatchObject({
      ...{ company: 'Padaria Aurora', email: address, invitedBy: 'Bruno Lima', step: 'register' },
    })
    house.letters.length = 0
    const session = await calls(null).registerInvited({ token, personalData: personal() })
    expect(session.user).toMatchObject({ email: address, name: 'Marta Reis' })
    const marta = (await personOfToken(database, session.token, house.now()))!
    expect(await house.as(recruiterRoutes, marta).readRecruiter({})).toMatchObject({
      ...{ organizationId, status: 'created', approved: false },
      phones: [{ verified: false }],
    })
    const { recruiters } = await house.as(organizationRoutes, marta).readOrganization({})
    expect(recruiters).toMatchObject([
      { name: 'Bruno Lima', you: false, approved: true, status: 'approved' },
      { name: 'Marta Reis', you: true, approved: false, status: 'created', since: house.now().toISOString() },
    ])
    await work()
    expect(house.letters.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [address, 'Boas-vindas ao Trampolim para empresas'],
      [bruno.email, 'Marta Reis agora faz parte da empresa Padaria Aurora'],
    ])
    expect(house.letters.find(({ to }) => to === address)?.text).toContain('já faz parte da empresa Padaria Aurora')
    expect(house.letters.find(({ to }) => to === bruno.email)?.text).toContain('por um convite')
    expect(await calls(bruno).listInvitations({})).toEqual([])
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_not_found')
  })

  it('names each fault of the registration, and keeps the link', async () => {
    const { token } = await invited()
    await withoutOrganization('outra@bomdia.example', { phone: '11912345678' })
    const fields = async (changes: object) =>
      Object.entries(
        (await refusal(calls(null).registerInvited({ token, personalData: personal(changes) }))).fields,
      ).map(([path, { code }]) => [path, code])
    expect(await fields({ name: '' })).toEqual([['personalData.name', 'required']])
    expect(await fields({ confirmPassword: 'outra' })).toMatchObject([
      ['personalData.confirmPassword', expect.anything()],
    ])
    expect(await fields({ agreeTerms: false })).toMatchObject([['personalData.agreeTerms', expect.anything()]])
    expect(await fields({ phones: [{ phone: '11912345678' }] })).toEqual([
      ['personalData.phones.0.phone', 'phone_taken'],
    ])
    await calls(null).registerInvited({ token, personalData: personal() })
  })

  it('answers a few times a day whether a phone is taken, and never if its owner has an account', async () => {
    const { token } = await invited()
    await withoutOrganization('outra@bomdia.example', { phone: '11912345678' })
    const ask = (phone: string) =>
      refusal(
        calls(null).registerInvited({ token, personalData: personal({ phones: [{ phone, isWhatsApp: false }] }) }),
      )
    const taken = { 'personalData.phones.0.phone': { code: 'phone_taken' } }
    for (let n = 0; n < 10; n += 1) expect((await ask('11912345678')).fields).toMatchObject(taken)
    expect(await ask('11912345678')).toMatchObject({ code: 'too_many_requests', status: 429 })
    house.clock.pass(day)
    await insertProfessional(house, { email: address })
    const { fields } = await ask('11912345678')
    expect(Object.keys(fields)).toEqual(['personalData.email'])
  })

  it('carries the names that reviewers approved, in the letter and on the page, not those of edits that wait', async () => {
    const { organizationId, bruno } = await bakery()
    const shown = JSON.stringify({ companyName: 'Padaria Aurora' })
    await database
      .updateTable('organization')
      .set({ status: 'pending', company_name: 'Ganhe dinheiro já', shown })
      .where('id', '=', organizationId)
      .execute()
    await database
      .updateTable('recruiter')
      .set({ status: 'pending', name: 'Clique em golpe.example' })
      .where('account_id', '=', bruno.accountId)
      .execute()
    expect((await refusal(calls(bruno).inviteColleague({ email: address }))).code).toBe('profile_not_approved')
    const approved = { subject: 'recruiter', subject_id: bruno.accountId, approved_at: house.now() }
    await database
      .insertInto('approved_version')
      .values({ ...approved, content: JSON.stringify({ name: 'Bruno Lima' }) })
      .execute()
    await calls(bruno).inviteColleague({ email: address })
    const token = await tokenTo(address)
    expect(house.letters).toMatchObject([{ subject: 'Bruno Lima convidou você para a empresa Padaria Aurora' }])
    expect(`${house.letters[0]?.text}${house.letters[0]?.html}`).not.toMatch(/golpe|Ganhe/)
    expect(await calls(null).readInvitation({ token })).toMatchObject({
      ...{ company: 'Padaria Aurora', invitedBy: 'Bruno Lima' },
    })
  })

  it('brings no job along before the present terms are accepted', async () => {
    const job = JSON.stringify({ jobName: 'Padeira' })
    const marta = await withoutOrganization(address, { waiting_job: job })
    const { token } = await invited()
    const terms = { account_id: marta.accountId, document: 'terms', version: '2025-01', accepted_at: house.now() }
    await database.insertInto('terms_acceptance').values(terms).execute()
    expect((await refusal(calls(marta).acceptInvitation({ token }))).code).toBe('terms_outdated')
    await database
      .updateTable('recruiter')
      .set({ waiting_job: null })
      .where('account_id', '=', marta.accountId)
      .execute()
    await calls(marta).acceptInvitation({ token })
  })

  it('adds a recruiter without organisation once they are signed in, with the job that waited', async () => {
    const job = JSON.stringify({ jobName: 'Padeira' })
    const marta = await withoutOrganization(address, { waiting_job: job, status: 'created', first_approved_at: null })
    const { organizationId, token } = await invited()
    expect(await calls(null).readInvitation({ token })).toMatchObject({ step: 'sign-in', waitingJob: null })
    await database
      .updateTable('recruiter')
      .set({ waiting_job: null })
      .where('account_id', '=', marta.accountId)
      .execute()
    expect(await calls(marta).readInvitation({ token })).toMatchObject({ step: 'accept', waitingJob: null })
    await calls(marta).acceptInvitation({ token })
    expect(await house.as(recruiterRoutes, marta).readRecruiter({})).toMatchObject({ organizationId, approved: false })
    expect((await refusal(calls(marta).acceptInvitation({ token }))).code).toBe('action_not_found')
  })

  it.each([
    ['is blocked', { status: 'blocked' }],
    ['corrects what it was blocked for', { status: 'pending', taken_down_at: new Date(0) }],
  ])('leads nowhere while the organisation %s', async (_, changes) => {
    const { organizationId, token } = await invited()
    await database.updateTable('organization').set(changes).where('id', '=', organizationId).execute()
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_not_found')
    const registering = calls(null).registerInvited({ token, personalData: personal() })
    expect((await refusal(registering)).code).toBe('action_not_found')
    await database.updateTable('organization').set({ status: 'approved' }).where('id', '=', organizationId).execute()
    await calls(null).registerInvited({ token, personalData: personal() })
  })

  it('can’t be used while its sender is blocked', async () => {
    const { bruno, token } = await invited()
    const marta = await withoutOrganization('ana@casa.example')
    await calls(bruno).inviteColleague({ email: marta.email })
    const another = await tokenTo(marta.email)
    const block = (status: 'blocked' | 'approved') =>
      database.updateTable('recruiter').set({ status }).where('account_id', '=', bruno.accountId).execute()
    await block('blocked')
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_not_found')
    const corrected = { status: 'pending', taken_down_at: house.now() }
    await database.updateTable('recruiter').set(corrected).where('account_id', '=', bruno.accountId).execute()
    const registering = calls(null).registerInvited({ token, personalData: personal() })
    expect((await refusal(registering)).code).toBe('action_not_found')
    expect((await refusal(calls(marta).acceptInvitation({ token: another }))).code).toBe('action_not_found')
    await block('approved')
    await calls(marta).acceptInvitation({ token: another })
    await calls(null).registerInvited({ token, personalData: personal() })
  })

  it('ends a request to join another organisation', async () => {
    const elsewhere = await insertOrganization(house)
    const marta = await withoutOrganization(address, { joining_organization_id: elsewhere })
    const { organizationId, token } = await invited()
    await calls(marta).acceptInvitation({ token })
    expect(await house.as(recruiterRoutes, marta).readRecruiter({})).toMatchObject({ organizationId, joining: null })
  })

  it('is for the invited address alone', async () => {
    const { bruno, token } = await invited()
    const other = await withoutOrganization('outra@bomdia.example')
    expect(await calls(other).readInvitation({ token })).toMatchObject({ step: 'sign-out' })
    expect(await refusal(calls(other).acceptInvitation({ token }))).toMatchObject({
      ...{ code: 'action_of_another', status: 403 },
    })
    expect((await refusal(calls(bruno).registerInvited({ token, personalData: personal() }))).code).toBe(
      'already_signed_in',
    )
    expect((await refusal(calls(null).acceptInvitation({ token }))).status).toBe(401)
    expect((await refusal(calls(null).readInvitation({ token: 'other' }))).code).toBe('action_not_found')
  })

  it('reveals nothing about accounts to the sender, and tells the owner of the address why it can’t be accepted', async () => {
    await insertProfessional(house, { email: 'ana@casa.example' })
    const member = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const blocked = await withoutOrganization('bloqueada@casa.example', { status: 'blocked' })
    const { bruno } = await bakery()
    for (const email of ['ana@casa.example', member.email, blocked.email, 'ninguem@casa.example']) {
      expect(await calls(bruno).inviteColleague({ email })).toEqual({ done: true })
    }
    const list = await calls(bruno).listInvitations({})
    expect(new Set(list.map((each) => Object.keys(each).join()))).toHaveProperty('size', 1)
    const ofAna = await tokenTo('ana@casa.example')
    expect(await calls(null).readInvitation({ token: ofAna })).toMatchObject({ step: 'other-account' })
    const refused = await refusal(calls(null).registerInvited({ token: ofAna, personalData: personal() }))
    expect(refused.fields).toMatchObject({ 'personalData.email': { code: 'email_taken' } })
    const ofMember = await tokenTo(member.email)
    expect(await calls(member).readInvitation({ token: ofMember })).toMatchObject({ step: 'has-organization' })
    expect((await refusal(calls(member).acceptInvitation({ token: ofMember }))).code).toBe('has_organization')
    const ofBlocked = await tokenTo(blocked.email)
    expect(await calls(blocked).readInvitation({ token: ofBlocked })).toMatchObject({ step: 'blocked' })
    expect((await refusal(calls(blocked).acceptInvitation({ token: ofBlocked }))).code).toBe('profile_blocked')
  })

  it('ends after seven days, when it is sent again, cancelled, or the organisation is deleted', async () => {
    const { bruno, token } = await invited()
    house.clock.pass(7 * day)
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_expired')
    const [ended] = await calls(bruno).listInvitations({})
    expect(ended).toMatchObject({ email: address, ended: true, invitedBy: 'Bruno Lima' })
    await calls(bruno).resendInvitation({ id: ended?.id ?? '' })
    const second = await tokenTo(address)
    expect(second).not.toBe(token)
    expect((await refusal(calls(null).readInvitation({ token }))).code).toBe('action_not_found')
    expect(await calls(bruno).listInvitations({})).toMatchObject([{ id: ended?.id, ended: false }])
    await calls(bruno).cancelInvitation({ id: ended?.id ?? '' })
    expect((await refusal(calls(null).readInvitation({ token: second }))).code).toBe('action_not_found')
    for (const act of ['cancelInvitation', 'resendInvitation'] as const) {
      expect((await refusal(calls(bruno)[act]({ id: ended?.id ?? '' }))).code).toBe('colleague_invitation_not_found')
    }
    await calls(bruno).inviteColleague({ email: address })
    const third = await tokenTo(address)
    await house.as({ deleteOrganization: deleteOrganizationRoute }, bruno).deleteOrganization({})
    const refused = await refusal(calls(null).registerInvited({ token: third, personalData: personal() }))
    expect(refused.code).toBe('action_not_found')
  })

  it('is kept for a month after it ended, to be sent again, and then forgotten', async () => {
    await invited()
    house.clock.pass(7 * day + 30 * day + 1)
    const { clearEndedInvitations } = await import('./invitation-queries.ts')
    await clearEndedInvitations(database, house.now())
    expect(await database.selectFrom('organization_invitation').select('id').execute()).toEqual([])
  })

  it('is for approved recruiters of an approved organisation, and not for colleagues’ addresses', async () => {
    const { organizationId, bruno } = await bakery()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const unapproved = await insertOrganization(house, { status: 'created', first_approved_at: null })
    const carla = await insertRecruiter(house, { organizationId: unapproved })
    const code = async (who: Person, email = address) => (await refusal(calls(who).inviteColleague({ email }))).code
    expect(await code(fresh)).toBe('profile_not_approved')
    expect(await code(carla)).toBe('organization_not_approved')
    expect(await code(bruno, fresh.email)).toBe('member_already')
    expect((await refusal(calls(bruno).inviteColleague({ email: 'marta@' }))).fields).toMatchObject({
      email: { code: 'invalid_email' },
    })
  })

  it('is limited: letters per address, open invitations, and invitations per day', async () => {
    const { organizationId, bruno } = await bakery()
    for (let n = 0; n < 5; n += 1) await calls(bruno).inviteColleague({ email: address })
    expect((await refusal(calls(bruno).inviteColleague({ email: address }))).code).toBe('invited_too_often')
    const elisa = await insertRecruiter(house, { organizationId })
    for (let n = 0; n < 15; n += 1) await calls(elisa).inviteColleague({ email: `pessoa${n}@bomdia.example` })
    expect((await refusal(calls(elisa).inviteColleague({ email: 'mais@bomdia.example' }))).code).toBe('quota_reached')
    house.clock.pass(day)
    for (let n = 15; n < 35; n += 1) await calls(elisa).inviteColleague({ email: `pessoa${n}@bomdia.example` })
    house.clock.pass(day)
    for (let n = 35; n < 39; n += 1) await calls(bruno).inviteColleague({ email: `pessoa${n}@bomdia.example` })
    expect((await refusal(calls(bruno).inviteColleague({ email: 'mais@bomdia.example' }))).code).toBe(
      'too_many_colleague_invitations',
    )
    await calls(bruno).inviteColleague({ email: 'pessoa1@bomdia.example' })
  })

  it('allows only one of twenty simultaneous registrations and acceptances', async () => {
    const { token, organizationId } = await invited()
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        calls(null).registerInvited({
          token,
          personalData: personal({ phones: [{ phone: `119876543${10 + n}`, isWhatsApp: false }] }),
        }),
      ),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const marta = await withoutOrganization('nina@bomdia.example')
    const bruno = await insertRecruiter(house, { organizationId })
    await calls(bruno).inviteColleague({ email: marta.email })
    const second = await tokenTo(marta.email)
    const accepted = await Promise.allSettled(
      Array.from({ length: 20 }, () => calls(marta).acceptInvitation({ token: second })),
    )
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await house.as(organizationRoutes, bruno).readOrganization({})).recruiters).toHaveLength(4)
  })
})

describe('removing a colleague', async () => {
  const house = await testHouse()
  const { database } = house
  const calls = (person: Person) => house.as({ ...invitationRoutes, ...joiningRoutes }, person)
  const lettersSent = async () => {
    await house.work({ listeners, handlers })
    return house.letters.map(({ to, subject }) => [to, subject]).toSorted()
  }

  async function bakery() {
    const organizationId = await insertOrganization(house)
    const [bruno, elisa, davi] = [
      await insertRecruiter(house, { organizationId, name: 'Bruno Lima' }),
      await insertRecruiter(house, { organizationId, name: 'Elisa Prado' }),
      await insertRecruiter(house, { organizationId, name: 'Davi Luz' }),
    ]
    return { organizationId, bruno, elisa, davi }
  }

  it('takes an approved member’s rights and invitations at once, leaves the jobs, and notifies everybody', async () => {
    const { organizationId, bruno, elisa, davi } = await bakery()
    const job = await insertJob(house, { organizationId, created_by: elisa.accountId })
    const waiting = { status: 'job:pending', first_approved_at: null, approved_at: null } as const
    await insertJob(house, { organizationId, created_by: elisa.accountId, ...waiting })
    await calls(elisa).inviteColleague({ email: 'comparsa@fora.example' })
    await lettersSent()
    house.letters.length = 0

    await calls(bruno).putOutMember({ accountId: elisa.accountId })
    expect((await refusal(house.as(organizationRoutes, elisa).readOrganization({}))).code).toBe(
      'organization_not_found',
    )
    expect((await refusal(house.as(recruiterJobRoutes, elisa).finishJob({ id: job }))).status).toBe(404)
    expect(await house.as(recruiterRoutes, elisa).readRecruiter({})).toMatchObject({ organizationId: null })
    expect((await house.as(organizationRoutes, bruno).readOrganization({})).jobs).toBe(2)
    expect(await calls(bruno).listInvitations({})).toEqual([])
    expect(await lettersSent()).toEqual(
      [
        [bruno.email, 'Elisa Prado não faz mais parte da empresa Padaria Aurora'],
        [davi.email, 'Elisa Prado não faz mais parte da empresa Padaria Aurora'],
        [elisa.email, 'Você não faz mais parte da empresa Padaria Aurora'],
      ].toSorted(),
    )
    const audit = await database.selectFrom('audit_entry').select(['action', 'actor_id', 'subject_id']).execute()
    expect(audit).toContainEqual({
      ...{ action: 'member-removed', actor_id: bruno.accountId, subject_id: elisa.accountId },
    })
    expect((await refusal(calls(bruno).putOutMember({ accountId: elisa.accountId }))).code).toBe('member_not_found')
  })

  it('allows the removed member to come back by an invitation, or to be confirmed by a reviewer elsewhere', async () => {
    const { bruno, elisa } = await bakery()
    await calls(bruno).putOutMember({ accountId: elisa.accountId })
    await calls(bruno).inviteColleague({ email: elisa.email })
    await lettersSent()
    const letter = house.letters.find(({ text }) => text.includes('/recruiter/invitation'))
    const token = /invitation\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
    await calls(elisa).acceptInvitation({ token })
    await calls(bruno).putOutMember({ accountId: elisa.accountId })
    const elsewhere = '11222333000181'
    await insertOrganization(house, { idcard: elsewhere })
    const { organizationForm } = await import('@trampolim/tests/recruiter-form.ts')
    expect(await calls(elisa).chooseOrganization(organizationForm({ idcard: elsewhere }))).toEqual({
      organization: 'asked',
    })
    expect(await house.as(recruiterRoutes, elisa).readRecruiter({})).toMatchObject({
      ...{ status: 'pending', joining: { idcard: elsewhere } },
    })
  })

  it('can’t be done to oneself, by a stranger or by an unapproved member, and is limited', async () => {
    const { organizationId, bruno, elisa } = await bakery()
    const fresh = await insertRecruiter(house, { organizationId, status: 'created', first_approved_at: null })
    const stranger = await insertRecruiter(house, { organizationId: await insertOrganization(house) })
    const out = async (by: Person, of: Person) =>
      (await refusal(calls(by).putOutMember({ accountId: of.accountId }))).code
    expect(await out(bruno, bruno)).toBe('member_yourself')
    expect(await out(stranger, elisa)).toBe('member_not_found')
    expect(await out(fresh, elisa)).toBe('profile_not_approved')
    for (let n = 0; n < 5; n += 1) {
      const another = await insertRecruiter(house, { organizationId })
      await calls(bruno).putOutMember({ accountId: another.accountId })
    }
    expect(await out(bruno, elisa)).toBe('quota_reached')
  })

  it('removes only one of two members who remove each other at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { organizationId, bruno, elisa } = await bakery()
      const asked = await Promise.allSettled([
        calls(bruno).putOutMember({ accountId: elisa.accountId }),
        calls(elisa).putOutMember({ accountId: bruno.accountId }),
      ])
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const members = await database
        .selectFrom('recruiter')
        .select('account_id')
        .where('organization_id', '=', organizationId)
        .execute()
      expect(members).toHaveLength(2)
    }
  })
})
