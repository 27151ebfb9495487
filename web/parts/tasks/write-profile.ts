import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { typedOf } from '../form/draft/draft-of-fields.ts'
import { pcdInput, phonesGiven } from '../registration/write-person.ts'
import { ownFields, type ProfileDraft } from './profile-draft.ts'

/** The fields that a correction sends under their own names; phones are sent separately. */
const sentFields = without(ownFields, ['phones'])

/**
 * Converts a draft to the correction's input for a candidate or, with `recruiter`, for a recruiter, who has fewer fields.
 */
export function profileInput(
  draft: ProfileDraft,
  { recruiter = false }: { recruiter?: boolean } = {},
): ProfileCorrection {
  const phones = phonesGiven(draft)
  const own = { name: draft.name, phones }
  if (recruiter) return own
  const { pcdData: answers } = draft
  const { birthDate, zipCode, ...typed } = typedOf(sentFields, draft)
  return {
    ...own,
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null)),
    // If left empty they are sent empty, so that the rules report them.
    birthDate: String(birthDate ?? ''),
    zipCode: String(zipCode ?? ''),
    agreeFoundByDisability: answers.pcdCondition && answers.foundByDisability,
    pcdData: pcdInput(answers),
  }
}
