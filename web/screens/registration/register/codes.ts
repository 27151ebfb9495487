import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { dayFrom } from '../../../parts/curriculums/form/typed-values.ts'
import {
  enterPhoneCode,
  faultOfCode,
  faultOfProvedEmail,
  sendCode,
  sendPhoneCode,
} from '../../../parts/registration/codes.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import { pageAfter } from '../../../parts/registration/pages.ts'
import { faultText } from '../../../platform/faults.ts'
import type { Step } from './step.ts'

const t = speak(registration)

/** Sends a code to the e-mail address; it is entered on the next page. */
export async function sendEmailCode(calls: Calls, draft: RegistrationDraft): Promise<Partial<Step>> {
  const sent = await sendCode(calls, {
    channel: 'email',
    destination: normaliseEmail(draft.email),
    last: draft.verification,
  })
  if ('refused' in sent) return { draft, faults: { '': notSent(sent.refused) } }
  return { page: 'code', draft: { ...draft, verification: sent } }
}

/** Sends a code to the first phone. If no codes can be sent to phones, the registration goes on without one. */
export async function askForPhone(calls: Calls, draft: RegistrationDraft): Promise<Partial<Step>> {
  const sent = await sendPhoneCode(calls, draft)
  if ('refused' in sent) return { draft, faults: { 'phones.0.phone': notSent(sent.refused) } }
  return { page: sent.isSent ? 'phone' : pageAfter('phone', sent.draft), draft: sent.draft }
}

const notSent = ({ message }: Refused) => t('codeNotSent', { message })

/** Verifies the first phone number. */
export async function provePhone(calls: Calls, draft: RegistrationDraft, code: string): Promise<Partial<Step>> {
  const entered = await enterPhoneCode(calls, draft, code)
  if ('fault' in entered) return { draft, faults: { code: entered.fault } }
  return { draft: entered.draft, page: pageAfter('phone', entered.draft) }
}

/**
 * Verifies the e-mail address. Its owner is then told whether the address or the CPF already has an account (product,
 * who sees what).
 */
export async function enterEmailCode(calls: Calls, draft: RegistrationDraft, code: string): Promise<Partial<Step>> {
  const fault = await faultOfCode(calls, { channel: 'email', verificationId: draft.verification.id, code })
  if (fault) return { draft, faults: { code: fault } }
  const verified = { ...draft, verification: { ...draft.verification, verified: true } }
  const email = await faultOfProvedEmail(calls, verified.verification)
  if (email) return { draft: verified, page: 'contact', faults: { email } }
  const cpf = await faultOfCpf(calls, verified)
  return cpf
    ? { draft: verified, page: 'you', faults: { cpf } }
    : { draft: verified, page: pageAfter('code', verified) }
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
    // The registration itself checks this again.
    if (refusalOf(problem)) return null
    throw problem
  }
}
