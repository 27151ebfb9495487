import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Refused } from '@trampolim/contract/client/refusal.ts'
import { isEmail, normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { isCellPhone } from '@trampolim/marketplace/registration/phone.ts'
import { recruiterRegistration } from '@trampolim/phrases/pt-br/recruiter-registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import { blankItems } from '../../../parts/job-form/draft/draft.ts'
import { withFound } from '../../../parts/job-form/draft/find-in-draft.ts'
import { unknownTitle } from '../../../parts/job-form/draft/save-job.ts'
import { withNearNames } from '../../../parts/lookups/near-names.ts'
import { isVerified, type RecruiterDraft, recruiterFromForm } from '../../../parts/recruiter-registration/draft.ts'
import {
  isCodeDone,
  isCodeUnsent,
  pageAfter,
  pageBefore,
  pageNamed,
  type RecruiterPage,
} from '../../../parts/recruiter-registration/pages.ts'
import { faultsOfPage, ownerOf } from '../../../parts/recruiter-registration/write-recruiter.ts'
import { codeIn } from '../../../parts/registration/code-in.ts'
import {
  enterPhoneCode,
  faultOfChosenPassword,
  faultOfCode,
  faultOfMailbox,
  faultOfProvedEmail,
  resentIn,
  sendCode,
  sendPhoneCode,
} from '../../../parts/registration/codes.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import { firstPhone } from '../../../parts/registration/person-draft.ts'
import { callsContext } from '../../../platform/context.ts'
import { faultText } from '../../../platform/faults.ts'
import { registerNow } from './register-now.ts'
import type { RecruiterStep } from './step.ts'

const t = speak(recruiterRegistration)

/**
 * Goes to the next page of the registration, or shows the faults. The last page registers and redirects to the
 * dashboard.
 */
export async function takeStep(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const calls = args.context.get(callsContext)
  const sent = recruiterFromForm(form)
  const page = pageNamed(form.get('page'))
  const intent = String(form.get('intent') ?? 'next')
  const show = (step: Partial<RecruiterStep>) => {
    const shown: RecruiterStep = { page, draft: sent.draft, faults: {}, ...step }
    return data(shown, Object.keys(shown.faults).length > 0 ? 422 : 200)
  }

  const job = doRowIntent(sent.draft.job, intent, blankItems)
  if (job) return show({ draft: { ...sent.draft, job: job.draft } })
  if (intent === 'back') return show({ page: pageBefore(page, sent.draft) ?? page })
  if (intent.startsWith('go:')) return show({ page: pageNamed(intent.slice(3)) })
  if (intent === 'resend') {
    const step = await (page === 'phone' ? askForPhone : sendEmailCode)(calls, sent.draft)
    return show({ ...step, ...resentIn(sent.draft, step) })
  }

  if (intent === 'next' && isCodeUnsent(page, sent.draft)) return show(await sendUnsent(calls, page, sent.draft))

  const draft = await completed(calls, sent.draft, page)
  const code = codeIn(form)
  const faults = faultsOfPage(page, draft, { secret: sent.secret, code })
  if (Object.keys(faults).length > 0)
    return show({ draft, faults: await withNearNames(calls, faults, unknownTitle(draft.job)) })
  if (page === 'you') return show(await leaveYou(calls, draft))
  if (page === 'phone' && !isCodeDone(page, draft)) return show(await provePhone(calls, draft, code))
  if (page === 'extras') return show(isVerified(draft) ? { draft, page: 'code' } : await sendEmailCode(calls, draft))
  if (page === 'access') {
    const password = await faultOfChosenPassword(calls, sent.secret.password, ownerOf(draft))
    if (password) return show({ draft, faults: { password } })
  }
  if (page !== 'code') return show({ draft, page: pageAfter(page) })
  const proved = isVerified(draft) ? { draft } : await enterCode(calls, draft, code)
  if ('faults' in proved) return show(proved)
  return registerNow(args, { draft: proved.draft, secret: sent.secret, show })
}

/** Looks up the codes of typed texts that weren't chosen from a list. */
async function completed(calls: Calls, draft: RecruiterDraft, page: RecruiterPage): Promise<RecruiterDraft> {
  if (page === 'address') return { ...draft, organization: await completeAddress(calls, draft.organization) }
  if (page === 'job' || page === 'time') return { ...draft, job: await withFound(calls, draft.job) }
  return draft
}

/**
 * Only after the code was entered does the registration reveal whether the e-mail address or phone number already has
 * an account.
 */
async function leaveYou(calls: Calls, draft: RecruiterDraft): Promise<Partial<RecruiterStep>> {
  const email = await (isVerified(draft)
    ? faultOfProvedEmail(calls, draft.verification)
    : faultOfMailbox(calls, draft.email))
  if (email) return { draft, faults: { email } }
  return isCodeDone('phone', draft) ? { draft, page: pageAfter('phone') } : askForPhone(calls, draft)
}

/** Sends a code to the phone. If no codes can be sent to phones, the registration goes on without one. */
async function askForPhone(calls: Calls, draft: RecruiterDraft): Promise<Partial<RecruiterStep>> {
  const sent = await sendPhoneCode(calls, draft)
  if ('refused' in sent) return { draft, faults: { 'phones.0.phone': notSent(sent.refused) } }
  return { page: sent.isSent ? 'phone' : pageAfter('phone'), draft: sent.draft }
}

async function provePhone(calls: Calls, draft: RecruiterDraft, code: string): Promise<Partial<RecruiterStep>> {
  const entered = await enterPhoneCode(calls, draft, code)
  if ('fault' in entered) return { draft, faults: { code: entered.fault } }
  return { draft: entered.draft, page: pageAfter('phone') }
}

/** Sends the code of a page that was opened before it was sent, or asks for its destination. */
async function sendUnsent(calls: Calls, page: RecruiterPage, draft: RecruiterDraft): Promise<Partial<RecruiterStep>> {
  const missing = (field: string) => ({ draft, page: 'you' as const, faults: { [field]: faultText('required') } })
  if (page === 'phone') return isCellPhone(firstPhone(draft)) ? askForPhone(calls, draft) : missing('phones.0.phone')
  return isEmail(draft.email) ? sendEmailCode(calls, draft) : missing('email')
}

async function sendEmailCode(calls: Calls, draft: RecruiterDraft): Promise<Partial<RecruiterStep>> {
  const destination = normaliseEmail(draft.email)
  const sent = await sendCode(calls, { channel: 'email', destination, last: draft.verification })
  if ('refused' in sent) return { draft, faults: { '': notSent(sent.refused) } }
  return { page: 'code', draft: { ...draft, verification: sent } }
}

const notSent = ({ message }: Refused) => t('codeNotSent', { message })

/** Verifies the e-mail address; after a wrong code the page stays as it is. */
async function enterCode(calls: Calls, draft: RecruiterDraft, code: string) {
  const fault = await faultOfCode(calls, { channel: 'email', verificationId: draft.verification.id, code })
  if (fault) return { draft, faults: { code: fault } }
  return { draft: { ...draft, verification: { ...draft.verification, verified: true } } }
}
