import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isEmail } from '@trampolim/marketplace/registration/email.ts'
import { isCellPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { blankSpans } from '../../../parts/availability/availability-draft.ts'
import { readIntent } from '../../../parts/curriculum-files/import-names.ts'
import { blankItems } from '../../../parts/curriculums/form/draft.ts'
import { doRowIntent } from '../../../parts/form/lists/row-intents.ts'
import { unknownTitles, withNearNames } from '../../../parts/lookups/near-names.ts'
import { codeIn } from '../../../parts/registration/code-in.ts'
import {
  faultOfChosenPassword,
  faultOfMailbox,
  faultOfProvedEmail,
  resentIn,
} from '../../../parts/registration/codes.ts'
import { isVerified, type RegistrationDraft, registrationFromForm } from '../../../parts/registration/draft.ts'
import { ownerOf } from '../../../parts/registration/owner-of.ts'
import {
  isCodeDone,
  isCodeUnsent,
  isLater,
  pageAfter,
  pageBefore,
  pageNamed,
  pagesFor,
} from '../../../parts/registration/pages.ts'
import { blankPhones, firstPhone } from '../../../parts/registration/person-draft.ts'
import { faultsOfPage } from '../../../parts/registration/write-registration.ts'
import { callsContext } from '../../../platform/context.ts'
import { faultText } from '../../../platform/faults.ts'
import { askForPhone, enterEmailCode, provePhone, sendEmailCode } from './codes.ts'
import { completeDraft } from './complete-draft.ts'
import { fillFromFile } from './fill-from-file.ts'
import { register } from './register-now.ts'
import type { Step } from './step.ts'

/**
 * Goes to the next page of the registration, or shows the faults. The last page registers and redirects into the
 * product.
 */
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

  if (intent === readIntent) return show(await fillFromFile(calls, form, { draft: sent.draft, today }))
  const list = doIntentOfList(sent.draft, intent)
  if (list) return show(list)
  if (intent === 'back') return show({ page: pageBefore(page, sent.draft) ?? page })
  if (intent.startsWith('go:')) return show({ page: pageNamed(intent.slice(3)) })
  if (intent === 'resend') {
    const step = await (page === 'phone' ? askForPhone : sendEmailCode)(calls, sent.draft)
    return show({ ...step, ...resentIn(sent.draft, step) })
  }

  if (intent === 'full') return show(inFull(sent.draft))

  if (intent === 'next' && isCodeUnsent(page, sent.draft)) {
    if (page === 'phone')
      return show(isCellPhone(firstPhone(sent.draft)) ? await askForPhone(calls, sent.draft) : withoutPhone)
    return show(isEmail(sent.draft.email) ? await sendEmailCode(calls, sent.draft) : withoutAddress)
  }

  const draft = await completeDraft(calls, sent.draft, { page, today })
  const code = codeIn(form)
  const faults = faultsOfPage(page, draft, { secret: sent.secret, code, today })
  if (page === 'summary') return register(args, { draft, secret: sent.secret, faults, today, show })
  if (Object.keys(faults).length > 0)
    return show({ draft, faults: await withNearNames(calls, faults, unknownTitles(draft.curriculum.occupations)) })
  if (page === 'contact') {
    const email = await (isVerified(draft)
      ? faultOfProvedEmail(calls, draft.verification)
      : faultOfMailbox(calls, draft.email))
    return show(email ? { draft, faults: { email } } : await leaveContact(calls, draft))
  }
  if (page === 'phone' && !isCodeDone(page, draft)) return show(await provePhone(calls, draft, code))
  if (page === 'access') {
    const password = await faultOfChosenPassword(calls, sent.secret.password, ownerOf(draft))
    if (password) return show({ draft, faults: { password } })
    if (!isVerified(draft)) return show(await sendEmailCode(calls, draft))
  }
  if (page === 'code' && !isVerified(draft)) return show(await enterEmailCode(calls, draft, code))
  if (intent === 'later' && isLater(page)) return show({ draft, page: 'summary' })
  return show({ draft, page: page === 'access' ? 'goals' : pageAfter(page, draft) })
}

/** Continues with the full registration, at the first page that the quick registration skips. */
function inFull(before: RegistrationDraft): Partial<Step> {
  const draft = { ...before, way: 'full' }
  const left = pagesFor(draft).filter(isLater)
  return { draft, page: left.find((page) => !pagesFor(before).includes(page)) ?? left[0] ?? 'summary' }
}

/** There is no e-mail address yet to which a code could be sent. */
const withoutAddress: Partial<Step> = { page: 'contact', faults: { email: faultText('required') } }

/** There is no phone yet to which a code could be sent. */
const withoutPhone: Partial<Step> = { page: 'contact', faults: { 'phones.0.phone': faultText('required') } }

/** Handles the buttons of lists, which submit the form if there is no JavaScript. */
function doIntentOfList(draft: RegistrationDraft, intent: string): Partial<Step> | null {
  const phones = doRowIntent(draft, intent, blankPhones)
  if (phones) return { draft: phones.draft }
  const times = doRowIntent(draft.availability, intent, blankSpans)
  if (times) return { draft: { ...draft, availability: times.draft } }
  const done = doRowIntent(draft.curriculum, intent, blankItems)
  return done && { draft: { ...draft, curriculum: done.draft }, open: done.open }
}

/** Goes to the page of the phone's code, or past it if the code was already entered. */
async function leaveContact(calls: Calls, draft: RegistrationDraft): Promise<Partial<Step>> {
  return isCodeDone('phone', draft) ? { draft, page: 'access' } : askForPhone(calls, draft)
}
