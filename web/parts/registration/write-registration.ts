import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isCode } from '@trampolim/marketplace/accounts/codes.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfPersonalData, type PersonalDataFields } from '@trampolim/marketplace/registration/personal-data.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { type Faults, faultsWithin, faultText, textsOf } from '../../platform/faults.ts'
import { curriculumInput, faultsOfDraft } from '../curriculums/write-curriculum.ts'
import {
  isPhoneAsked,
  isPhoneVerified,
  isVerified,
  type PcdDraft,
  type RegistrationDraft,
  type Secret,
} from './draft.ts'
import { fieldsOf, type RegistrationPage, registrationPages } from './pages.ts'

/** A typed day for the rules: `31/12/1990` gives `1990-12-31`; anything else stays as typed. */
export function dayFrom(text: string): string {
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}

function personalFields(draft: RegistrationDraft, secret: Secret): PersonalDataFields {
  return {
    ...draft,
    ...secret,
    birthDate: dayFrom(draft.birthDate),
    gender: draft.gender === '' ? undefined : Number(draft.gender),
    phones: phonesGiven(draft),
  }
}

/** What is known of the person so far, of which no password is made. */
export function ownerOf({ name, email, birthDate, cpf, phones }: RegistrationDraft) {
  return { name, email, cpf, birthDate: dayFrom(birthDate), phones: phones.map(({ phone }) => phone) }
}

/** A phone left empty beside another one says nothing. */
function phonesGiven({ phones }: RegistrationDraft) {
  const given = phones.filter(({ phone }) => phone.trim() !== '')
  return given.length > 0 ? given : phones.slice(0, 1)
}

/** What is wrong with everything, in words, by the names of the form's fields. `today` is the day in São Paulo. */
export function faultsOfRegistration(
  draft: RegistrationDraft,
  { secret, today }: { secret: Secret; today: Day },
): Faults {
  const personal = textsOf(faultsOfPersonalData(personalFields(draft, secret), { today }))
  const { phones, ...others } = personal
  return {
    ...others,
    ...(phones && { 'phones.0.phone': phones }),
    ...textsOf(under('pcdData', faultsOfPcdData(draft.pcdData, { today }))),
    ...faultsOfDraft('professional', draft.curriculum, { today }),
  }
}

/** Whether nothing is left to be entered on the page of a code. */
export function isCodeDone(page: RegistrationPage, draft: RegistrationDraft): boolean {
  if (page === 'phone') return draft.phoneUnreachable || isPhoneVerified(draft)
  return page === 'code' && isVerified(draft)
}

/** What is wrong with one page. `code` is what was entered where a code is asked for. */
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
 * The page up to which a draft may be gone: the wished one, or an earlier one that isn't in order yet.
 * The password counts only where it is asked for, as it isn't kept. A phone's code is sent by leaving the page before.
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

function pcdInput({ pcdType, handicaps, handicapInfo, inssInfo, rehabilitatedDescription }: PcdDraft) {
  return {
    pcdCondition: true,
    pcdType,
    handicaps,
    inssInfo,
    ...(handicapInfo.trim() && { handicapInfo }),
    ...(inssInfo && rehabilitatedDescription.trim() && { rehabilitatedDescription }),
  }
}

/** What the registration call takes. Faults must have been asked for first. */
export function registrationInput(
  draft: RegistrationDraft,
  secret: Secret,
): Parameters<Calls['gateway']['professional']['registerProfessional']>[0] {
  const { formations, languages, technologiesGeneral, ...simpleCvData } = curriculumInput(draft.curriculum)
  const { name, email, cpf, zipCode, district, street, agreeShareContactData, agreeTerms } = draft
  return {
    personalData: {
      name,
      email,
      cpf,
      zipCode,
      district,
      street,
      agreeShareContactData,
      agreeTerms,
      ...secret,
      cityState: Number(draft.cityState),
      phones: phonesGiven(draft),
      birthDate: dayFrom(draft.birthDate),
      gender: Number(draft.gender) as 1,
    },
    ...(draft.pcdData.pcdCondition && {
      pcdData: pcdInput(draft.pcdData),
      agreeFoundByDisability: draft.pcdData.foundByDisability,
    }),
    cvTypeData: { cvType: 'professional' },
    simpleCvData,
    coursesData: { formations, languages, technologiesGeneral },
    emailVerificationId: draft.verification.id,
    ...(isPhoneVerified(draft) && { phoneVerificationId: draft.phoneVerification.id }),
  }
}
