import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../../platform/faults.ts'
import { draftField } from '../../form/draft/draft-field.ts'
import { doEmailIntent, type EmailAnswer } from './do-email-intent.ts'
import { emailIntents } from './email-intents.ts'

const [old, next] = ['ana@exemplo.com.br', 'nova@exemplo.com.br']
const verification = { id: 'a'.repeat(24), destination: next, verified: false, resendAt: '' }

function callsWith(rightCode = '4821') {
  return {
    gateway: { accounts: { session: async () => ({ email: old }) } },
    socialMedia: {
      validations: {
        validateMailbox: async () => ({ mailbox: 'exists' }),
        sendCode: async () => ({ verificationId: verification.id, resendIn: 60 }),
        validateCode: async ({ code }: { code: string }) => {
          if (code !== rightCode) throw new ORPCError('wrong_code', { status: 422, message: 'Código incorreto.' })
        },
      },
    },
  } as unknown as Calls
}

function formOf(fields: Record<string, string>, draft?: object) {
  const form = new FormData()
  if (draft) form.set(draftField, JSON.stringify(draft))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const noChange = async () => undefined
const ask = (email: string) => doEmailIntent(callsWith(), formOf({ intent: emailIntents.send, email }), noChange)
const enter = (fields: Record<string, string>, change: () => Promise<unknown> = noChange, verified = false) =>
  doEmailIntent(
    callsWith(),
    formOf({ intent: emailIntents.change, ...fields }, { email: next, verification: { ...verification, verified } }),
    change,
  )
const refusing =
  (code: string, fields = {}) =>
  async () => {
    throw new ORPCError(code, { status: 422, message: code, data: { fields } })
  }

describe('the form of a new address', () => {
  it('leaves other forms alone', async () => {
    expect(await doEmailIntent(callsWith(), formOf({ intent: 'save' }), noChange)).toBeNull()
  })

  it.each([
    ['', 'required'],
    ['nova', 'invalid_email'],
  ] as const)('keeps %o as it was typed, with its fault', async (email, code) => {
    expect(await ask(email)).toMatchObject({
      draft: { email, verification: { id: '' } },
      faults: { email: faultText(code) },
    })
  })

  it('sends no code to the address that is there already', async () => {
    expect(await ask(' ANA@exemplo.com.br ')).toMatchObject({ draft: { verification: { id: '' } } })
  })

  it('sends a code to the new address', async () => {
    expect(await ask(' Nova@exemplo.com.br ')).toMatchObject({
      draft: { email: next, verification: { id: verification.id, destination: next } },
      faults: {},
    })
  })

  it('tells whether another code was sent', async () => {
    const again = (before: string) => {
      const draft = { email: next, verification: { ...verification, id: before } }
      return doEmailIntent(callsWith(), formOf({ intent: emailIntents.send, email: next }, draft), noChange)
    }
    expect(await ask(next)).not.toHaveProperty('resent')
    expect(await again('b'.repeat(24))).toMatchObject({ resent: 'sent' })
    expect(await again(verification.id)).toMatchObject({ resent: 'tooSoon' })
  })

  it('is known to be changed if the form comes again from who has signed in with it', async () => {
    const draft = { email: old, verification: { ...verification, destination: old } }
    const form = formOf({ intent: emailIntents.change, code: '4821', password: 'pao de queijo' }, draft)
    expect(await doEmailIntent(callsWith(), form, refusing('nothing_changed'))).toBe('before')
  })

  it('changes it by code and password', async () => {
    expect(await enter({ code: '4821', password: 'pao de queijo' })).toBe('changed')
  })

  it('names what is missing, and a wrong code', async () => {
    expect((await enter({ code: '', password: '' })) as EmailAnswer).toMatchObject({
      faults: { code: faultText('invalid_code'), password: faultText('required') },
    })
    expect(await enter({ code: '0000', password: 'x' })).toMatchObject({ faults: { code: 'Código incorreto.' } })
  })

  it('needs no second code after a wrong password', async () => {
    const answer = await enter({ code: '4821', password: 'errada' }, refusing('wrong_password'))
    expect(answer).toMatchObject({
      draft: { verification: { verified: true } },
      faults: { password: 'wrong_password' },
    })
    expect(await enter({ password: 'pao de queijo' }, noChange, true)).toBe('changed')
  })

  it('begins anew with another address where the new one has an account, or its code is used up', async () => {
    const taken = { email: { code: 'email_taken', message: 'Já tem cadastro.' } }
    expect(await enter({ code: '4821', password: 'x' }, refusing('invalid_form', taken))).toMatchObject({
      draft: { email: next, verification: { id: '' } },
      faults: { email: 'Já tem cadastro.' },
    })
    expect(await enter({ code: '4821', password: 'x' }, refusing('verification_required'))).toMatchObject({
      draft: { email: next, verification: { id: '' } },
    })
  })
})
