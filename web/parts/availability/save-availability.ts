import type { Calls } from '@trampolim/contract/client/calls.ts'
import { textsOfCall } from '../../platform/faults.ts'
import { shownRefusal } from '../../platform/shown-refusal.ts'
import { doRowIntent } from '../form/lists/row-intents.ts'
import type { ReturnedForm } from '../form/use-form.ts'
import {
  type AvailabilityDraft,
  availabilityFromForm,
  availabilityInput,
  blankSpans,
  placedFaults,
} from './availability-draft.ts'
import { faultsOfAvailabilityDraft } from './availability-faults.ts'

/** Whether an intent belongs to this form: saving it, or a button of its lists. */
export function isOfAvailability(intent: unknown): boolean {
  const [verb, list = ''] = String(intent).split(':')
  return intent === 'availability' || (verb !== '' && Object.hasOwn(blankSpans, list.split('.')[0] ?? ''))
}

/**
 * Saves the availability of a submitted form. Server only.
 * @returns null once it is saved; otherwise the form to show again
 */
export async function saveAvailability(
  { gateway }: Calls,
  form: FormData,
): Promise<ReturnedForm<AvailabilityDraft> | null> {
  const draft = availabilityFromForm(form)
  const changed = doRowIntent(draft, form.get('intent'), blankSpans)
  if (changed) return { ...changed, faults: {} }
  const faults = faultsOfAvailabilityDraft(draft)
  if (Object.keys(faults).length > 0) return { draft, faults }
  try {
    await gateway.professional.setAvailability({ availability: availabilityInput(draft) })
    return null
  } catch (problem) {
    const refused = shownRefusal(problem)
    const found = placedFaults(draft, textsOfCall(refused.fields))
    return { draft, faults: Object.keys(found).length > 0 ? found : { '': refused.message } }
  }
}
