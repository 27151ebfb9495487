import { plainPassword } from '@trampolim/marketplace/accounts/password-variants.ts'
import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br'

/** Shorter ones are part of too many good passwords. */
const shortestWord = 4

/** The 49,000 passwords used most, and the commonest words and names of Brazil: what is tried first by who guesses. */
const words: ReadonlySet<string> = new Set(
  [
    common['passwords-common'],
    brazilian['commonWords-pt-br'],
    brazilian['firstnames-pt-br'],
    brazilian['lastnames-pt-br'],
  ]
    .flat()
    .map((word) => plainPassword(String(word)))
    .filter((word) => word.length >= shortestWord),
)

/** Whether a word, in small letters without accents, is tried first by who guesses passwords. */
export function isKnownWord(word: string): boolean {
  return words.has(word)
}
