import type { Calls } from '@trampolim/contract/client/calls.ts'
import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { doListIntent } from '../../../parts/curriculums/list-intents.ts'
import {
  blankPhone,
  isVerified,
  type RegistrationDraft,
  registrationFromForm,
} from '../../../parts/registration/draft.ts'
import { pageAfter, pageBefore, pageNamed, type RegistrationPage } from '../../../parts/registration/pages.ts'
import { dayFrom, faultsOfPage } from '../../../parts/registration/write-registration.ts'
import { callsContext } from '../../../platform/context.ts'
import { type Faults, faultText } from '../../../platform/faults.ts'
import { completeDraft } from './complete-draft.ts'
import { register } from './register-now.ts'

const t = speak('registration', registration)

/** What the form shows next. A password never comes back. */
export type Step = {
  page: RegistrationPage
  draft: RegistrationDraft
  faults: Faults
  /** The item of a list that is being edited. */
  open: string | null
}

/** Takes the registration one step on, or says what is wrong; the last one registers and leads into the product. */
export async function takeStep(args: ActionFunctionArgs) {
  const form = await args.request.formData()
  const calls = args.context.get(callsContext)
  const sent = registrationFromForm(form)
  const page = pageNamed(form.get('page'))
  const intent = String(form.get('intent') ?? 'next')
  const today = dayOf(new Date())
  const show = (step: Partial<Step>) => {
    const shown: Step = { page, draft: sent.draft, faults: {}, open: null, ...step }
    return data(shown, Object.keys(shown.faults).length > 0 ? 422 : 200)
  }

  const list = doIntentOfList(sent.draft, intent)
  if (list) return show(list)
  if (intent === 'back') return show({ page: pageBefore(page) ?? page })
  if (intent.startsWith('go:')) return show({ page: pageNamed(intent.slice(3)) })
  if (intent === 'resend') return show(await sendCode(calls, sent.draft, page))

  const draft = await completeDraft(calls, sent.draft, page)
  const faults = faultsOfPage(page, draft, { secret: sent.secret, code: String(form.get('code') ?? ''), today })
  if (page === 'summary') return register(args, { draft, secret: sent.secret, faults, today, show })
  if (Object.keys(faults).length > 0) return show({ draft, faults })
  if (page === 'contact') return show(await checkEmail(calls, draft))
  if (page === 'access' && !isVerified(draft)) return show(await sendCode(calls, draft, 'code'))
  if (page === 'code' && !isVerified(draft)) return show(await enterCode(calls, draft, String(form.get('code'))))
  return show({ draft, page: page === 'access' ? 'goals' : pageAfter(page) })
}

/** What the buttons of lists ask for where there is no JavaScript. */
function doIntentOfList(draft: RegistrationDraft, intent: string): Partial<Step> | null {
  if (intent === 'add:phones') return { draft: { ...draft, phones: [...draft.phones, blankPhone].slice(0, 3) } }
  const phone = /^remove:phones\.(\d)$/.exec(intent)?.[1]
  if (phone) return { draft: { ...draft, phones: draft.phones.filter((_, at) => at !== Number(phone)) } }
  const done = doListIntent(draft.curriculum, intent)
  return done && { draft: { ...draft, curriculum: done.draft }, open: done.open }
}

/** Whether the address is free and takes mail at all; a check that can't be made stands in nobody's way. */
async function checkEmail({ socialMedia }: Calls, draft: RegistrationDraft): Promise<Partial<Step>> {
  const { email } = draft
  const next = { draft, page: pageAfter('contact') }
  try {
    const { unique } = await socialMedia.validations.isUniqueEmail({ email })
    if (!unique) return { draft, faults: { email: faultText('email_taken') } }
    const { mailbox } = await socialMedia.validations.validateMailbox({ email })
    return mailbox === 'none' ? { draft, faults: { email: faultText('mailbox_not_found') } } : next
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return refused.code === 'too_many_requests' ? next : { draft, faults: { email: refused.message } }
  }
}

/** Sends a code to the address; `page` is where it is entered. */
async function sendCode(
  { socialMedia }: Calls,
  draft: RegistrationDraft,
  page: RegistrationPage,
): Promise<Partial<Step>> {
  const email = normaliseEmail(draft.email)
  const sentBefore = draft.verification.email === email && draft.verification.id !== ''
  try {
    const sent = await socialMedia.validations.sendCode({ channel: 'email', destination: email })
    const resendAt = String(Date.now() + sent.resendIn * 1000)
    const verification = { id: sent.verificationId, email, verified: false, resendAt }
    return { page, draft: { ...draft, verification } }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    // The code sent a moment ago still works.
    if (refused.code === 'code_sent_recently' && sentBefore && page === 'code') return { page, draft }
    return { draft, faults: { '': t('codeNotSent', { message: refused.message }) } }
  }
}

/** Proves the address; its owner is then told whether the CPF has an account (product, who sees what). */
async function enterCode({ socialMedia }: Calls, draft: RegistrationDraft, code: string): Promise<Partial<Step>> {
  const { id } = draft.verification
  try {
    await socialMedia.validations.validateCode({ channel: 'email', verificationId: id, code })
  } catch (problem) {
    return { draft, faults: { code: codeFault(problem) } }
  }
  const verified = { ...draft, verification: { ...draft.verification, verified: true } }
  const cpf = await faultOfCpf(socialMedia, verified)
  return cpf ? { draft: verified, page: 'you', faults: { cpf } } : { draft: verified, page: pageAfter('code') }
}

function codeFault(problem: unknown): string {
  const refused: Refused | null = refusalOf(problem)
  if (!refused) throw problem
  return refused.code === 'invalid_form' ? faultText('invalid_code') : refused.message
}

async function faultOfCpf({ validations }: Calls['socialMedia'], draft: RegistrationDraft): Promise<string | null> {
  try {
    const { valid, unique } = await validations.validateIdcard({
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
