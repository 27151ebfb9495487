import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import { without } from '@trampolim/marketplace/fields/choose.ts'
import { candidateFields, pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { overlay, shaped } from '../../platform/form-fields.ts'
import { sentDraft } from '../form/draft/draft-field.ts'
import { draftOfFields } from '../form/draft/draft-of-fields.ts'
import { type DraftOf, emptyDraft } from '../form/draft/empty-draft.ts'
import { retypedAddress } from '../registration/find-address.ts'
import { blankPhone, blankPhones, noPcd, type PcdDraft } from '../registration/person-draft.ts'

/** The fields of a person that a correction's draft has under their own names. */
export const ownFields = without(candidateFields, [
  'email',
  'agreeShareContactData',
  'pcdData',
  'agreeFoundByDisability',
])

/** The draft of a profile's correction, all texts as typed. */
export type ProfileDraft = DraftOf<typeof ownFields> & { city: string; pcdData: PcdDraft }

const empty: ProfileDraft = {
  ...emptyDraft(ownFields),
  phones: [blankPhone],
  city: '',
  pcdData: noPcd,
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
