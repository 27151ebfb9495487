import { stopwords } from '../../occupations/abbreviations.ts'
import { isNearly } from '../company-names.ts'

/** The fewest letters of a word's beginning that stand for the word. */
const shortestBeginning = 3

/**
 * Whether a misspelt or incomplete phrase may be the name of a place: each of its words, which are plain, is nearly one
 * of the name's, or both are nearly the same without spaces: 'boavista'.
 */
export function isNearlyCalled(phrase: string, name: string): boolean {
  const known = name.split(' ').filter((word) => !stopwords.has(word))
  const typed = phrase.split(' ').filter((word) => !stopwords.has(word))
  if (typed.length !== known.length && isNearly(phrase.replaceAll(' ', ''), name.replaceAll(' ', ''))) return true
  return typed.length > 0 && typed.every((word) => known.some((each) => isNearly(word, each) || begins(word, each)))
}

/** The same, with as many words: 'vila madalenna'. */
export function isWhollyNearlyCalled(phrase: string, name: string): boolean {
  return phrase.split(' ').length === name.split(' ').length && isNearlyCalled(phrase, name)
}

const begins = (word: string, whole: string) => word.length >= shortestBeginning && whole.startsWith(word)
