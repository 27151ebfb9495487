import { kilometresBetween } from '../../places/positions.ts'
import { containsPlace, type ReadPlace, type Town } from '../places/place.ts'
import { smallTown } from '../places/read-place.ts'
import type { Division, Meaning, Span } from './spans.ts'
import type { SearchField, TypedWord } from './typed-words.ts'

type PlaceMeaning = Extract<Meaning, { is: 'place' }>

/** Towns farther apart aren't alternatives unless a word between them says so. */
const neighbours = 150

/**
 * Whether a name of a town or district directly beside a town is called like a part of it: 'campo grande cariacica' is no
 * search in Mato Grosso do Sul, 'bela vista goiania' none in São Paulo.
 */
export function isPartOfTown({ places: parts }: PlaceMeaning, { places: [whole] }: PlaceMeaning): boolean {
  const town = townIn(whole)
  const named = parts.flatMap((place) => (place.kind === 'district' ? place.district.town : (townIn(place) ?? [])))
  return (
    town !== undefined &&
    (parts[0]?.kind === 'town' || (parts[0]?.kind === 'district' && town.population >= smallTown)) &&
    named.every((each) => each.state !== town.state && kilometresBetween(each, town) > neighbours)
  )
}

/** Whether a name directly after a town is that of a district elsewhere: 'goiania bela vista'. */
export const isDistrictElsewhere = (part: PlaceMeaning, whole: PlaceMeaning): boolean =>
  part.places[0]?.kind === 'district' && isPartOfTown(part, whole)

const townIn = (place: ReadPlace | undefined): Town | undefined => (place?.kind === 'town' ? place.town : undefined)

/**
 * The divisions of both fields, in which a side of a town means that of the town that was typed beside it. If that town
 * has no such side of its own, the words name nothing: 'zona norte de Porto Alegre'.
 */
export function settleParts(read: Record<SearchField, Division>): Record<SearchField, Division> {
  const wholes = [...read.occupation.spans, ...read.location.spans].flatMap(({ meaning }) =>
    meaning.is === 'place' && !meaning.isSide && meaning.places[0] && hasSides(meaning.places[0])
      ? [meaning.places[0]]
      : [],
  )
  const settled = ({ words, spans }: Division): Division => ({
    words,
    spans: spans.map((span, at) => partIn(span, { wholes, words, ...besideOf(words, spans, at) })),
  })
  return { occupation: settled(read.occupation), location: settled(read.location) }
}

/** Whether a word between two places says that one is in the other. */
export const isJoiningPlaces = (word: TypedWord | undefined): boolean =>
  /^(?:d[aeo]s?|em|n[ao])$/.test(word?.plain ?? '')

/** The spans directly beside one, and beyond a word that joins places: 'bela vista em goiania'. */
function besideOf(words: readonly TypedWord[], spans: readonly Span[], at: number): Pick<Beside, 'last' | 'next'> {
  const isJoining = (span: Span | undefined) =>
    span?.meaning.is === 'filler' && span.to - span.from === 1 && isJoiningPlaces(words[span.from])
  return {
    last: isJoining(spans[at - 1]) ? spans[at - 2] : spans[at - 1],
    next: isJoining(spans[at + 1]) ? spans[at + 2] : spans[at + 1],
  }
}

const hasSides = ({ kind }: ReadPlace) => kind === 'town' || kind === 'state' || kind === 'district'

const isDistrict = (span: Span | undefined) =>
  span?.meaning.is === 'place' && !span.meaning.isSide && span.meaning.places[0]?.kind === 'district'

type Beside = {
  wholes: readonly ReadPlace[]
  words: readonly TypedWord[]
  last: Span | undefined
  next: Span | undefined
}

function partIn(span: Span, { wholes, words, last, next }: Beside): Span {
  const { meaning } = span
  if (meaning.is !== 'place') return span
  if (!meaning.isSide) {
    const isBefore = next?.meaning.is === 'place' && !next.meaning.isSide && isPartOfTown(meaning, next.meaning)
    const isAfter = last?.meaning.is === 'place' && !last.meaning.isSide && isDistrictElsewhere(meaning, last.meaning)
    const isApart = words[span.from]?.apart ?? false
    return isBefore || (isAfter && !isApart) ? { ...span, meaning: { is: 'unknown' } } : span
  }
  const isOr = [words[span.from - 1], words[span.to]].some((word) => word?.plain === 'ou' || word?.plain === 'e')
  if (wholes.length === 0 || isOr) return span
  const isApart = words[span.to]?.apart ?? true
  const inside = meaning.places.filter((place) =>
    wholes.some((whole) => containsPlace(whole, place) || (isApart && containsPlace(place, whole))),
  )
  if (inside.length > 0) return { ...span, meaning: { ...meaning, places: inside } }
  // 'Zona leste, Itaquera' says where the district is.
  return { ...span, meaning: { is: isDistrict(last) || isDistrict(next) ? 'filler' : 'unknown' } }
}
