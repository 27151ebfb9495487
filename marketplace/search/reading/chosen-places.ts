import { containsPlace, type ReadPlace } from '../places/place.ts'
import type { Part } from './parts.ts'
import type { Meaning, Span } from './spans.ts'

/** A span with its position in its field. */
export type PlacedSpan = Span & { part: Part }

type PlaceSpan = PlacedSpan & { meaning: Extract<Meaning, { is: 'place' }> }

/**
 * Of several places of one name only those in a state that was typed beside it, 'rj, campo grande', or of districts those
 * in such a town: 'salvador, bairro liberdade'.
 */
export function insidePlaces(spans: readonly PlaceSpan[]): PlaceSpan[] {
  const wholes = spans.flatMap(({ meaning }) => meaning.places.slice(0, 1))
  const isInside = (place: ReadPlace, whole: ReadPlace) =>
    (whole.kind === 'state' || (whole.kind === 'town' && place.kind === 'district')) && containsPlace(whole, place)
  return spans.map((span) => {
    const { places } = span.meaning
    if (places[0]?.kind === 'state') return span
    const others = wholes.filter((whole) => whole !== places[0])
    const inside = places.filter((place) => others.some((whole) => isInside(place, whole)))
    return inside.length === 0 ? span : { ...span, meaning: { ...span.meaning, places: inside } }
  })
}

/**
 * Orders the places of a search: one from the place field comes first, or a part of it, and of several the smallest; then those that
 * don't contain it.
 */
export function placesIn(spans: readonly PlaceSpan[]): PlaceSpan[] {
  const inLocation = spans.filter(({ part }) => part.field === 'location')
  const sizeOf = ({ meaning }: PlaceSpan) => placeSizes.indexOf(meaning.places[0]?.kind ?? 'country')
  const contains = (large: PlaceSpan, small: PlaceSpan) => {
    const [whole, part] = [large.meaning.places[0], small.meaning.places[0]]
    return whole !== undefined && part !== undefined && containsPlace(whole, part)
  }
  // 'porteiro Moema' in São Paulo is in Moema.
  const inside = spans.filter(
    (span) =>
      span.part.field === 'occupation' && inLocation.some((whole) => contains(whole, span) && !contains(span, whole)),
  )
  const named = inLocation.length > 0 ? [...inLocation, ...inside] : spans
  // 'São Paulo SP zona norte' is its zone.
  const within = named.filter(
    (span) => !named.some((other) => other !== span && contains(span, other) && !contains(other, span)),
  )
  const [place, ...others] = within.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  if (!place) return []
  // 'motorista em Londrina' in Curitiba: the page says that it searches one of them.
  const contrary = spans.filter((span) => !named.includes(span) && !contains(place, span))
  const further = [...others, ...contrary].filter(({ meaning }) => {
    const other = meaning.places[0]
    return other !== undefined && !containsPlace(other, place.meaning.places[0] as ReadPlace)
  })
  return [place, ...further]
}

/** From the smallest to the largest kind of place; a district and the town count alike. */
const placeSizes = ['zip-code', 'district', 'town', 'region', 'near', 'area', 'state', 'country'] as const
