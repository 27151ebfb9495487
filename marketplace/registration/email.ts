import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email'

const longest = 254

/** An e-mail address's stored form: in lower case, trimmed. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text)
  return email.length <= longest && isValidEmail(email)
}
