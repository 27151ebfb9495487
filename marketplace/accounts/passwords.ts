import type { FaultCode } from '../faults.ts'
import { commonPasswords } from './common-passwords.ts'
import { isOfEmail, isOfOwner, type PasswordOwner } from './password-owner.ts'
import { isDate, isWalk, normalisePassword, unitOf, wordsWithin } from './password-variants.ts'

/** Length of a password in characters (product, limits and abuse). */
export const passwordLength = { least: 8, most: 128 } as const

/** A piece up to this length isn't a good password however often it is repeated, */
const shortPiece = 4
/** unless it is as short as repetitions that good passwords contain, too. */
const longRepetition = 6

/** The product's own names. */
const ownNames = new Set(['trampolim', 'trampolin', 'tranpolim'])

/** What a password is checked against: its owner's data, and the words that are guessed first. */
export type Judging = { owner?: PasswordOwner; isKnown?: (word: string) => boolean }

/**
 * What is wrong with a new password, undefined where it will do. Its length is looked at, and whether it is known to
 * who
 * guesses: a common one, a simple variant of one, or made of what the person is. Nothing is asked of its composition.
 * `isKnown` tells the common words; without it only those kept here count.
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

/** Whether a password is among those tried first by someone who guesses, or a simple variant of one. */
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
