import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { expect, it } from 'vitest'
import { noVerification, type PhoneProof } from '../../registration/person-draft.ts'
import { proveIntent, provePhone } from './phone-proof.ts'

const phone = '11987654321'
const first = { ...noVerification, id: 'a1', destination: phone }

function ask(phoneVerification: PhoneProof['phoneVerification'], sendCode: () => Promise<object>) {
  const form = new FormData()
  form.set('intent', proveIntent)
  const draft = { phones: [{ phone, isWhatsApp: true }], phoneVerification, phoneUnreachable: false }
  const calls = { socialMedia: { validations: { sendCode } } } as unknown as Calls
  return provePhone(calls, { form, draft, save: async () => undefined })
}
const sends = async () => ({ verificationId: 'b2', resendIn: 60 })
const waits = async () => {
  throw new ORPCError('code_sent_recently', { status: 429, message: 'Espere.' })
}

it('tells whether another code was sent to the phone', async () => {
  expect(await ask(noVerification, sends)).not.toHaveProperty('resent')
  expect(await ask(first, sends)).toMatchObject({ fault: null, resent: 'sent' })
  expect(await ask(first, waits)).toMatchObject({ fault: null, resent: 'tooSoon' })
})
