import { ORPCError } from '@orpc/client'
import type { Calls } from '@trampolim/contract/client/calls.ts'
import { draft } from '@trampolim/tests/samples/registration-draft.ts'
import { type ActionFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { emptyRegistration, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import { noVerification } from '../../../parts/registration/person-draft.ts'
import { callsContext } from '../../../platform/context.ts'
import { faultText } from '../../../platform/faults.ts'
import type { Step } from './step.ts'
import { takeStep } from './take-step.ts'

const secret = 'uma frase curta'
const filled: RegistrationDraft = {
  ...draft,
  email: 'maria@exemplo.com.br',
  phoneVerification: { id: 'b2', destination: '11987654321', verified: false, resendAt: '7' },
}
const unasked = { ...filled, phoneVerification: noVerification }

const refusal = (code: string, fields: object = {}) =>
  new ORPCError(code, { status: 422, message: `refused: ${code}`, data: { fields } })

type Answers = { sendCode?: Error; validateCode?: Error; registerProfessional?: Error; checkPassword?: Error }
type Facts = { code?: string; unique?: boolean; intent?: string }

/**
 * Submits the form of a page while the given calls are refused. Returns what is shown next and which calls were made.
 */
async function send(
  page: string,
  draft: RegistrationDraft,
  { code = '', unique = true, intent = 'next', ...refused }: Answers & Facts = {},
) {
  const answer = (name: keyof Answers, good: object) =>
    vi.fn(async (_: unknown) => {
      if (refused[name]) throw refused[name]
      return good
    })
  const sendCode = answer('sendCode', { verificationId: 'c3', resendIn: 60, expires: '' })
  const validateCode = answer('validateCode', {})
  const registerProfessional = answer('registerProfessional', {})
  const checkPassword = answer('checkPassword', {})
  const isUniqueEmail = vi.fn(async (_: unknown) => ({ unique, checked: true }))
  const validations = {
    isUniqueEmail,
    validateIdcard: async () => ({ valid: true, unique: true }),
    validateMailbox: async () => ({ mailbox: 'exists' }),
    sendCode,
    validateCode,
  }
  const context = new RouterContextProvider()
  context.set(callsContext, {
    gateway: { professional: { registerProfessional }, accounts: { checkPassword } },
    socialMedia: {
      validations,
      lookups: {
        autocomplete: async () => ['Atendente de lanchonete', 'Atendente de loja'].map((name) => ({ name, code: '1' })),
      },
    },
  } as unknown as Calls)
  const form = new FormData()
  const fields = { page, code, intent, draft: JSON.stringify(draft), password: secret, confirmPassword: secret }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Request('http://trampolim.test/register', { method: 'POST', body: form })
  const { data: shown } = (await takeStep({ request, context } as unknown as ActionFunctionArgs)) as { data: Step }
  return { shown, sendCode, validateCode, registerProfessional, checkPassword, isUniqueEmail }
}

describe('the kind of the first curriculum', () => {
  const born = (years: number) => `01/01/${new Date().getFullYear() - years}`
  const begin = { ...unasked, curriculum: emptyRegistration.curriculum }

  it.each([
    ['apprentice', 15, begin],
    ['professional', 17, begin],
    ['internship', 15, { ...begin, cvType: 'internship' }],
    ['professional', 15, unasked],
  ] as const)('is proposed as %s at %i, unless it was chosen', async (cvType, years, draft) => {
    const { shown } = await send('contact', { ...draft, birthDate: born(years) })
    expect(shown).toMatchObject({ page: 'phone', draft: { cvType } })
  })
})

describe('an occupation that isn’t known', () => {
  it('is answered with the known ones like it', async () => {
    const [first, ...more] = filled.curriculum.occupations
    const occupations = [{ ...(first as NonNullable<typeof first>), cbo: '', title: 'Atendente' }, ...more]
    const { shown } = await send('goals', { ...filled, curriculum: { ...filled.curriculum, occupations } })
    expect(shown.page).toBe('goals')
    expect(shown.faults['occupations.0.cbo']).toContain('Atendente de lanchonete; Atendente de loja')
  })
})

describe('the phone of a registration', () => {
  it('is sent a code on leaving its page', async () => {
    const { shown, sendCode } = await send('contact', unasked)
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ channel: 'phone', destination: '11987654321' })
    expect(shown).toMatchObject({
      page: 'phone',
      faults: {},
      draft: { phoneVerification: { id: 'c3', verified: false } },
    })
  })

  it('requires no code if none can be sent', async () => {
    const { shown } = await send('contact', unasked, { sendCode: refusal('channel_not_available') })
    expect(shown).toMatchObject({ page: 'access', faults: {}, draft: { phoneUnreachable: true } })
  })

  it('is sent its code, or asked for, if its page was opened before', async () => {
    const { shown, sendCode } = await send('phone', unasked)
    expect([shown.page, sendCode.mock.calls.length]).toEqual(['phone', 1])
    const nowhere = await send('phone', emptyRegistration)
    expect(nowhere.sendCode).not.toHaveBeenCalled()
    expect(nowhere.shown).toMatchObject({ page: 'contact', faults: { 'phones.0.phone': faultText('required') } })
  })

  it('keeps the code that was sent a moment ago', async () => {
    const early = { sendCode: refusal('code_sent_recently') }
    expect((await send('contact', filled, early)).shown).toMatchObject({
      page: 'phone',
      draft: { phoneVerification: { id: 'b2' } },
    })
    const { shown } = await send('contact', unasked, early)
    expect([shown.page, Object.keys(shown.faults)]).toEqual(['contact', ['phones.0.phone']])
  })

  it('is told whether another code was sent', async () => {
    const again = await send('phone', filled, { intent: 'resend' })
    expect(again.shown).toMatchObject({ page: 'phone', resent: 'sent', draft: { phoneVerification: { id: 'c3' } } })
    const early = await send('phone', filled, { intent: 'resend', sendCode: refusal('code_sent_recently') })
    expect(early.shown).toMatchObject({ page: 'phone', resent: 'tooSoon', draft: { phoneVerification: { id: 'b2' } } })
    const refused = await send('phone', filled, { intent: 'resend', sendCode: refusal('too_many_codes') })
    expect(refused.shown.resent).toBeUndefined()
    expect(Object.keys(refused.shown.faults)).not.toEqual([])
  })

  it('is verified only by the right code', async () => {
    const wrong = await send('phone', filled, { code: '1234', validateCode: refusal('wrong_code') })
    expect(wrong.shown).toMatchObject({ page: 'phone', faults: { code: 'refused: wrong_code' }, draft: filled })
    const { shown, validateCode } = await send('phone', filled, { code: '1234' })
    expect(validateCode).toHaveBeenCalledExactlyOnceWith({ channel: 'phone', verificationId: 'b2', code: '1234' })
    expect(shown).toMatchObject({ page: 'access', draft: { phoneVerification: { id: 'b2', verified: true } } })
    expect((await send('contact', shown.draft)).sendCode).not.toHaveBeenCalled()
  })

  it('returns to its field if it isn’t verified, or was too long ago, without losing input', async () => {
    const asked = { page: 'contact', faults: { 'phones.0.phone': faultText('phone_not_validated') }, draft: unasked }
    const early = await send('summary', filled)
    expect(early.registerProfessional).not.toHaveBeenCalled()
    expect(early.shown).toMatchObject(asked)
    const verified = { ...filled, phoneVerification: { ...filled.phoneVerification, verified: true } }
    const fault = { 'personalData.phones.0.phone': { code: 'phone_not_validated', message: '' } }
    const late = await send('summary', verified, { registerProfessional: refusal('invalid_form', fault) })
    expect(late.registerProfessional).toHaveBeenCalledOnce()
    expect(late.shown).toMatchObject(asked)
  })
})

