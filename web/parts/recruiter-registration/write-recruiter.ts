import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isCode } from '@trampolim/marketplace/accounts/sign-in/codes.ts'
import { faultsOfRecruiterData, knownOfCompany } from '@trampolim/marketplace/registration/recruiter.ts'
import { type Faults, faultText, textsOf } from '../../platform/faults.ts'
import { faultsWithin } from '../../platform/faults-within.ts'
import { faultsOfJobDraft, jobInput } from '../job-form/draft/write-job.ts'
import { faultsOfOrganizationDraft, organizationInput } from '../organizations/write-organization.ts'
import type { Secret } from '../registration/draft.ts'
import { isPhoneAsked, isPhoneVerified } from '../registration/person-draft.ts'
import type { RecruiterDraft } from './draft.ts'
import { fieldsOf, isCodeDone, type RecruiterPage, recruiterPages } from './pages.ts'

/** Returns the texts of all faults, by the names of the form's fields. */
export function faultsOfRecruiter(draft: RecruiterDraft, { secret }: { secret: Secret }): Faults {
  const { phones, ...personal } = textsOf(
    faultsOfRecruiterData({ ...draft, ...secret }, { company: ownerOf(draft).company }),
  )
  return {
    ...personal,
    ...(phones && { 'phones.0.phone': phones }),
    ...faultsOfOrganizationDraft(draft.organization),
    ...faultsOfJobDraft(draft.job),
  }
}

/** The data about the person and their company that is known so far and must not be part of the password. */
export function ownerOf({ name, email, phones, organization }: RecruiterDraft) {
  const company = knownOfCompany(organizationInput(organization)).filter((each) => each !== undefined)
  return { name, email, phones: phones.map(({ phone }) => phone), company }
}

/** Returns the faults of one page. `code` is the code entered there, if it asks for one. */
export function faultsOfPage(
  page: RecruiterPage,
  draft: RecruiterDraft,
  { secret, code = '' }: { secret: Secret; code?: string },
): Faults {
  const own = faultsWithin(faultsOfRecruiter(draft, { secret }), fieldsOf(page))
  if ((page !== 'code' && page !== 'phone') || isCodeDone(page, draft) || isCode(code)) return own
  return { code: faultText('invalid_code'), ...own }
}

/**
 * The page that a draft can reach: the requested one, or an earlier one with faults. The password is only checked on
 * its own page, since it isn't stored. Leaving the page before a code sends the code.
 */
export function reachable(wished: RecruiterPage, draft: RecruiterDraft): RecruiterPage {
  const before = recruiterPages.slice(0, recruiterPages.indexOf(wished))
  const secret = { password: 'not kept, see above', confirmPassword: 'not kept, see above' }
  const open = before.find((page) => Object.keys(faultsOfPage(page, draft, { secret })).length > 0) ?? wished
  if (open === 'phone' && !isPhoneAsked(draft)) return 'you'
  return open === 'code' && draft.verification.id === '' ? 'extras' : open
}

/** Converts a draft to the registration call's input. The draft must have no faults. */
export function recruiterInput(
  draft: RecruiterDraft,
  secret: Secret,
): Parameters<Calls['gateway']['recruiters']['registerRecruiter']>[0] {
  const { name, email, phones, agreeTerms } = draft
  return {
    personalData: { name, email, phones: phones.slice(0, 1), agreeTerms, ...secret },
    organization: organizationInput(draft.organization),
    job: jobInput(draft.job),
    emailVerificationId: draft.verification.id,
    ...(isPhoneVerified(draft) && { phoneVerificationId: draft.phoneVerification.id }),
  }
}
