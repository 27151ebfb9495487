import type { Calls } from '@trampolim/contract/client/calls.ts'
import { ageOn, leastWorkingAge } from '@trampolim/marketplace/time/ages.ts'
import { type Day, isDay } from '@trampolim/marketplace/time/days.ts'
import { withKnownNames } from '../../../parts/curriculums/form/known-names.ts'
import { dayFrom } from '../../../parts/curriculums/form/typed-values.ts'
import { completeAddress } from '../../../parts/registration/complete-address.ts'
import { hasBegunCurriculum, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import type { RegistrationPage } from '../../../parts/registration/pages.ts'

/**
 * Looks up the codes of typed texts that weren't chosen from a list: the address of a CEP, and cities and occupations
 * by name. Proposes the kind of curriculum with which somebody so young can apply.
 */
export async function completeDraft(
  calls: Calls,
  draft: RegistrationDraft,
  { page, today }: { page: RegistrationPage; today: Day },
): Promise<RegistrationDraft> {
  if (page === 'contact') return completeAddress(calls, ofAge(draft, today))
  if (page !== 'goals' && page !== 'internship' && page !== 'summary') return draft
  return { ...draft, curriculum: await withKnownNames(calls, draft.curriculum) }
}

/** Before a curriculum is begun its kind is only proposed: to people under 16 the one kind of job that is open to them. */
function ofAge(draft: RegistrationDraft, today: Day): RegistrationDraft {
  const born = dayFrom(draft.birthDate)
  const isYoung = isDay(born) && ageOn(born, today) < leastWorkingAge
  return isYoung && !hasBegunCurriculum(draft) && draft.cvType === 'professional'
    ? { ...draft, cvType: 'apprentice' }
    : draft
}
