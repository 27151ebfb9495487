import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { candidateFields, pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft/draft-field.ts'
import { type DraftOf, draftOfFields, emptyDraft, typedOf } from '../form/draft/draft-of-fields.ts'
import { blankPhone, blankPhones, emptyRegistration, type PcdDraft } from '../registration/draft.ts'
import { retypedAddress } from '../registration/find-address.ts'
import { pcdInput, phonesGiven } from '../registration/write-registration.ts'

const ownFields = without(candidateFields, ['email', 'agreeShareContactData', 'pcdData', 'agreeFoundByDisability'])
/** The fields that a correction sends under their own names; phones are sent separately. */
const sentFields = without(ownFields, ['phones'])

/** The draft of a profile's correction, all texts as typed. */
export type ProfileDraft = DraftOf<typeof ownFields> & { city: string; pcdData: PcdDraft }

const empty: ProfileDraft = {
  ...emptyDraft(ownFields),
  phones: [blankPhone],
  city: '',
  pcdData: emptyRegistration.pcdData,
}

/** The draft for a stored profile; `city` is its place's name, such as 'São Paulo, SP'. */
export function profileDraftOf(profile: ProfileCorrection, { city }: { city: string }): ProfileDraft {
  const { pcdData, agreeFoundByDisability: foundByDisability = false } = profile
  return {
    ...draftOfFields(ownFields, profile),
    city,
    pcdData: { ...draftOfFields(pcdFields, pcdData ?? {}), foundByDisability },
  }
}

/** Completes a draft from outside. */
export const shapedProfile = (value: unknown): ProfileDraft => shaped(value, empty, blankPhones)

/**
 * Returns the draft that a form submitted: the hidden draft with the visible fields merged into it. A retyped city has to
 * be looked up again.
 */
export function profileFromForm(form: FormData): ProfileDraft {
  const before = shapedProfile(sentDraft(form))
  return retypedAddress(before, overlay(before, form, blankPhones))
}

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
