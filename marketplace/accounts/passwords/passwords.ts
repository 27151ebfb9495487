import type { FaultCode } from '../../faults.ts'
import { commonPasswords } from './common-passwords.ts'
import { isOfEmail, isOfOwner, type PasswordOwner } from './password-owner.ts'
import { isDate, isWalk, normalisePassword, unitOf, wordsWithin } from './password-variants.ts'

/** Length of a password in characters (product, limits and abuse). */
export const passwordLength = { least: 8, most: 128 } as const

/** The longest part whose repetition makes a guessable password. */
const shortPiece = 4
/** The shortest repetition that counts: shorter ones are parts of good passwords, too. */
const longRepetition = 6

/** The product's own names. */
const ownNames = new Set(['trampolim', 'trampolin', 'tranpolim'])

/** The data for judging a password: its owner's, and the words that attackers try first. */
export type Judging = { owner?: PasswordOwner; isKnown?: (word: string) => boolean }

/**
 * Returns the fault of a new password; undefined if it is accepted. Checks its length and whether attackers would try it:
 * a common password, a simple variant of one, or one made of the person's data. No mix of characters is required.
 * `isKnown` recognises common words; without it only those listed here count.
 */
export function faultOfPassword(password: string, { owner = {}, isKnown }: Judging = {}): FaultCode | undefined {
  if (password === '') return 'required'
  const length = [...normalisePassword(password)].length
  if (length < passwordLength.least) return 'password_too_short'
  if (length > passwordLength.most) return 'password_too_long'
  if (isOfEmail(password, owner.email)) return 'password_is_email'
  if (isCommonPassword(password, isKnown)) return 'password_common'
  return isOfOwner(password, owner) ? 'password_is_personal' : undefined
}

/** Whether a password is among those that attackers try first, or a simple variant of one. */
export function isCommonPassword(password: string, isKnown: (word: string) => boolean = () => false): boolean {
  return [...wordsWithin(password)].some(
    (word) => isPattern(word) || ownNames.has(word) || commonPasswords.has(word) || isKnown(word),
  )
}

function isPattern(word: string): boolean {
  if (isWalk(word) || isDate(word)) return true
  const piece = unitOf(word)
  return word.length >= longRepetition && piece !== word && piece.length <= shortPiece
}
