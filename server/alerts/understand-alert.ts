import { jobSearch } from '@trampolim/contract/search-jobs/search.ts'
import { type AlertSearch, foldedSearch } from '@trampolim/marketplace/alerts/alert.ts'
import type { AlertMeaning, AlertPlace } from '@trampolim/marketplace/alerts/grounds.ts'
import { readingThatFinds } from '../job-search/searching/readings.ts'
import { stateNumber } from '../job-search/understanding/state-number.ts'
import { understandSearch } from '../job-search/understanding/understand-search.ts'
import type { UnderstoodPlace } from '../job-search/understanding/understood-place.ts'
import { selectsJobs } from '../job-search/understanding/understood-search.ts'
import type { House } from '../platform/house.ts'
import { lexemesOf } from './search-queries.ts'

/**
 * Interprets the words of an alert as a search does; null if they mean nothing. For misspelt words, both jobs that
 * contain them and jobs of the most likely occupation are found, since jobs with that spelling may still come. Words
 * with which the search finds nothing are left out, as in the search.
 */
export async function understandAlert(
  house: Pick<House, 'searchDatabase' | 'now'>,
  search: AlertSearch,
): Promise<AlertMeaning | null> {
  const typed = foldedSearch(search)
  const { anywhere } = search
  const { searchDatabase } = house
  const understood = await understandSearch(searchDatabase, typed)
  if ((!selectsJobs(understood) && !anywhere) || understood.unknownPlace || understood.needsPosition) return null
  const { company, demands, place, corrected } = understood
  const asked = jobSearch.safeParse(search)
  const meant = asked.success ? await readingThatFinds(house, asked.data, { meant: understood, place }) : understood
  const { cbos } = meant
  const words = corrected && meant === understood ? typed.occupation : meant.words
  return {
    cbos,
    lexemes: words ? await lexemesOf(searchDatabase, words) : null,
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
