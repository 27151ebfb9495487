import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { PersonalData } from '@trampolim/contract/gateway/professional.ts'
import { isCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { sentKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfPersonalData, type PersonalDataFields } from '@trampolim/marketplace/registration/personal-data.ts'
import { obstacleOfAge } from '@trampolim/marketplace/time/ages.ts'
import { type Day, isDay } from '@trampolim/marketplace/time/days.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type Faults, faultText, textsOf } from '../../platform/faults.ts'
import { faultsWithin } from '../../platform/faults-within.ts'
import { availabilityInput } from '../availability/availability-draft.ts'
import { faultsOfAvailabilityDraft } from '../availability/availability-faults.ts'
import { dayFrom } from '../curriculums/form/typed-values.ts'
import { curriculumInput, faultsBeforeSending, faultsOfDraft } from '../curriculums/form/write-curriculum.ts'
import { typedOf } from '../form/draft/draft-of-fields.ts'
import { withUnknownNames } from '../lookups/unknown-names.ts'
import { kindOfDraft, type RegistrationDraft, type Secret } from './draft.ts'
import { fieldsOf, isCodeDone, pagesFor, type RegistrationPage } from './pages.ts'
import { isPhoneAsked, isPhoneVerified } from './person-draft.ts'
import { pcdInput, phonesGiven } from './write-person.ts'

const t = speak(registration)

function personalFields(draft: RegistrationDraft, secret: Secret): PersonalDataFields {
  const { agreeTerms } = draft
  return { ...typedOf(registeredFields, draft), ...secret, agreeTerms, phones: phonesGiven(draft) }
}

/** The fields of a person's own data that a registration sends; phones, password and terms are sent separately. */
const registeredFields = without(candidateFields, ['phones', 'pcdData', 'agreeFoundByDisability'])

type Registered = Omit<PersonalData, keyof Secret | 'phones' | 'agreeTerms'>

/** Returns the texts of all faults, by the names of the form's fields. `today` is the day in São Paulo. */
export function faultsOfRegistration(
  draft: RegistrationDraft,
  { secret, today }: { secret: Secret; today: Day },
): Faults {
  const personal = withUnknownNames(textsOf(faultsOfPersonalData(personalFields(draft, secret), { today })), {
    code: 'unknown_municipality',
    typed: { cityState: draft.city },
  })
  const { phones, ...others } = personal
  return {
    ...others,
    ...(phones && { 'phones.0.phone': phones }),
    ...textsOf(under('pcdData', faultsOfPcdData(pcdInput(draft.pcdData), { today }))),
    ...faultsOfKind(draft, { today }),
    ...faultsOfDraft(kindOfDraft(draft), draft.curriculum, { today }),
    ...faultsOfAvailabilityDraft(draft.availability),
  }
}

/** The legal obstacles to the chosen kind of curriculum (CLT art. 428). */
function faultsOfKind({ cvType, birthDate, pcdData }: RegistrationDraft, { today }: { today: Day }): Faults {
  const born = dayFrom(birthDate)
  if (cvType !== 'apprentice' || !isDay(born)) return {}
  const of = { birthDate: born, today, isHandicap: pcdData.pcdCondition }
  const obstacle = obstacleOfAge(jobSpecificTypes.code.apprentice, of)
  return obstacle ? { cvType: t('goals.overAge') } : {}
}

type Entered = {
  secret: Secret
  /** The code entered on a page that asks for one. */
  code?: string
  today: Day
  /** Whether names typed in full have been looked up; before that, missing codes are left to the server. */
  lookedUp?: boolean
}

/** Returns the faults of one page. */
export function faultsOfPage(
  page: RegistrationPage,
  draft: RegistrationDraft,
  { secret, code = '', today, lookedUp = true }: Entered,
): Faults {
  if (page === 'phone' || page === 'code') {
    return isCodeDone(page, draft) || isCode(code) ? {} : { code: faultText('invalid_code') }
  }
  const found =
    page === 'internship' && !lookedUp
      ? faultsBeforeSending('internship', draft.curriculum, { today })
      : faultsOfRegistration(draft, { secret, today })
  return faultsWithin(found, fieldsOf(page))
}

/**
 * The page that a draft can reach: the requested one, or an earlier one with faults. The password is only checked on
 * its own page, since it isn't stored. Leaving the page before the phone's code sends the code.
 */
export function reachable(
  wished: RegistrationPage,
  draft: RegistrationDraft,
  { today }: { today: Day },
): RegistrationPage {
  // A page of another kind, for example in an address from before the kind was changed.
  const isOfKind = wished === 'internship' || wished === 'apprentice' ? kindOfDraft(draft) === wished : true
  const there = isOfKind ? wished : 'goals'
  const pages = pagesFor(draft, there)
  const before = pages.slice(0, pages.indexOf(there))
  const secret = { password: 'not kept, see above', confirmPassword: 'not kept, see above' }
  const open = before.find((page) => Object.keys(faultsOfPage(page, draft, { secret, today })).length > 0)
  return open === 'phone' && !isPhoneAsked(draft) ? 'contact' : (open ?? there)
}

/** Converts a draft to the registration call's input. The draft must have no faults. */
export function registrationInput(
  draft: RegistrationDraft,
  secret: Secret,
): Parameters<Calls['gateway']['professional']['registerProfessional']>[0] {
  const kind = kindOfDraft(draft)
  const { formations, languages, technologiesGeneral, videoUrl, ...simpleCvData } = curriculumInput(
    kind,
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
    cvTypeData: sentKind(kind),
    simpleCvData,
    coursesData: { formations, languages, technologiesGeneral },
    videoData: { videoUrl },
    ...(draft.availability.type !== '' && { availabilityData: availabilityInput(draft.availability) }),
    // A network may have verified the address, without a code.
    ...(draft.verification.id !== '' && { emailVerificationId: draft.verification.id }),
    ...(isPhoneVerified(draft) && { phoneVerificationId: draft.phoneVerification.id }),
  }
}
