import { normalise, type SearchTerm, searchTerms, spellings } from '@trampolim/marketplace/occupations/words.ts'
import { termsBegun } from '@trampolim/marketplace/search/terms.ts'
import type { Database } from '../../platform/house.ts'
import { betterBeginnings } from './better-beginnings.ts'
import { companiesAlike } from './company-queries.ts'
import { labelOfTerm } from './label-of-term.ts'
import { companiesBegun } from './name-queries.ts'
import { remembering } from './remember-answers.ts'
import { occupationNamesBegun, occupationsLike } from './understand-queries.ts'

const mostTerms = 2
const mostCompanies = 2

/**
 * Suggests what a typed text may begin, best first, from two letters on: names of occupations, ways of working and kinds of
 * job, companies.
 */
export async function suggestWords(database: Database, text: string, most: number): Promise<string[]> {
  const phrase = normalise(text)
  const terms = [...new Set(termsBegun(phrase).map(labelOfTerm))].slice(0, mostTerms)
  const [names, companies] = await Promise.all([
    suggestOccupationNames(database, text, most),
    suggestCompanies(database, phrase),
  ])
  // What was typed whole comes first: 'remoto' is a way of working, though 'Operador remoto' begins so too.
  const [first, others] = terms.some((term) => normalise(term) === phrase) ? [terms, []] : [[], terms]
  const room = most - first.length - others.length - companies.length
  return [...new Set([...first, ...names.slice(0, Math.max(room, 1)), ...others, ...companies])].slice(0, most)
}

/** From so many letters on a text may name a company by its later words, or misspelt. */
const surelyCompany = 4

async function suggestCompanies(database: Database, phrase: string): Promise<string[]> {
  if (phrase.length < 3) return []
  const begun = await companiesBegun(database, phrase, mostCompanies)
  if (begun.length > 0 || phrase.length < surelyCompany) return begun
  return companiesAlike(database, phrase, mostCompanies)
}

/** Suggests names of occupations for a typed text, best first, from two letters on; misspelt words are corrected. */
export function suggestOccupationNames(database: Database, text: string, most: number): Promise<readonly string[]> {
  return remembered(database, JSON.stringify([text, most]))
}

const remembered = remembering(
  (database, key): Promise<readonly string[]> => {
    const [text, most] = JSON.parse(key) as [string, number]
    return suggestNames(database, text, most)
  },
  () => true,
)

async function suggestNames(database: Database, text: string, most: number): Promise<string[]> {
  const phrase = normalise(text)
  if (phrase.length < 2) return []
  const begun = await namesBegun(database, text, most)
  if (begun.length > 0 || phrase.length < 4) return begun
  for (const better of await betterBeginnings(database, phrase)) {
    const corrected = await namesBegun(database, better, most)
    if (corrected.length > 0) return corrected
  }
  const like = await occupationsLike(database, spellings(text))
  return [...new Set(like.map(({ name }) => name))]
}

function namesBegun(database: Database, text: string, most: number): Promise<string[]> {
  return occupationNamesBegun(database, { phrase: normalise(text), prefixes: prefixesOf(searchTerms(text)), most })
}

/** All words as prefixes, in all their readings: 'aux' is `('aux':*|'auxiliar':*)`. */
export function prefixesOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ readings }) => `(${readings.map((each) => each.split(' ').map(prefix).join('<->')).join('|')})`)
    .join('&')
}

const prefix = (word: string) => `'${word}':*`
