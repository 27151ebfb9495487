import { faultsOfAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { type Faults, textsOf } from '../../platform/faults.ts'
import { type AvailabilityDraft, availabilityInput, placedFaults } from './availability-draft.ts'

/** Returns the texts of a draft's faults, by its field names. */
export function faultsOfAvailabilityDraft(draft: AvailabilityDraft): Faults {
  return placedFaults(draft, textsOf(faultsOfAvailability(availabilityInput(draft))))
}
