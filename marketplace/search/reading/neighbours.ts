import { isOtherName } from '../places/nicknamed.ts'
import type { ReadPlace } from '../places/place.ts'
import { placesCalled } from '../places/read-place.ts'
import type { Names } from './reading.ts'
import type { Meaning } from './spans.ts'
import { phraseOf, type SearchField, type TypedWord } from './typed-words.ts'
import { endsWithTerms } from './worth-of-place.ts'

/** Towns with fewer people are hardly named beside another: their names are rather parts of longer ones. */
const smallestNeighbour = { location: 20_000, occupation: 60_000 } as const

/** Whether two meanings are towns of one state, which people type without a separator: 'osasco barueri'. */
export function areNeighbours(one: Meaning, other: Meaning, field: SearchField): boolean {
  if (one.is !== 'place' || other.is !== 'place') return false
  const [first, second] = [one.places[0], other.places[0]]
  return first !== undefined && second !== undefined && areTownsOfAState(first, second, smallestNeighbour[field])
}

const areTownsOfAState = (one: ReadPlace, other: ReadPlace, smallest: number): boolean =>
  one.kind === 'town' &&
  other.kind === 'town' &&
  one.town.id !== other.town.id &&
  one.town.state === other.town.state &&
  Math.min(one.town.population, other.town.population) >= smallest

/** The most words of a town's name. */
const longestTown = 4

/** Whether a town in the cargo's field is followed by another of its state, and that by nothing but terms: 'vendedor jandira barueri'. */
export function isBesideTown(
  words: readonly TypedWord[],
  from: number,
  { field, names, place }: { field: SearchField; names: Names; place: ReadPlace },
): boolean {
  if (field !== 'occupation' || place.kind !== 'town') return false
  for (let to = Math.min(words.length, from + longestTown); to > from; to--) {
    const phrase = phraseOf(words, { from, to })
    const [next] = isOtherName(phrase) ? [] : placesCalled(phrase, names)
    if (next && areTownsOfAState(place, next, smallestNeighbour.occupation) && endsWithTerms(words, to)) return true
  }
  return false
}
