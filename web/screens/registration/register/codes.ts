import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { faultOfCode, faultOfProvedEmail, sendCode } from '../../../parts/registration/codes.ts'
import { firstPhone, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import { pageAfter } from '../../../parts/registration/pages.ts'
import { dayFrom } from '../../../parts/registration/write-registration.ts'
import { faultText } from '../../../platform/faults.ts'
import type { Step } from './step.ts'

const t = speak('registration', registration)

/** Sends a code to the e-mail address; the next page is where it is entered. */
export async function sendEmailCode(calls: Calls, draft: RegistrationDraft): Promise<Partial<Step>> {
  const sent = await sendCode(calls, {
    channel: 'email',
    destination: normaliseEmail(draft.email),
    last: draft.verification,
  })
  if ('refused' in sent) return { draft, faults: { '': notSent(sent.refused) } }
  return { page: 'code', draft: { ...draft, verification: sent } }
}

/** Sends a code to the first phone; where codes reach no phone, the registration goes on without. */
export async function sendPhoneCode(calls: Calls, draft: RegistrationDraft): Promise<Partial<Step>> {
  const sent = await sendCode(calls, {
    channel: 'phone',
    destination: firstPhone(draft),
    last: draft.phoneVerification,
  })
  if (!('refused' in sent)) return { page: 'phone', draft: { ...draft, phoneVerification: sent } }
  if (sent.refused.code === 'channel_not_available') {
    return { page: pageAfter('phone'), draft: { ...draft, phoneUnreachable: true } }
  }
  return { draft, faults: { 'phones.0.phone': notSent(sent.refused) } }
}

const notSent = ({ message }: Refused) => t('codeNotSent', { message })

/** Proves the first phone. */
export async function enterPhoneCode(calls: Calls, draft: RegistrationDraft, code: string): Promise<Partial<Step>> {
  const fault = await faultOfCode(calls, { channel: 'phone', verificationId: draft.phoneVerification.id, code })
  if (fault) return { draft, faults: { code: fault } }
  const phoneVerification = { ...draft.phoneVerification, verified: true }
  return { draft: { ...draft, phoneVerification }, page: pageAfter('phone') }
}

/** Proves the address; its owner is then told whether it or the CPF has an account (product, who sees what). */
export async function enterEmailCode(calls: Calls, draft: RegistrationDraft, code: string): Promise<Partial<Step>> {
  const fault = await faultOfCode(calls, { channel: 'email', verificationId: draft.verification.id, code })
  if (fault) return { draft, faults: { code: fault } }
  const verified = { ...draft, verification: { ...draft.verification, verified: true } }
  const email = await faultOfProvedEmail(calls, verified.verification)
  if (email) return { draft: verified, page: 'contact', faults: { email } }
  const cpf = await faultOfCpf(calls, verified)
  return cpf ? { draft: verified, page: 'you', faults: { cpf } } : { draft: verified, page: pageAfter('code') }
}

async function faultOfCpf({ socialMedia }: Calls, draft: RegistrationDraft): Promise<string | null> {
  try {
    const { valid, unique } = await socialMedia.validations.validateIdcard({
      idcard: draft.cpf,
      birthDate: dayFrom(draft.birthDate),
      verificationId: draft.verification.id,
    })
    if (!valid) return faultText('invalid_cpf')
    return unique === false ? faultText('cpf_taken') : null
  } catch (problem) {
    // The registration itself checks again.
    if (refusalOf(problem)) return null
    throw problem
  }
}
