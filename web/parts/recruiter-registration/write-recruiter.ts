import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isCode } from '@trampolim/marketplace/accounts/codes.ts'
import {
  faultsOfOrganization,
  faultsOfRecruiterData,
  knownOfCompany,
} from '@trampolim/marketplace/registration/recruiter.ts'
import { type Faults, faultsWithin, faultText, textsOf } from '../../platform/faults.ts'
import { faultsOfJobDraft, jobInput } from '../job-form/write-job.ts'
import { organizationInput } from '../organizations/organization-draft.ts'
import type { Secret } from '../registration/draft.ts'
import { isVerified, type RecruiterDraft } from './draft.ts'
import { fieldsOf, type RecruiterPage, recruiterPages } from './pages.ts'

/** What is wrong with everything, in words, by the names of the form's fields. */
export function faultsOfRecruiter(draft: RecruiterDraft, { secret }: { secret: Secret }): Faults {
  const { phones, ...personal } = textsOf(
    faultsOfRecruiterData({ ...draft, ...secret }, { company: ownerOf(draft).company }),
  )
  return {
    ...personal,
    ...(phones && { 'phones.0.phone': phones }),
    ...textsOf(faultsOfOrganization(organizationInput(draft.organization))),
    ...faultsOfJobDraft(draft.job),
  }
}

/** What is known of the person and their company so far, of which no password is made. */
export function ownerOf({ name, email, phones, organization }: RecruiterDraft) {
  const company = knownOfCompany(organizationInput(organization)).filter((each) => each !== undefined)
  return { name, email, phones: phones.map(({ phone }) => phone), company }
}

/** What is wrong with one page. `code` is what was entered where it is asked for. */
export function faultsOfPage(
  page: RecruiterPage,
  draft: RecruiterDraft,
  { secret, code = '' }: { secret: Secret; code?: string },
): Faults {
  const own = faultsWithin(faultsOfRecruiter(draft, { secret }), fieldsOf(page))
  if (page !== 'code' || isVerified(draft) || isCode(code)) return own
  return { code: faultText('invalid_code'), ...own }
}

/**
 * The page up to which a draft may be gone: the wished one, or an earlier one that isn't in order yet.
 * The password counts only where it is asked for, as it isn't kept. The code is sent by leaving the page before.
 */
export function reachable(wished: RecruiterPage, draft: RecruiterDraft): RecruiterPage {
  const before = recruiterPages.slice(0, recruiterPages.indexOf(wished))
  const secret = { password: 'not kept, see above', confirmPassword: 'not kept, see above' }
  const open = before.find((page) => Object.keys(faultsOfPage(page, draft, { secret })).length > 0) ?? wished
  return open === 'code' && draft.verification.id === '' ? 'extras' : open
}

/** What the registration call takes. Faults must have been asked for first. */
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
  }
}
