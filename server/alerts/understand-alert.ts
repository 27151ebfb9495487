import { type AlertSearch, foldedSearch } from '@trampolim/marketplace/alerts/alert.ts'
import type { AlertMeaning, AlertPlace } from '@trampolim/marketplace/alerts/grounds.ts'
import { stateNumber } from '../job-search/understanding/state-number.ts'
import type { UnderstoodPlace } from '../job-search/understanding/understand-place.ts'
import { selectsJobs, understandSearch } from '../job-search/understanding/understand-search.ts'
import type { Database } from '../platform/house.ts'
import { lexemesOf } from './search-queries.ts'

/**
 * Understands the words of an alert as a search does; null if they mean nothing. A job that says misspelt words is found
 * as well as those of the occupation that they most likely mean, since jobs that say them may still come.
 */
export async function understandAlert(database: Database, search: AlertSearch): Promise<AlertMeaning | null> {
  const typed = foldedSearch(search)
  const { anywhere } = search
  const understood = await understandSearch(database, typed)
  if ((!selectsJobs(understood) && !anywhere) || understood.unknownPlace) return null
  const { cbos, company, demands, place, corrected } = understood
  const words = corrected ? typed.occupation : understood.words
  return {
    cbos,
    lexemes: words ? await lexemesOf(database, words) : null,
    place: anywhere ? { kind: 'anywhere' } : place ? placeOf(place, search) : null,
    demands,
    company,
  }
}

function placeOf(place: UnderstoodPlace, { distance }: AlertSearch): AlertPlace | null {
  if (place.kind === 'country') return null
  if (place.kind === 'area') return { kind: 'area', states: place.states.map(stateNumber), outside: place.outside }
  if (place.kind === 'state') return { kind: 'state', state: stateNumber(place.state) }
  const { municipality, position, within } = place
  const kilometres = typeof distance === 'number' ? distance : within
  return { kind: 'around', municipality, position, kilometres, within }
}
