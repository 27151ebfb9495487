import type { Fault } from '../faults.ts'
import { faultsOfFields } from '../fields/faults-of-fields.ts'
import type { Unfinished } from '../fields/field.ts'
import { candidateFields, type phoneFields, recruiterFields } from './fields.ts'
import { normalisePhone } from './phone.ts'

/** A cell phone of a person, and whether it is on WhatsApp. */
export type PhoneField = Unfinished<typeof phoneFields>

/** The maximum number of phones of a candidate; for recruiters it is `mostRecruiterPhones`. */
export const mostPhones = candidateFields.phones.most
export const mostRecruiterPhones = recruiterFields.phones.most

/**
 * Returns the faults of a person's cell phones: at least one is required, each is valid, none is repeated (specification,
 * data §5).
 */
export function faultsOfPhones(phones: readonly PhoneField[], { most = mostPhones }: { most?: number } = {}): Fault[] {
  const numbers = phones.map(({ phone }) => normalisePhone(phone ?? ''))
  if (phones.every(({ phone }) => !phone?.trim())) return [{ field: 'phones', code: 'phone_required' }]
  const faults = faultsOfFields({ phones: { ...candidateFields.phones, most } }, { phones })
  const wrong = new Set(faults.map(({ field }) => field))
  const repeated = numbers.flatMap((number, at): Fault[] => {
    const field = `phones.${at}.phone`
    return numbers.indexOf(number) < at && !wrong.has(field) && !wrong.has('phones')
      ? [{ field, code: 'phone_repeated' }]
      : []
  })
  return [...faults, ...repeated]
}
