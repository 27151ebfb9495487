import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { insertAccount } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { type RecruiterForm, recruiterForm } from '@trampolim/tests/samples/recruiter-form.ts'
import { insertOrganization, insertRecruiter } from '@trampolim/tests/world/builders.ts'
import { describe, expect, it } from 'vitest'
import { accountListeners } from '../accounts/listeners.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { personOfToken } from '../accounts/sessions/person-of-token.ts'
import { letterHandlers } from '../letters/background.ts'
import { organizationRoutes } from '../organizations/routes.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { newId } from '../platform/ids.ts'
import { recruiterListeners } from './listeners.ts'
import { recruiterRoutes } from './routes.ts'

const email = 'marta@bomdia.example'
const idcard = '11222333000181'

describe('registering as a recruiter', async () => {
  const house = await testHouse()
  const register = (form: RecruiterForm, person?: Person) => house.as(recruiterRoutes, person).registerRecruiter(form)

  async function proof(destination: string, verifiedAt: Date | null = house.now()) {
    const id = newId(house.now())
    const code = { channel: 'email', destination, code_hash: Buffer.alloc(32) }
    const times = { created_at: house.now(), expires_at: house.now(), verified_at: verifiedAt }
    await house.database
      .insertInto('verification')
      .values({ id, ...code, ...times })
      .execute()
    return id
  }

  async function form(changes: Partial<Parameters<typeof recruiterForm>[0]> = {}) {
    const destination = changes.email ?? email
    const phoneVerificationId = await insertProof(house, {
      channel: 'phone',
      destination: normalisePhone(changes.phone ?? '11987654321'),
    })
    return recruiterForm({ verificationId: await proof(destination), phoneVerificationId, ...changes })
  }

  const asked = async () => {
    const events = await house.database
      .selectFrom('event')
      .select('payload')
      .where('type', '=', 'review.asked')
      .execute()
    return events.map(({ payload }) => payload)
  }
  const count = async (table: 'account' | 'recruiter' | 'organization' | 'job') => {
    const all = await house.database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute()
    return all[0]?.count
  }

  it('creates account, organisation and job under review, signs in and sends a welcome', async () => {
    const { token, user, organization, jobId } = await register(await form())
    expect(organization).toBe('created')
    expect(user).toMatchObject({ externalRoles: ['user:recruiter'], type: 1, email, name: 'Marta Reis' })
    const person = await personOfToken(house.database, token, house.now())
    expect(await house.as(recruiterRoutes, person).readRecruiter({})).toMatchObject({
      userId: user.userId,
      status: 'created',
      phones: [{ phone: '11987654321', isWhatsApp: true, verified: true }],
      emailValidated: true,
      joining: null,
      reviewDue: '2026-03-13T03:00:00.000Z',
    })
    const own = await house.as(organizationRoutes, person).readOrganization({})
    expect(own).toMatchObject({
      status: 'created',
      everApproved: false,
      idcard,
      companyName: 'Mercado Bom Dia',
      city: 'São Paulo',
      state: 'SP',
      recruiters: [{ name: 'Marta Reis', email, you: true }],
      jobs: 1,
      reviewDue: '2026-03-13T03:00:00.000Z',
    })
    expect(await asked()).toEqual(
      expect.arrayContaining([
        { subject: 'recruiter', subjectId: user.userId },
        { subject: 'organization', subjectId: own.id },
        { subject: 'job', subjectId: jobId },
      ]),
    )
    await house.work({ listeners: [...accountListeners, ...recruiterListeners], handlers: letterHandlers })
    expect(house.letters).toMatchObject([{ to: email, subject: 'Boas-vindas ao Trampolim para empresas' }])
    expect(house.letters[0]?.text).toContain('até 2 dias úteis')
    expect((await house.as(accountRoutes).login({ type: 1, email, password: 'broa de milho' })).user.type).toBe(1)
  })

  it('accepts a CNPJ with letters', async () => {
    const { user } = await register(await form({ organization: { idcard: '12.abc.345/01de-35' } }))
    const kept = await house.database.selectFrom('organization').select('idcard').executeTakeFirst()
    expect(kept?.idcard).toBe('12ABC34501DE35')
    expect(user.externalRoles).toEqual(['user:recruiter'])
  })

  it('reports every fault by field, and stores nothing', async () => {
    const wrong = await form({
      phone: '1133334444',
      organization: { idcard: '11.222.333/0001-82', zipCode: '20040-002', socialLinks: { instagram: 'javascript:x' } },
      job: { jobName: '', workPlaces: [] },
    })
    const { code, status, fields } = await refusal(register(wrong))
    expect([code, status]).toEqual(['invalid_form', 422])
    expect(fields).toMatchObject({
      'personalData.phones.0.phone': { code: 'invalid_phone' },
      'organization.idcard': { code: 'invalid_cnpj' },
      'organization.zipCode': { code: 'zip_code_of_other_state' },
      'organization.socialLinks.instagram': { code: 'invalid_site' },
      'job.jobName': { code: 'required' },
    })
    expect(Object.keys(fields ?? {}).filter((field) => field.startsWith('job.workPlaces'))).not.toEqual([])
    expect(await count('account')).toBe(0)
  })

  it('requires the e-mail’s own verified code, once', async () => {
    const unproved = recruiterForm({ verificationId: await proof(email, null) })
    expect(await refusal(register(unproved))).toMatchObject({ code: 'verification_required', status: 422 })
    const others = recruiterForm({ verificationId: await proof('outra@bomdia.example') })
    expect((await refusal(register(others))).code).toBe('verification_required')
    const good = await form()
    await register(good)
    const again = { ...good, personalData: { ...good.personalData, email: 'nova@bomdia.example' } }
    expect((await refusal(register(again))).code).toBe('verification_required')
  })

  it('asks for the phone’s own verified code, once, where codes reach phones', async () => {
    const { phoneVerificationId: _, ...without } = await form()
    const others = await insertProof(house, { channel: 'phone', destination: '11912345678' })
    for (const wrong of [without, await form({ phoneVerificationId: others })]) {
      const { code, fields } = await refusal(register(wrong))
      expect([code, fields]).toMatchObject([
        'invalid_form',
        { 'personalData.phones.0.phone': { code: 'phone_not_validated' } },
      ])
    }
    house.configuration.demo = false
    const { user } = await register(without).finally(() => {
      house.configuration.demo = true
    })
    const kept = await house.database
      .selectFrom('recruiter')
      .select(['phone_verified', 'phone_on_whatsapp'])
      .where('account_id', '=', user.userId)
      .executeTakeFirst()
    expect(kept).toEqual({ phone_verified: false, phone_on_whatsapp: true })
  })

  it('is refused to a signed-in person', async () => {
    const ana = await insertAccount(house, { email: 'ana@exemplo.com.br', role: 'user:professional' })
    expect(await refusal(register(await form(), ana))).toMatchObject({ code: 'already_signed_in', status: 409 })
  })

  it.each([
    ['a free mailbox', 'marta@gmail.com', 'https://bomdia.example'],
    ['another company’s mailbox', 'marta@outra.example', 'https://bomdia.example'],
    ['no site to compare with', email, null],
    ['an address of its site', email, 'https://www.bomdia.example'],
  ])('asks to join with %s, and sees nothing of it before becoming a member', async (_, address, site) => {
    await insertOrganization(house, { idcard, site })
    const { organization, jobId, token } = await register(await form({ email: address }))
    expect({ organization, jobId }).toEqual({ organization: 'asked', jobId: null })
    const person = await personOfToken(house.database, token, house.now())
    const own = await house.as(recruiterRoutes, person).readRecruiter({})
    expect(own).toMatchObject({ organizationId: null, joining: { idcard, jobName: 'Vendedora de loja' } })
    expect(await refusal(house.as(organizationRoutes, person).readOrganization({}))).toMatchObject({
      code: 'organization_not_found',
      status: 404,
    })
    expect(await asked()).toEqual([{ subject: 'recruiter', subjectId: own.userId }])
    expect(await count('job')).toBe(0)
    await house.work({ listeners: [...accountListeners, ...recruiterListeners], handlers: letterHandlers })
    expect(house.letters[0]?.text).toContain('já está no Trampolim')
  })

  it('accepts an e-mail and a phone once, and says so only after the code', async () => {
    const organizationId = await insertOrganization(house)
    await insertRecruiter(house, { organizationId, phone: '11987654321' })
    await insertAccount(house, { email, role: 'user:professional' })
    const hidden = recruiterForm({ verificationId: await proof(email, null) })
    expect(await refusal(register(hidden))).toMatchObject({ code: 'verification_required', fields: {} })
    expect((await refusal(register(await form()))).fields).toMatchObject({
      'personalData.email': { code: 'email_taken' },
      'personalData.phones.0.phone': { code: 'phone_taken' },
    })
  })

  it('answers the owner of one mailbox about ten phones a day', async () => {
    const organizationId = await insertOrganization(house)
    await insertRecruiter(house, { organizationId, phone: '11987654321' })
    for (let at = 0; at < 10; at++) expect((await refusal(register(await form()))).code).toBe('invalid_form')
    for (const phone of ['11987654321', '11912345678']) {
      expect(await refusal(register(await form({ phone })))).toMatchObject({ code: 'too_many_requests', fields: {} })
    }
  })

  it.each([
    ['e-mail', { email }, { email, phone: '11912345678' }, 'personalData.email'],
    ['phone', { email }, { email: 'lia@bomdia.example' }, 'personalData.phones.0.phone'],
  ])('lets one of two simultaneous registrations with the same %s win', async (_, one, other, field) => {
    const forms = [await form(one), await form(other)]
    const results = await Promise.allSettled(forms.map((each) => register(each)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = results.find((each) => each.status === 'rejected')
    const { code, fields } = await refusal(Promise.reject(lost?.reason))
    expect([code, Object.keys(fields ?? {})]).toEqual(['invalid_form', [field]])
    expect([await count('account'), await count('organization'), await count('job')]).toEqual([1, 1, 1])
  })

  it('creates one organisation for two simultaneous registrations of one CNPJ', async () => {
    const forms = [await form(), await form({ email: 'lia@gmail.com', phone: '11912345678' })]
    const outcomes = await Promise.all(forms.map(async (each) => (await register(each)).organization))
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1)
    expect(await count('organization')).toBe(1)
    expect(await count('recruiter')).toBe(2)
  })
})
