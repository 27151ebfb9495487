import {
  cpf,
  email,
  otherCpf,
  otherPhone,
  phone,
  registeringIn,
} from '@trampolim/tests/fixtures/accounts/registering.ts'
import { refusal, testHouse } from '@trampolim/tests/house.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '../platform/ids.ts'

describe('registering as a candidate', async () => {
  const house = await testHouse()
  const { form, phoneProof, proof, register } = registeringIn(house)

  async function keptPhones(accountId: string) {
    const { phones } = await house.database
      .selectFrom('professional')
      .select('phones')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    return phones
  }

  it('requires a code entered recently, for this e-mail, and not used before', async () => {
    const late = await proof()
    house.clock.pass(2 * 60 * 60)
    const wrong = [
      late,
      await proof({ verifiedAt: null }),
      await proof({ destination: 'bruno@exemplo.com.br' }),
      await proof({ channel: 'phone' }),
      newId(house.now()),
    ]
    for (const emailVerificationId of wrong) {
      expect(await refusal(register(await form({ emailVerificationId })))).toMatchObject({
        code: 'verification_required',
        status: 422,
      })
    }
    const used = await proof()
    await register(await form({ emailVerificationId: used }))
    const again = await form({ emailVerificationId: used, person: { cpf: otherCpf } })
    expect((await refusal(register(again))).code).toBe('verification_required')
  })

  it('marks only the first phone, whose code was entered, as verified', async () => {
    const phones = [{ phone }, { phone: otherPhone }]
    const { user } = await register(await form({ person: { phones } }))
    expect(await keptPhones(user.userId)).toEqual([
      { phone, isWhatsApp: false, verified: true },
      { phone: otherPhone, isWhatsApp: false, verified: false },
    ])
  })

  it('requires the first phone’s code, entered recently and not used before', async () => {
    const late = await phoneProof()
    house.clock.pass(2 * 60 * 60)
    const wrong = [
      late,
      await proof({ channel: 'phone', destination: phone, verifiedAt: null }),
      await phoneProof(otherPhone),
      await proof({ channel: 'email', destination: phone }),
      newId(house.now()),
    ]
    for (const phoneVerificationId of wrong) {
      const { code, fields } = await refusal(register(await form({ phoneVerificationId })))
      expect(code).toBe('invalid_form')
      expect(fields).toMatchObject({ 'personalData.phones.0.phone': { code: 'phone_not_validated' } })
      expect(Object.keys(fields)).toHaveLength(1)
    }
    const { phoneVerificationId: _, ...without } = await form()
    expect(Object.keys((await refusal(register(without))).fields)).toEqual(['personalData.phones.0.phone'])
    const used = await phoneProof()
    await register(await form({ phoneVerificationId: used }))
    const again = await form({ phoneVerificationId: used, person: { email: 'bruno@exemplo.com.br', cpf: otherCpf } })
    expect(Object.keys((await refusal(register(again))).fields)).toEqual(['personalData.phones.0.phone'])
  })

  it('allows only one of two simultaneous registrations with the same phone code', async () => {
    const phoneVerificationId = await phoneProof()
    const person = { email: 'bruno@exemplo.com.br', cpf: otherCpf }
    const forms = [await form({ phoneVerificationId }), await form({ phoneVerificationId, person })]
    const outcomes = await Promise.allSettled(forms.map((each) => register(each)))
    const [lost, ...others] = outcomes.filter((each) => each.status === 'rejected')
    expect(others).toEqual([])
    const { fields } = await refusal(Promise.reject(lost?.reason))
    expect(fields).toMatchObject({ 'personalData.phones.0.phone': { code: 'phone_not_validated' } })
    expect(await house.database.selectFrom('account').select('id').execute()).toHaveLength(1)
  })

  it('leaves a phone unverified if codes can’t be sent to phones', async () => {
    house.configuration.demo = false
    const { phoneVerificationId: _, ...without } = await form()
    const { user } = await register(without).finally(() => {
      house.configuration.demo = true
    })
    expect(await keptPhones(user.userId)).toMatchObject([{ phone, verified: false }])
  })

  it.each([
    ['e-mail', 'personalData.email', 'email_taken', [email, email, email], [cpf, otherCpf, '935.411.347-80']],
    ['CPF', 'personalData.cpf', 'cpf_taken', [email, 'bruno@exemplo.com.br', 'carla@exemplo.com.br'], [cpf, cpf, cpf]],
  ])(
    'lets one of several simultaneous registrations with the same %s win',
    async (_name, field, code, emails, cpfs) => {
      const forms = await Promise.all(emails.map((each, at) => form({ person: { email: each, cpf: cpfs[at] ?? '' } })))
      const outcomes = await Promise.allSettled(forms.map((each) => register(each)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') {
          expect((await refusal(Promise.reject(outcome.reason))).fields).toEqual({
            [field]: { code, message: expect.any(String) },
          })
        }
      }
      expect(await house.database.selectFrom('account').select('id').execute()).toHaveLength(1)
      expect(await house.database.selectFrom('curriculum').select('id').execute()).toHaveLength(1)
    },
  )

  it('accepts one submit of a double click with the same code', async () => {
    const input = await form()
    const outcomes = await Promise.allSettled([register(input), register(input), register(input)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
