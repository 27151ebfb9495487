import { normalise } from '../normalise.ts'
import { abbreviations, seniorityWords, stopwords } from './abbreviations.ts'
import { masculine } from './gender.ts'

/**
 * One word of what a person typed, and every way to read it, itself first: 'vendedoras' is also 'vendedora', 'vendedor';
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

/** The words of a typed text that carry meaning, each with its readings; words of seniority are left out unless nothing else is there. */
export function searchTerms(text: string): readonly SearchTerm[] {
  return meaningfulWords(text).map((typed) => ({ typed, readings: readings(typed) }))
}

/** The words of a text without stopwords and seniority, abbreviations written out: 'Aux. de limpeza Jr' gives auxiliar, limpeza. */
export function searchWords(text: string): readonly string[] {
  return meaningfulWords(text).flatMap((word) => (abbreviations[word]?.[0] ?? word).split(' '))
}

/**
 * The ways in which the whole text may have been meant, for comparing by trigrams and for equality: as typed,
 * without stopwords and seniority, and with abbreviations written out. At most eight, the likeliest first.
 */
export function spellings(text: string): readonly string[] {
  let meant: readonly string[] = ['']
  for (const word of meaningfulWords(text)) {
    const ways = abbreviations[word] ? [...abbreviations[word], word] : [word]
    meant = meant.flatMap((begun) => ways.map((way) => `${begun} ${way}`.trim())).slice(0, mostSpellings)
  }
  return [...new Set([normalise(text), ...meant])].filter(Boolean).slice(0, mostSpellings)
}

/**
 * The terms as a PostgreSQL tsquery of the configuration 'simple': every term must begin some word of the name.
 * Empty where nothing was typed. Holds only a-z, 0-9 and operators, since readings are plain words.
 */
export function prefixQuery(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ readings }) => `(${readings.map((reading) => `(${reading.replaceAll(' ', ':* & ')}:*)`).join(' | ')})`)
    .join(' & ')
}

function meaningfulWords(text: string): readonly string[] {
  const words = normalise(text).split(' ').filter(Boolean)
  const telling = words.filter((word) => !stopwords.has(word))
  const jobs = telling.filter((word) => !seniorityWords.has(word))
  return [jobs, telling, words].find((some) => some.length > 0) ?? []
}

function readings(word: string): readonly string[] {
  const one = singular(word)
  const each = [word, ...(abbreviations[word] ?? []), one, masculine(word), one && masculine(one)]
  return [...new Set(each.filter((reading) => reading !== undefined))]
}

function singular(word: string): string | undefined {
  if (word.length < 5) return undefined
  const ending = singulars.find(([plural]) => plural.test(word))
  return ending && word.replace(ending[0], ending[1])
}
