import { insertAccount, insertCandidate } from '@trampolim/tests/fixtures/accounts/people.ts'
import { insertProof } from '@trampolim/tests/fixtures/accounts/proofs.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../platform/http/caller/asking.ts'
import { professionalRoutes } from './routes.ts'

const [saoPaulo, rio] = [3_550_308, 3_304_557]
const email = 'ana@exemplo.com.br'

describe('a professional’s profile', async () => {
  const house = await testHouse()
  let person: Person
  const change = (fields: object) => house.as(professionalRoutes, person).updateProfessional(fields)
  const setStatus = (status: string) => house.database.updateTable('professional').set({ status }).execute()

  beforeEach(async () => {
    person = await insertCandidate(house, { email, cpf: '52998224725', status: 'approved' })
  })

  it('is read and changed only by its owner, blocked or not', async () => {
    expect(await refusal(house.as(professionalRoutes).readProfessional({}))).toMatchObject({ status: 401 })
    const recruiter = await insertAccount(house, { email: 'rita@exemplo.com.br', role: 'user:recruiter' })
    expect(await refusal(house.as(professionalRoutes, recruiter).readProfessional({}))).toMatchObject({ status: 403 })
    expect((await refusal(house.as(professionalRoutes, recruiter).updateProfessional({ name: 'X Y' }))).status).toBe(
      403,
    )
    const inactive = { ...person, role: 'user:inactive' as const }
    expect((await house.as(professionalRoutes, inactive).readProfessional({})).userId).toBe(person.accountId)
  })

  it('returns to review when it is changed after approval, and stays where it is found', async () => {
    await house.database.updateTable('professional').set({ first_approved_at: house.now() }).execute()
    const changed = await change({ name: 'Ana Lima', phones: [{ phone: '11912345678' }, { phone: '11987654321' }] })
    expect(changed).toMatchObject({
      status: 'pending',
      approved: true,
      name: 'Ana Lima',
      phones: [
        { phone: '11912345678', verified: false },
        { phone: '11987654321', verified: true },
      ],
      street: 'Avenida Paulista',
    })
    const events = await house.database.selectFrom('event').select('type').orderBy('type').execute()
    expect(events.map(({ type }) => type)).toEqual(['professional.changed', 'profile.status-changed', 'review.asked'])
    const [noted] = await house.database.selectFrom('profile_status_change').selectAll().execute()
    expect(noted).toMatchObject({ from_status: 'approved', to_status: 'pending', actor: 'candidate' })
  })

  it('isn’t written over by a form that was opened before another change', async () => {
    const { modified: opened } = await house.as(professionalRoutes, person).readProfessional({})
    house.clock.pass(60)
    await change({ street: 'Rua Augusta', basedOn: opened })
    const again = await refusal(change({ street: 'Rua Augusta', basedOn: opened }))
    expect(again.code, 'of the same form, sent again').toBe('nothing_changed')
    expect((await refusal(change({ name: 'Ana Lima', basedOn: opened }))).code).toBe('profile_not_approved')
    await setStatus('approved')
    expect(await refusal(change({ name: 'Ana Lima', basedOn: opened }))).toMatchObject({
      code: 'profile_changed',
      status: 409,
    })
    expect(await change({ agreeShareContactData: true, basedOn: opened })).toMatchObject({ name: 'Ana Souza' })
    const { modified: newest } = await house.as(professionalRoutes, person).readProfessional({})
    expect(await change({ name: 'Ana Lima', basedOn: newest })).toMatchObject({ street: 'Rua Augusta' })
  })

  it.each(['created', 'pending', 'validating', 'rejected', 'blocked'])(
    'is locked while %s, except for sharing contact data',
    async (status) => {
      await setStatus(status)
      expect(await refusal(change({ name: 'Ana Lima' }))).toMatchObject({ code: 'profile_not_approved', status: 409 })
      expect((await refusal(change({ name: 'Ana Lima', agreeShareContactData: true }))).code).toBe(
        'profile_not_approved',
      )
      expect(await change({ agreeShareContactData: true })).toMatchObject({
        status,
        agreeShareContactData: true,
        name: 'Ana Souza',
      })
    },
  )

  describe('with the code of a phone', () => {
    const phone = '11912345678'
    const proof = (destination = phone) => insertProof(house, { channel: 'phone', destination })
    const unprove = () =>
      house.database
        .updateTable('professional')
        .set({ phones: JSON.stringify([{ phone, isWhatsApp: false, verified: false }]) })
        .execute()

    it('has a new phone that is verified, once for each code', async () => {
      const phoneVerificationId = await proof()
      expect(await change({ phones: [{ phone: '(11) 91234-5678' }], phoneVerificationId })).toMatchObject({
        status: 'pending',
        phones: [{ phone, verified: true }],
      })
      await setStatus('approved')
      expect(await refusal(change({ name: 'Ana Lima', phoneVerificationId }))).toMatchObject({
        code: 'invalid_form',
        fields: { 'phones.0.phone': { code: 'phone_not_validated' } },
      })
    })

    it.each(['approved', 'pending', 'blocked'])(
      'proves the phone that is there without a review, while %s',
      async (status) => {
        await unprove()
        await setStatus(status)
        expect(await change({ phoneVerificationId: await proof() })).toMatchObject({
          status,
          phones: [{ phone, isWhatsApp: false, verified: true }],
        })
      },
    )

    it('refuses the code of another phone or of an e-mail', async () => {
      const others = [await proof('11900000001'), await insertProof(house, { channel: 'email', destination: email })]
      for (const phoneVerificationId of others) {
        expect((await refusal(change({ phones: [{ phone }], phoneVerificationId }))).code).toBe('invalid_form')
      }
    })
  })

  describe('of a person with a disability', () => {
    const pcdData = { pcdCondition: true, pcdType: ['hearing'], handicaps: ['surdez'] }
    const consents = async () =>
      (
        await house.database
          .selectFrom('terms_acceptance')
          .select(['document', 'version', 'accepted_at', 'withdrawn_at'])
          .orderBy('accepted_at')
          .execute()
      ).map(({ version: _, ...each }) => each)
    const tell = () =>
      house.database
        .updateTable('professional')
        .set({ is_handicap: true, pcd_data: JSON.stringify(pcdData) })
        .execute()

    it.each(['created', 'approved', 'pending', 'blocked'])(
      'is found by it only while they agree, with both times recorded, also while %s',
      async (status) => {
        await tell()
        await setStatus(status)
        const agreed = house.now()
        expect(await change({ agreeFoundByDisability: true })).toMatchObject({ status, agreeFoundByDisability: true })
        expect((await refusal(change({ agreeFoundByDisability: true }))).code).toBe('nothing_changed')
        house.clock.pass(60)
        const withdrawn = house.now()
        expect(await change({ agreeFoundByDisability: false })).toMatchObject({ status, agreeFoundByDisability: false })
        house.clock.pass(60)
        await change({ agreeFoundByDisability: true })
        expect(await consents()).toEqual([
          { document: 'found-by-disability', accepted_at: agreed, withdrawn_at: withdrawn },
          { document: 'found-by-disability', accepted_at: house.now(), withdrawn_at: null },
        ])
      },
    )

    it('is no longer found once it is removed, and nobody without one is found', async () => {
      expect((await refusal(change({ agreeFoundByDisability: true }))).code).toBe('nothing_changed')
      await tell()
      await change({ agreeFoundByDisability: true })
      const without = await change({ pcdData: { pcdCondition: false } })
      expect(without).toMatchObject({ isHandicap: false, agreeFoundByDisability: false })
      expect((await consents())[0]?.withdrawn_at).toEqual(house.now())
    })
  })

  it('is unchanged if nothing changes', async () => {
    for (const same of [
      {},
      { name: 'Ana Souza' },
      { zipCode: '01310-100', cityState: saoPaulo },
      { agreeShareContactData: false },
    ]) {
      expect(await refusal(change(same))).toMatchObject({ code: 'nothing_changed', status: 422 })
    }
    expect((await house.as(professionalRoutes, person).readProfessional({})).status).toBe('approved')
  })

  it('moves with its CEP and municipality, which must match', async () => {
    expect((await refusal(change({ cityState: rio }))).fields).toMatchObject({
      zipCode: { code: 'zip_code_of_other_state' },
    })
    expect(await change({ zipCode: '20040-002', cityState: rio })).toMatchObject({
      city: 'Rio de Janeiro',
      state: 'RJ',
      zipCode: '20040002',
    })
    const { exact_position } = await house.database
      .selectFrom('professional')
      .select('exact_position')
      .executeTakeFirstOrThrow()
    expect(exact_position).toBe(false)
  })

  it('reports a fault for its field', async () => {
    const wrong = {
      name: '1',
      phones: [{ phone: '1133334444' }],
      zipCode: '00000-000',
      pcdData: { pcdCondition: true },
    }
    const { fields } = await refusal(change(wrong))
    expect(fields).toMatchObject({
      name: { code: 'invalid_name' },
      'phones.0.phone': { code: 'invalid_phone' },
      zipCode: { code: 'invalid_zip_code' },
      'pcdData.handicaps': { code: 'handicap_required' },
    })
  })

  it('returns to review once, of two simultaneous changes', async () => {
    const outcomes = await Promise.allSettled([change({ name: 'Ana Lima' }), change({ name: 'Ana Alves' })])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
