import type { Calls } from '@trampolim/contract/client/calls.ts'
import { findNamed } from '../../../parts/lookups/find-named.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import type { RegistrationPage } from '../../../parts/registration/pages.ts'

/**
 * Looks up what wasn't picked from a list on a page: the address of a CEP, the city and the occupations by their typed
 * names.
 */
export async function completeDraft(
  calls: Calls,
  draft: RegistrationDraft,
  page: RegistrationPage,
): Promise<RegistrationDraft> {
  if (page === 'contact') return completeAddress(calls, draft)
  if (page !== 'goals' && page !== 'summary') return draft
  const occupations = await Promise.all(
    draft.curriculum.occupations.map(async (each) => {
      if (each.cbo !== '' || each.title.trim() === '') return each
      const found = await findNamed(calls, 'occupation', each.title)
      return found ? { ...each, cbo: found.code, title: found.name } : each
    }),
  )
  return { ...draft, curriculum: { ...draft.curriculum, occupations } }
}
