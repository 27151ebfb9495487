import { abbreviations, seniorityWords, stopwords } from './abbreviations.ts'
import { masculine } from './gender.ts'

/** Symbols that carry meaning inside a name and would be lost as punctuation. */
const meaningfulSigns: readonly (readonly [sign: RegExp, word: string])[] = [
  [/\bc\s?#/g, 'csharp'],
  [/\bc\+\+/g, 'cpp'],
  [/\.net\b/g, 'dotnet'],
]

/** 'vendedor(a)', 'vendedor/a' and 'secretário(a)s': the second gender of an ad's title. */
const secondGender = /(?<=\p{L})(?:\((?:a|o|as|os|ra|ras)\)|\/(?:a|o|as|os|ra|ras)(?!\p{L}))/gu

/**
 * The normalised form in which names are compared: lower case, ASCII, without accents; punctuation and hyphens become
 * spaces, and spaces are single. The result contains only a-z, 0-9 and single spaces.
 */
export function normalise(text: string): string {
  let plain = text.toLowerCase()
  if (/[(/]/.test(plain)) plain = plain.replace(secondGender, '')
  if (/[^ -~]/.test(plain)) plain = plain.normalize('NFKD').replace(/\p{M}/gu, '')
  if (/[#+.]/.test(plain)) for (const [sign, word] of meaningfulSigns) plain = plain.replace(sign, ` ${word} `)
  return plain.replace(/[^a-z0-9]+/g, ' ').trim()
}

/**
 * One typed word with all its readings, itself first: 'vendedoras' is also 'vendedora', 'vendedor'; 'rh' is also
 * 'recursos humanos'. A reading of several words requires all of them.
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
 * The meaningful words of a typed text, each with its readings; words of seniority are left out unless there is nothing
 * else.
 */
export function searchTerms(text: string): readonly SearchTerm[] {
  return searchWords(text).map((typed) => ({ typed, readings: meanings(typed) }))
}

/**
 * The possible spellings of a whole text, for comparing by trigrams and for equality: as typed, without stopwords and
 * seniority, and with abbreviations written out. At most eight, the most likely first.
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

/** A phrase of plain words without those that carry no meaning; the phrase itself if nothing else is left. */
export function withoutStopwords(phrase: string): string {
  const telling = phrase.split(' ').filter((word) => !stopwords.has(word))
  return telling.length > 0 ? telling.join(' ') : phrase
}

/** The maximum number of spellings under which a phrase is looked up among names. */
const mostTelling = 24

/**
 * The spellings of a phrase of plain words, as names are compared: all readings of its words, without words that carry
 * no meaning. None if it begins or ends with such a word.
 */
export function tellingSpellings(phrase: string): string[] {
  const words = phrase.split(' ')
  if (words.length > 1 && (stopwords.has(words[0] as string) || stopwords.has(words.at(-1) as string))) return []
  const spelt = withoutStopwords(phrase)
    .split(' ')
    .reduce<string[]>(
      (begun, word) =>
        begun.flatMap((each) => meanings(word).map((way) => `${each} ${way}`.trim())).slice(0, mostTelling),
      [''],
    )
  return [...new Set(spelt.map(withoutStopwords))]
}

/** All readings of a typed word, itself first: the full form of an abbreviation, its singular, its masculine. */
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
