import { type Refused, refusalOf } from '@trampolim/contract/client/refusal.ts'
import { recruiterRegistration } from '@trampolim/phrases/pt-br/recruiter-registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ActionFunctionArgs } from 'react-router'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { placedFaults } from '../../../parts/job-form/draft/write-job.ts'
import type { RecruiterDraft } from '../../../parts/recruiter-registration/draft.ts'
import { isCodeDone, pageOf } from '../../../parts/recruiter-registration/pages.ts'
import { faultsOfRecruiter, recruiterInput } from '../../../parts/recruiter-registration/write-recruiter.ts'
import type { Secret } from '../../../parts/registration/draft.ts'
import { noVerification } from '../../../parts/registration/person-draft.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { type Faults, faultText, textsOfCall } from '../../../platform/faults.ts'
import type { RecruiterStep } from './step.ts'

const t = speak(recruiterRegistration)
const rooms = ['personalData', 'organization', 'job']

type Registering<Shown> = {
  draft: RecruiterDraft
  secret: Secret
  show: (step: Partial<RecruiterStep>) => Shown
}

/** Registers with the whole draft; if it has a fault, returns to the page of that field. */
export async function registerNow<Shown>(
  { request, context }: ActionFunctionArgs,
  { draft, secret, show }: Registering<Shown>,
): Promise<Shown | Response> {
  if (!isCodeDone('phone', draft)) return show(withoutPhoneCode(draft))
  const found = faultsOfRecruiter(draft, { secret })
  if (Object.keys(found).length > 0) return show(atFault(draft, found))
  try {
    const session = await context.get(callsContext).gateway.recruiters.registerRecruiter(recruiterInput(draft, secret))
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
    return show(afterRefusal(draft, refused))
  }
}

function afterRefusal(draft: RecruiterDraft, { code, message, fields }: Refused): Partial<RecruiterStep> {
  if (fields['personalData.phones.0.phone']?.code === 'phone_not_validated') return withoutPhoneCode(draft)
  if (code === 'invalid_form' && Object.keys(fields).length > 0) {
    const { phones, ...faults } = placedFaults(draft.job, textsOfCall(fields, rooms))
    return atFault(draft, { ...faults, ...(phones && { 'phones.0.phone': phones }) })
  }
  if (code === 'verification_required') {
    return { draft: { ...draft, verification: noVerification }, page: 'extras', faults: { '': message } }
  }
  return { draft, faults: { '': t('failed', { message }) } }
}

/** The phone's code is missing or was entered too long ago: continuing from its field sends another. */
function withoutPhoneCode(draft: RecruiterDraft): Partial<RecruiterStep> {
  const again = { ...draft, phoneVerification: noVerification, phoneUnreachable: false }
  return { draft: again, page: 'you', faults: { 'phones.0.phone': faultText('phone_not_validated') } }
}

function atFault(draft: RecruiterDraft, faults: Faults): Partial<RecruiterStep> {
  return { draft, faults, page: pageOf(Object.keys(faults)[0] ?? '') }
}
