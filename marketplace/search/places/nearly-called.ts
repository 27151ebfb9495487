import { isNearly } from '../company-names.ts'

/** The fewest letters of a word's beginning that stand for the word. */
const shortestBeginning = 3

/**
 * Whether a misspelt or incomplete phrase may be the name of a place: each of its words, which are plain, is nearly one
 * of the name's, in its order, or both are nearly the same without spaces: 'boavista'.
 */
export function isNearlyCalled(phrase: string, name: string): boolean {
  const [typed, known] = [contentOf(phrase), contentOf(name)]
  if (typed.length !== known.length && isNearly(phrase.replaceAll(' ', ''), name.replaceAll(' ', ''))) return true
  let from = 0
  for (const word of typed) {
    const at = known.findIndex((each, nth) => nth >= from && (isNearly(word, each) || begins(word, each)))
    if (at < 0) return false
    from = at + 1
  }
  return typed.length > 0
}

/** The same, with as many words of each kind: 'vila madalenna', but not 'avenida das' for Avenida Brasil. */
export function isWhollyNearlyCalled(phrase: string, name: string): boolean {
  const areAsMany = contentOf(phrase).length === contentOf(name).length
  return areAsMany && phrase.split(' ').length === name.split(' ').length && isNearlyCalled(phrase, name)
}

const contentOf = (name: string) => name.split(' ').filter((word) => !/^(?:d[aeo]s?|em?|n[ao]s?)$/.test(word))

const begins = (word: string, whole: string) => word.length >= shortestBeginning && whole.startsWith(word)