describe('the password of a registration', () => {
  it('is judged where it is chosen, with what is known of its owner, also once the e-mail is verified', async () => {
    const message = 'das primeiras que alguém tentaria'
    const common = refusal('invalid_form', { password: { code: 'password_common', message } })
    const { shown, checkPassword } = await send('access', filled, { checkPassword: common })
    expect(shown).toMatchObject({ page: 'access', faults: { password: message } })
    const { name, email, cpf } = filled
    const owner = { name, email, cpf, birthDate: '1990-12-31', phones: ['(11) 98765-4321'] }
    expect(checkPassword).toHaveBeenCalledExactlyOnceWith({ password: secret, owner })
    expect((await send('access', filled)).shown).toMatchObject({ page: 'goals', faults: {} })
  })
})

describe('an e-mail that has an account', () => {
  const unverified = { ...filled, verification: { ...filled.verification, verified: false } }

  it('is sent its code as any other', async () => {
    const { isUniqueEmail, sendCode } = await send(
      'contact',
      { ...unverified, phoneUnreachable: true },
      { unique: false },
    )
    expect(isUniqueEmail).not.toHaveBeenCalled()
    expect(sendCode).not.toHaveBeenCalled()
    const { shown } = await send('access', unverified, { unique: false })
    expect(shown).toMatchObject({ page: 'code', faults: {} })
  })

  it('is revealed once its code was entered, with a link to sign in', async () => {
    const { shown, isUniqueEmail } = await send('code', unverified, { code: '1234', unique: false })
    expect(isUniqueEmail).toHaveBeenCalledExactlyOnceWith({ email: filled.email, verificationId: 'a1' })
    expect(shown).toMatchObject({ page: 'contact', faults: { email: faultText('email_taken') } })
    expect((await send('contact', shown.draft, { unique: false })).shown).toMatchObject({ page: 'contact' })
    expect((await send('code', unverified, { code: '1234' })).shown).toMatchObject({ page: 'goals', faults: {} })
  })
})

