import { containsPlace, type ReadPlace } from '../places/read-place.ts'
import type { Part } from './parts.ts'
import type { Meaning, Span } from './spans.ts'

/** A span with its position in its field. */
export type PlacedSpan = Span & { part: Part }

type PlaceSpan = PlacedSpan & { meaning: Extract<Meaning, { is: 'place' }> }

/** Of several places of one name only those in a state that was typed beside it: 'rj, campo grande'. */
export function insideStates(spans: readonly PlaceSpan[]): PlaceSpan[] {
  const states = spans.flatMap(({ meaning }) => meaning.places.slice(0, 1)).filter(({ kind }) => kind === 'state')
  return spans.map((span) => {
    const { places } = span.meaning
    if (places[0]?.kind === 'state') return span
    const inside = places.filter((place) => states.some((state) => containsPlace(state, place)))
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
  const further = others.filter(({ meaning }) => {
    const other = meaning.places[0]
    return other !== undefined && !containsPlace(other, place.meaning.places[0] as ReadPlace)
  })
  return [place, ...further]
}

/** From the smallest to the largest kind of place; a district and the town count alike. */
const placeSizes = ['zip-code', 'district', 'town', 'region', 'near', 'area', 'state', 'country'] as const
