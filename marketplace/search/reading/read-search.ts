import { collect } from './collect-reading.ts'
import { divide } from './divide-words.ts'
import { settleParts } from './parts-of-towns.ts'
import type { Names, SearchReading } from './reading.ts'
import type { TypedSearch } from './typed-words.ts'

/**
 * Reads both fields of a search together: occupations, a place, a company and other terms, wherever they were typed. Of
 * all ways to divide the words, it chooses the one that explains most of them. Pure: the meanings of the words are
 * looked up beforehand.
 */
export function readSearch(typed: TypedSearch, names: Names): SearchReading {
  const occupation = divide('occupation', typed, names)
  // If the occupation field names an occupation, the other field holds a place, so that 'copa' there isn't the pantry.
  const isNamed = occupation.spans.some(({ meaning }) => meaning.is === 'occupation')
  const location = divide('location', typed, isNamed ? { ...names, occupations: new Map() } : names)
  return collect(typed, { read: settleParts({ occupation, location }), names })
}
