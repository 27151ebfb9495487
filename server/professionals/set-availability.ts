import { type Availability, faultsOfAvailability } from '@trampolim/marketplace/availability/availability.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { storeAvailability } from './availability-queries.ts'

/** Changes when a professional is available, which isn't reviewed. @throws invalid_form, user_not_found */
export async function setAvailability({ database, now }: House, accountId: string, availability: Availability) {
  const faults = under('availability', faultsOfAvailability(availability))
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  await database.transaction().execute(async (tx) => {
    if (!(await storeAvailability(tx, { accountId, availability }))) refuse('user_not_found')
    await record(tx, { type: 'professional.changed', payload: { accountId }, actorId: accountId, now: now() })
  })
  return { availability }
}
