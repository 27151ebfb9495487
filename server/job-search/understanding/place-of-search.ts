import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { kilometresBetween, type Position } from '@trampolim/marketplace/places/positions.ts'
import { isAbroad } from '@trampolim/marketplace/search/places/abroad.ts'
import { placeLabel } from '@trampolim/marketplace/search/places/place.ts'
import type { SearchReading } from '@trampolim/marketplace/search/reading/reading.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { isKnownEmployer } from '@trampolim/marketplace/search/vocabulary/known-employers.ts'
import type { Database } from '../../platform/house.ts'
import { isTooLongForPlace, placesNear } from './name-queries.ts'
import { understandTown } from './town-by-name.ts'
import { type AskZipCode, type Home, locate, nearestTown } from './understand-place.ts'
import type { UnderstoodPlace } from './understood-place.ts'
import type { ReadSearch, UnderstoodSearch } from './understood-search.ts'

/** The most names of similar places that are offered. */
const mostNear = 4

/** The data about the person who searches, queried only when needed. */
export type Surroundings = {
  /** The browser's position. */
  near?: Position | undefined
  /** The person's home. */
  home?: (() => Promise<Home | undefined>) | undefined
  /** Asks an external service for a CEP that the database doesn't know. */
  askZipCode?: AskZipCode | undefined
}

type Placed = Pick<UnderstoodSearch, 'place' | 'unknownPlace' | 'corrected' | 'needsPosition' | 'unused'> & {
  /** Whether the whole field is the place, although some words beside a known name mean nothing alone. */
  isWhole: boolean
}

/** The place of a search; if there is a position and no other place, that position. */
export async function placeOf(
  database: Database,
  { typed, reading }: ReadSearch,
  around: Surroundings,
): Promise<Placed> {
  const { near } = around
  const none: Placed = {
    ...{ place: undefined, unknownPlace: null, corrected: false },
    ...{ needsPosition: false, unused: [], isWhole: false },
  }
  const whole =
    reading.place && reading.placePart?.field === 'location' ? await wholePlace(database, typed, reading) : undefined
  if (whole) return { ...none, ...atDistance(whole, { typed, reading }), corrected: whole.corrected, isWhole: true }
  if (reading.place) {
    const place = await locate(database, reading.place, around)
    if (!place && reading.place.kind === 'near') return { ...none, needsPosition: true }
    // A CEP outside every range.
    if (!place) return { ...none, unknownPlace: { text: placeLabel(reading.place), near: [] } }
    return { ...none, ...atDistance(seenFrom(place, near), { typed, reading }) }
  }
  const unknown = reading.unknown.find(
    ({ part, text }) => part.field === 'location' && !isKnownEmployer(normalise(text)),
  )
  if (!unknown) return { ...none, place: near && (await nearestTown(database, near)) }
  const plain = normalise(unknown.text)
  if (isAbroad(plain) || isTooLongForPlace(plain)) return { ...none, unknownPlace: { text: unknown.text, near: [] } }
  const place = await understandTown(database, unknown.text)
  if (place) return { ...none, ...atDistance(place, { typed, reading }), corrected: place.corrected }
  const names = await placesNear(database, plain, mostNear)
  return { ...none, unknownPlace: { text: unknown.text, near: names } }
}

/** A place with the typed distance; only a place with a centre can have one. */
function atDistance(
  place: UnderstoodPlace | undefined,
  { typed, reading }: ReadSearch,
): Pick<Placed, 'place' | 'unused'> {
  const { kilometres, terms } = reading
  if (kilometres === null) return { place, unused: [] }
  if (place?.kind === 'around') return { place: { ...place, within: kilometres, first: null }, unused: [] }
  const said = terms.flatMap(({ term, part }) =>
    term.kind === 'distance' ? [typed[part.field].slice(part.from, part.to)] : [],
  )
  return { place, unused: said }
}

/** A browser's position within this many kilometres of a town's centre counts as in that town. */
const inTown = 60

/** A town with distances measured from the person, if they are there. */
function seenFrom(place: UnderstoodPlace, near: Position | undefined): UnderstoodPlace {
  if (!near || place.kind !== 'around' || place.exact || place.first !== null || place.within !== null) return place
  return kilometresBetween(near, place.position) <= inTown ? { ...place, position: near, exact: true } : place
}

/**
 * The town that the whole place field names, if words beside a known place name nothing: 'sao jose dos campo', 'goiana
 * go'.
 */
async function wholePlace(database: Database, { location }: TypedSearch, { unknown, place }: SearchReading) {
  if (place?.kind !== 'town' && place?.kind !== 'state') return undefined
  if (!unknown.some(({ part }) => part.field === 'location')) return undefined
  const meant = await understandTown(database, location)
  if (!meant || place.kind === 'state') return meant
  // 'Sao luiz ma' is in Maranhão, although there is a São Luiz in Roraima.
  const state = / ([a-z]{2})$/.exec(normalise(location))?.[1]?.toUpperCase()
  if (state && meant.name.endsWith(`, ${state}`) && place.kind === 'town' && place.town.state !== state) return meant
  // Otherwise the name that was read is closer to the text than this one.
  return meant.name.length > placeLabel(place).length ? meant : undefined
}
