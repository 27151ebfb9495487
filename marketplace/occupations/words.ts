import { abbreviations, seniorityWords, stopwords } from './abbreviations.ts'
import { masculine } from './gender.ts'

/** Signs that carry meaning inside a name and would be lost as punctuation. */
const meaningfulSigns: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\bc\s?#/g, 'csharp'],
  [/\bc\+\+/g, 'cpp'],
  [/\.net\b/g, 'dotnet'],
]

/** 'vendedor(a)', 'vendedor/a' and 'secretário(a)s': the second gender of an ad's title. */
const secondGender = /(?<=\p{L})(?:\((?:a|o|as|os|ra|ras)\)|\/(?:a|o|as|os|ra|ras)(?!\p{L}))/gu

/**
 * A name as it is compared: lower case, ASCII, without accents; punctuation and hyphens are spaces, spaces single.
 * What comes out holds only a-z, 0-9 and single spaces.
 */
export function normalise(text: string): string {
  let plain = text.toLowerCase().replace(secondGender, '').normalize('NFKD').replace(/\p{M}/gu, '')
  for (const [sign, word] of meaningfulSigns) plain = plain.replace(sign, ` ${word} `)
  return plain.replace(/[^a-z0-9]+/g, ' ').trim()
}

/**
 * One word of what a person typed, and every way to read it, itself first: 'vendedoras' is also 'vendedora',
 * 'vendedor';
 * 'rh' is also 'recursos humanos'. A reading of several words asks for each of them.
 */
export type SearchTerm = { readonly typed: string; readonly readings: readonly string[] }

const mostSpellings = 8

const singulars: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/oes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ns$/, 'm'],
  [/(?<=[rz])es$/, ''],
  [/(?<=[aeiou])s$/, ''],
]

/**
 * The words of a typed text that carry meaning, each with its readings; words of seniority are left out unless nothing
 * else is there.
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  return searchWords(text).map((typed) => ({ typed, readings: meanings(typed) }))
}

/**
 * The ways in which the whole text may have been meant, for comparing by trigrams and for equality: as typed,
 * without stopwords and seniority, and with abbreviations written out. At most eight, the likeliest first.
 */
export function spellings(text: string): readonly string[] {
  let meant: readonly string[] = ['']
  for (const word of searchWords(text)) {
    const ways = abbreviations[word] ? [...abbreviations[word], word] : [word]
    meant = meant.flatMap((begun) => ways.map((way) => `${begun} ${way}`.trim())).slice(0, mostSpellings)
  }
  return [...new Set([normalise(text), ...meant])].filter(Boolean).slice(0, mostSpellings)
}

/** The meaningful words of a typed text, as typed; all of them if none is. */
export function searchWords(text: string): string[] {
  const words = normalise(text).split(' ').filter(Boolean)
  const telling = words.filter((word) => !stopwords.has(word))
  const jobs = telling.filter((word) => !seniorityWords.has(word))
  return [jobs, telling, words].find((some) => some.length > 0) ?? []
}

/**
 * Everything that a typed word may stand for, itself first: the full form of an abbreviation, its singular, its
 * masculine.
 */
export function meanings(word: string): string[] {
  const one = singular(word)
  const each = [word, ...(abbreviations[word] ?? []), one, masculine(word), one && masculine(one)]
  return [...new Set(each.filter((reading) => reading !== undefined))]
}

function singular(word: string): string | undefined {
  if (word.length < 5) return undefined
  const ending = singulars.find(([plural]) => plural.test(word))
  return ending && word.replace(ending[0], ending[1])
}
