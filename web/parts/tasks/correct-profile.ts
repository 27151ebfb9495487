import type { ProfileCorrection } from '@trampolim/contract/gateway/tasks.ts'
import { faultsOfRefusal } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { doRowIntent } from '../form/lists/row-intents.ts'
import type { ReturnedForm } from '../form/use-form.ts'
import { blankPhones } from '../registration/person-draft.ts'
import { type ProfileDraft, profileFromForm } from './profile-draft.ts'
import { profileInput } from './write-profile.ts'

type Correction = {
  /** A recruiter's profile has fewer fields. */
  recruiter?: boolean
  save: (profile: ProfileCorrection) => Promise<unknown>
}

/**
 * Sends a profile's correction of a submitted form. Server only.
 * @returns the form to show again, with its faults; null once it is done
 */
export async function correctProfile(
  form: FormData,
  { recruiter = false, save }: Correction,
): Promise<ReturnedForm<ProfileDraft> | null> {
  const draft = profileFromForm(form)
  const changed = doRowIntent(draft, form.get('intent'), blankPhones)
  if (changed) return { draft: changed.draft, faults: {} }
  try {
    await save(profileInput(draft, { recruiter }))
    return null
  } catch (problem) {
    const refused = shownRefusal(problem, 404)
    const faults = faultsOfRefusal(refused, ['profile'])
    return { draft, faults }
  }
}
