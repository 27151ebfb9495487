import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ActionFunctionArgs } from 'react-router'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { placedFaults as placedTimes } from '../../../parts/availability/availability-draft.ts'
import { placedFaults } from '../../../parts/curriculums/form/write-curriculum.ts'
import { isVerified, type RegistrationDraft, type Secret } from '../../../parts/registration/draft.ts'
import { isCodeDone, pageOf } from '../../../parts/registration/pages.ts'
import { noVerification } from '../../../parts/registration/person-draft.ts'
import { faultsOfRegistration, registrationInput } from '../../../parts/registration/write-registration.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { type Faults, faultText, textsOfCall } from '../../../platform/faults.ts'
import type { Step } from './step.ts'

const t = speak(registration)
const rooms = ['personalData', 'cvTypeData', 'simpleCvData', 'coursesData', 'videoData']

type Registering<Shown> = {
  draft: RegistrationDraft
  secret: Secret
  /** The faults of the page that is submitted. */
  faults: Faults
  today: Day
  show: (step: Partial<Step>) => Shown
}

/** Registers with the whole draft; if it has a fault, returns to the page of that field. */
export async function register<Shown>(
  { request, context }: ActionFunctionArgs,
  { draft, secret, faults, today, show }: Registering<Shown>,
): Promise<Shown | Response> {
  if (Object.keys(faults).length > 0) return show({ draft, faults })
  const found = faultsOfRegistration(draft, { secret, today })
  if (Object.keys(found).length > 0) return show(atFault(draft, found))
  if (!isCodeDone('phone', draft)) return show(withoutPhoneCode(draft))
  if (!isVerified(draft)) return show({ draft, page: 'code' })
  try {
    const input = registrationInput(draft, secret)
    const session = await context.get(callsContext).gateway.professional.registerProfessional(input)
    return afterSignIn({
      session,
      request,
      publicUrl: context.get(siteContext).publicUrl,
      wanted: new URL(request.url).searchParams.get('redirect'),
      rememberMe: false,
      now: new Date(),
    })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const { code, message, fields } = refused
    if (fields['personalData.phones.0.phone']?.code === 'phone_not_validated') return show(withoutPhoneCode(draft))
    if (code === 'invalid_form' && Object.keys(fields).length > 0) {
      return show(atFault(draft, placedInForm(draft, textsOfCall(fields, rooms))))
    }
    if (code === 'over_age_for_kind') return show(atFault(draft, { cvType: t('goals.overAge') }))
    if (code === 'verification_required') {
      return show({ draft: { ...draft, verification: noVerification }, page: 'code', faults: { '': message } })
    }
    if (code === 'file_not_found' || code === 'file_type_refused' || code === 'file_infected') {
      const curriculum = { ...draft.curriculum, file: { id: '', name: '' } }
      return show({ draft: { ...draft, curriculum }, page: 'skills', faults: { fileCV: message } })
    }
    return show({ draft, faults: { '': t('failed', { message }) } })
  }
}

/** The faults of a refused registration, by the field names of the form. */
function placedInForm(draft: RegistrationDraft, faults: Faults): Faults {
  const isOfTimes = ([field]: [string, string]) => field.startsWith('availabilityData')
  const found = Object.entries(faults)
  const times = found.filter(isOfTimes).map(([field, text]) => [field.replace('availabilityData.', ''), text])
  return {
    ...placedFaults(draft.curriculum, Object.fromEntries(found.filter((each) => !isOfTimes(each)))),
    ...(times.length > 0 && placedTimes(draft.availability, Object.fromEntries(times))),
  }
}

function atFault(draft: RegistrationDraft, faults: Faults): Partial<Step> {
  return { draft, faults, page: pageOf(Object.keys(faults)[0] ?? '') }
}

/** The phone's code is missing or was entered too long ago: continuing from the phone's page sends another. */
function withoutPhoneCode(draft: RegistrationDraft): Partial<Step> {
  const again = { ...draft, phoneVerification: noVerification, phoneUnreachable: false }
  return { draft: again, page: 'contact', faults: { 'phones.0.phone': faultText('phone_not_validated') } }
}