describe('a code that went nowhere', () => {
  it('is sent when it is asked for, and its page says where the address is missing', async () => {
    const unsent = { ...filled, verification: noVerification }
    const { shown, sendCode, validateCode } = await send('code', unsent)
    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ channel: 'email', destination: filled.email })
    expect(validateCode).not.toHaveBeenCalled()
    expect(shown).toMatchObject({ page: 'code', faults: {}, draft: { verification: { id: 'c3' } } })
    const nowhere = await send('code', { ...unsent, email: '' })
    expect(nowhere.sendCode).not.toHaveBeenCalled()
    expect(nowhere.shown).toMatchObject({ page: 'contact', faults: { email: faultText('required') } })
  })
})

describe('the full registration', () => {
  const proved = { ...filled, phoneVerification: { ...filled.phoneVerification, verified: true } }
  const full = { ...proved, way: 'full' }

  it('is chosen at the end of the quick one, and goes on with what that left out', async () => {
    expect((await send('goals', proved)).shown.page).toBe('summary')
    expect((await send('summary', proved, { intent: 'full' })).shown).toEqual({
      page: 'experience',
      draft: full,
      faults: {},
      open: null,
    })
    const begun = { ...proved, curriculum: { ...proved.curriculum, additionalExperiences: 'Feira' } }
    expect((await send('summary', begun, { intent: 'full' })).shown.page).toBe('studies')
  })

  it('leaves the rest for later without losing a word, unless there is a fault', async () => {
    expect((await send('studies', full, { intent: 'later' })).shown).toMatchObject({ page: 'summary', draft: full })
    const typed = { ...full, curriculum: { ...full.curriculum, videoUrl: 'https://exemplo.com.br/v' } }
    expect((await send('video', typed, { intent: 'later' })).shown).toMatchObject({
      page: 'video',
      draft: typed,
      faults: { videoUrl: faultText('invalid_video_url') },
    })
    expect((await send('goals', full, { intent: 'later' })).shown.page).toBe('experience')
  })

  it('adds times to a day without JavaScript', async () => {
    const { shown } = await send('availability', full, { intent: 'add:monday' })
    expect(shown.draft.availability.monday).toEqual([
      { start: '08:00', end: '20:00' },
      { start: '', end: '' },
    ])
  })

  it.each([
    ['videoData.videoUrl', 'video', 'videoUrl'],
    ['cvTypeData.cvType', 'goals', 'cvType'],
    ['availabilityData.days', 'availability', 'days'],
    ['availabilityData.days.monday.spans.0.start', 'availability', 'monday.0.start'],
  ])('returns a refused %s to its page', async (path, page, field) => {
    const fault = { [path]: { code: 'invalid', message: 'não' } }
    const { shown } = await send('summary', full, { registerProfessional: refusal('invalid_form', fault) })
    expect(shown).toMatchObject({ page, faults: { [field]: 'não' } })
  })

  it('returns to the kind that somebody’s age rules out', async () => {
    const { shown } = await send('summary', full, { registerProfessional: refusal('over_age_for_kind') })
    expect([shown.page, Object.keys(shown.faults)]).toEqual(['goals', ['cvType']])
  })
})
