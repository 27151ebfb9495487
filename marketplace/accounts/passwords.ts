import type { FaultCode } from '../faults.ts'
import { commonPasswords } from './common-passwords.ts'

/** Length of a password in characters (product, limits and abuse). */
export const passwordLength = { least: 8, most: 128 } as const

/**
 * What is wrong with a new password, undefined where it will do: long enough, not among the common ones,
 * not a single character or a run along the keyboard's digits or the alphabet, not the person's own e-mail address.
 */
export function faultOfPassword(password: string, { email }: { email?: string } = {}): FaultCode | undefined {
  if (password === '') return 'required'
  const length = [...password].length
  if (length < passwordLength.least) return 'password_too_short'
  if (length > passwordLength.most) return 'password_too_long'
  const lower = password.toLowerCase()
  if (email && isOfEmail(lower, email.trim().toLowerCase())) return 'password_is_email'
  return isCommonPassword(lower) ? 'password_common' : undefined
}

/** Whether a password is among those tried first by someone who guesses. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || isRun(lower)
}

function isOfEmail(password: string, email: string): boolean {
  return email !== '' && (password === email || password === email.split('@')[0])
}

/** All characters alike, or each the next or the one before: `aaaaaaaa`, `12345678`, `hgfedcba`, `1234567890`. */
function isRun(text: string): boolean {
  const steps = new Set<number>()
  for (let at = 1; at < text.length; at += 1) steps.add(stepBetween(text.charCodeAt(at - 1), text.charCodeAt(at)))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}

const zero = '0'.charCodeAt(0)
const nine = '9'.charCodeAt(0)

function stepBetween(before: number, after: number): number {
  if (before === nine && after === zero) return 1
  if (before === zero && after === nine) return -1
  return after - before
}
