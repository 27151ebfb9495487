import { containsPlace } from '../places/place.ts'
import { collect } from './collect-reading.ts'
import { divide } from './divide-words.ts'
import { settleParts } from './parts-of-towns.ts'
import type { Names, SearchReading } from './reading.ts'
import type { Division } from './spans.ts'
import type { SearchField, TypedSearch } from './typed-words.ts'

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
  const read = { occupation: townOfState({ occupation, location }, { typed, names }) ?? occupation, location }
  return collect(typed, { read: settleParts(read), names })
}

/**
 * The division of an occupation field that names nothing but a town of the state in the other field, and would mean
 * something else alone: 'feira' beside 'BA'.
 */
function townOfState(
  { occupation, location }: Record<SearchField, Division>,
  { typed, names }: { typed: TypedSearch; names: Names },
): Division | undefined {
  const [state] = placesOf(location)
  if (state?.kind !== 'state' || occupation.spans.some(({ meaning }) => meaning.is !== 'unknown')) return undefined
  const asPlace = divide('location', { ...typed, location: typed.occupation }, names)
  const [span] = asPlace.spans
  const town = placesOf(asPlace).find((place) => place.kind === 'town' && containsPlace(state, place))
  if (asPlace.spans.length !== 1 || span?.meaning.is !== 'place' || !town) return undefined
  return { ...asPlace, spans: [{ ...span, meaning: { ...span.meaning, places: [town] } }] }
}

const placesOf = ({ spans }: Division) => spans.flatMap(({ meaning }) => (meaning.is === 'place' ? meaning.places : []))
