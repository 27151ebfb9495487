import type { Calls } from '@trampolim/contract/client/calls.ts'
import { withKnownNames } from '../../../parts/curriculums/form/known-names.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import type { RegistrationPage } from '../../../parts/registration/pages.ts'

/**
 * Looks up the codes of typed texts that weren't chosen from a list: the address of a CEP, and cities and occupations
 * by name.
 */
export async function completeDraft(
  calls: Calls,
  draft: RegistrationDraft,
  page: RegistrationPage,
): Promise<RegistrationDraft> {
  if (page === 'contact') return completeAddress(calls, draft)
  if (page !== 'goals' && page !== 'internship' && page !== 'summary') return draft
  return { ...draft, curriculum: await withKnownNames(calls, draft.curriculum) }
}
