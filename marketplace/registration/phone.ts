import { formatPhone as format } from '@brazilian-utils/brazilian-utils/format-phone'
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone'
import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone'

/** A phone number's stored form: area code and number, without the country code 55 and the leading 0. */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits
}

/** Whether a text is a Brazilian cell phone number with an existing area code. */
export function isCellPhone(text: string): boolean {
  return hasPhoneCharacters(text) && isValidMobilePhone(normalisePhone(text))
}

/** Whether a text is a Brazilian cell phone or landline number, such as a company's. */
export function isPhone(text: string): boolean {
  return hasPhoneCharacters(text) && isValidPhone(normalisePhone(text))
}

/** A phone number's displayed form: `(11) 98765-4321`. */
export function formatPhone(text: string): string {
  const digits = normalisePhone(text)
  return digits.length === 10 || digits.length === 11 ? format(digits, { mask: 'nanp' }) : digits
}

function hasPhoneCharacters(text: string): boolean {
  return /^[\d\s()+.-]+$/.test(text)
}
