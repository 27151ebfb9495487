import type { AlertSearch } from '@trampolim/marketplace/alerts/alert.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { withoutPart } from '@trampolim/marketplace/search/reading/parts.ts'
import { readingSearcher } from '../job-search/card-queries.ts'
import { labelOfTerm } from '../job-search/understanding/label-of-term.ts'
import { understandSearch } from '../job-search/understanding/understand-search.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'

/**
 * The search of an alert without its owner's position, since searches are shared: a position becomes the municipality
 * that contains it, and 'perto de mim' becomes the surroundings of that municipality or of the person's home. Unchanged
 * if neither is known.
 */
export async function searchFromHere(
  house: House,
  person: Person,
  { near, ...asked }: AlertSearch & { near?: Position | undefined },
): Promise<AlertSearch> {
  const home = async () => readingSearcher(house, person.accountId)
  const { place, reading, typed } = await understandSearch(house.searchDatabase, asked, { near, home })
  if (place?.kind !== 'around') return asked
  if (reading.place?.kind !== 'near') return asked.location || !near ? asked : { ...asked, location: place.name }
  const { occupation, location } = reading.placePart ? withoutPart(typed, reading.placePart) : typed
  const within = place.within === null || reading.kilometres !== null ? '' : distanceOf(place.within)
  return { ...asked, occupation, location: [place.name, within, location].filter(Boolean).join(' ') }
}

const distanceOf = (kilometres: number) => labelOfTerm({ kind: 'distance', value: kilometres }).toLowerCase()
