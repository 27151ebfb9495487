import { address, colleagueInvitationsIn } from '@trampolim/tests/fixtures/colleague-invitations.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { insertOrganization, insertProfessional, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { personOfToken } from '../../accounts/sessions/person-of-token.ts'
import { organizationRoutes } from '../../organizations/routes.ts'
import { recruiterRoutes } from '../routes.ts'

const day = 24 * 60 * 60

describe('inviting a colleague', async () => {
  const house = await testHouse()
  const { database } = house
  const { calls, invited, personal, tokenTo, withoutOrganization, work } = colleagueInvitationsIn(house)

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
