import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { PersonalData } from '@trampolim/contract/gateway/professional.ts'
import { isCode } from '@trampolim/marketplace/accounts/codes.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { candidateFields, pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfPersonalData, type PersonalDataFields } from '@trampolim/marketplace/registration/personal-data.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type Faults, faultsWithin, faultText, textsOf } from '../../platform/faults.ts'
import { dayFrom } from '../curriculums/form/typed-values.ts'
import { curriculumInput, faultsOfDraft } from '../curriculums/form/write-curriculum.ts'
import { typedOf } from '../form/draft/draft-of-fields.ts'
import {
  isPhoneAsked,
  isPhoneDone,
  isPhoneVerified,
  isVerified,
  type PcdDraft,
  type RegistrationDraft,
  type Secret,
} from './draft.ts'
import { fieldsOf, type RegistrationPage, registrationPages } from './pages.ts'

function personalFields(draft: RegistrationDraft, secret: Secret): PersonalDataFields {
  const { agreeTerms } = draft
  return { ...typedOf(registeredFields, draft), ...secret, agreeTerms, phones: phonesGiven(draft) }
}

/** What of a person's own data a registration sends; phones, password and terms come beside it. */
const registeredFields = without(candidateFields, ['phones', 'pcdData', 'agreeFoundByDisability'])

type Registered = Omit<PersonalData, keyof Secret | 'phones' | 'agreeTerms'>

/** What is known so far of the person, from which no password may be made. */
export function ownerOf({ name, email, birthDate, cpf, phones }: RegistrationDraft) {
  return { name, email, cpf, birthDate: dayFrom(birthDate), phones: phones.map(({ phone }) => phone) }
}

/** The phones without empty ones beside others. */
export function phonesGiven({ phones }: Pick<RegistrationDraft, 'phones'>) {
  const given = phones.filter(({ phone }) => phone.trim() !== '')
  return given.length > 0 ? given : phones.slice(0, 1)
}

/** Returns the texts of all faults, by the names of the form's fields. `today` is the day in São Paulo. */
export function faultsOfRegistration(
  draft: RegistrationDraft,
  { secret, today }: { secret: Secret; today: Day },
): Faults {
  const personal = textsOf(faultsOfPersonalData(personalFields(draft, secret), { today }))
  const { phones, ...others } = personal
  return {
    ...others,
    ...(phones && { 'phones.0.phone': phones }),
    ...textsOf(under('pcdData', faultsOfPcdData(pcdInput(draft.pcdData), { today }))),
    ...faultsOfDraft('professional', draft.curriculum, { today }),
  }
}

/** Whether the page of a code is complete. */
export function isCodeDone(page: RegistrationPage, draft: RegistrationDraft): boolean {
  if (page === 'phone') return isPhoneDone(draft)
  return page === 'code' && isVerified(draft)
}

/** Returns the faults of one page. `code` is the code entered there, if it asks for one. */
export function faultsOfPage(
  page: RegistrationPage,
  draft: RegistrationDraft,
  { secret, code = '', today }: { secret: Secret; code?: string; today: Day },
): Faults {
  if (page === 'phone' || page === 'code') {
    return isCodeDone(page, draft) || isCode(code) ? {} : { code: faultText('invalid_code') }
  }
  return faultsWithin(faultsOfRegistration(draft, { secret, today }), fieldsOf(page))
}

/**
 * The page that a draft can reach: the requested one, or an earlier one with faults. The password counts only on its own
 * page, as it isn't stored. Leaving the page before the phone's code sends the code.
 */
export function reachable(
  wished: RegistrationPage,
  draft: RegistrationDraft,
  { today }: { today: Day },
): RegistrationPage {
  const before = registrationPages.slice(0, registrationPages.indexOf(wished))
  const secret = { password: 'not kept, see above', confirmPassword: 'not kept, see above' }
  const open = before.find((page) => Object.keys(faultsOfPage(page, draft, { secret, today })).length > 0)
  return open === 'phone' && !isPhoneAsked(draft) ? 'contact' : (open ?? wished)
}

/** What is told of a disability, as the calls take it. */
export function pcdInput(draft: PcdDraft) {
  return settle(pcdFields, typedOf(pcdFields, draft))
}

/** Converts a draft to the registration call's input. It must have been checked for faults. */
export function registrationInput(
  draft: RegistrationDraft,
  secret: Secret,
): Parameters<Calls['gateway']['professional']['registerProfessional']>[0] {
  const { formations, languages, technologiesGeneral, ...simpleCvData } = curriculumInput(
    'professional',
    draft.curriculum,
  )
  return {
    personalData: {
      ...(settle(registeredFields, typedOf(registeredFields, draft)) as Registered),
      ...secret,
      phones: phonesGiven(draft),
      agreeTerms: draft.agreeTerms,
    },
    ...(draft.pcdData.pcdCondition && {
      pcdData: pcdInput(draft.pcdData),
      agreeFoundByDisability: draft.pcdData.foundByDisability,
    }),
    cvTypeData: { cvType: 'professional' },
    simpleCvData,
    coursesData: { formations, languages, technologiesGeneral },
    // A network may have verified the address, without a code.
    ...(draft.verification.id !== '' && { emailVerificationId: draft.verification.id }),
    ...(isPhoneVerified(draft) && { phoneVerificationId: draft.phoneVerification.id }),
  }
}
