import type { Fault } from '../faults.ts'
import { isCellPhone, normalisePhone } from './phone.ts'

/** A cell phone of a person, and whether it is on WhatsApp. */
export type PhoneField = { readonly phone?: string | undefined; readonly isWhatsApp?: boolean | undefined }

/** Most phones that a person gives. */
export const mostPhones = 3

/** What is wrong with a person's cell phones: at least one is given, each is one, none twice (specification, data §5). */
export function faultsOfPhones(phones: readonly PhoneField[]): Fault[] {
  if (phones.every(({ phone = '' }) => phone.trim() === '')) return [{ field: 'phones', code: 'phone_required' }]
  if (phones.length > mostPhones) return [{ field: 'phones', code: 'too_many' }]
  const numbers = phones.map(({ phone = '' }) => normalisePhone(phone))
  return phones.flatMap(({ phone = '' }, at): Fault[] => {
    const field = `phones.${at}.phone`
    if (phone.trim() === '') return [{ field, code: 'required' }]
    if (!isCellPhone(phone)) return [{ field, code: 'invalid_phone' }]
    return numbers.indexOf(normalisePhone(phone)) < at ? [{ field, code: 'phone_repeated' }] : []
  })
}
