import type { JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import { type JobSort, mayBeSearched, searchDistances } from '@trampolim/marketplace/jobs/search.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { jobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { findCandidates, type Ground } from './candidate-queries.ts'
import { cardsOf, type Searcher, searcherOf } from './card-queries.ts'
import { inOrder, sortOf } from './order.ts'
import { nearnessOf, presentCard } from './present.ts'
import { type Asked, countOf, facetsOf, isFiltered, sieveOf } from './sieve.ts'
import { type Here, sift } from './sift.ts'
import { stateNumber } from './state-number.ts'
import { understandOccupation } from './understand-occupation.ts'
import { type UnderstoodPlace, understandPlace } from './understand-place.ts'

const reach = Math.max(...searchDistances)

/** Where a search takes its candidates from, and what it does with them. */
export type Look = {
  cbos: readonly number[]
  words: string | null
  place: UnderstoodPlace | undefined
  sort: JobSort
  searcher: Searcher | undefined
  hidden: readonly number[]
  /** The bits of traits whose jobs are left out. */
  without?: number
  professionalId: string | null
}

/**
 * Open jobs for an occupation, a place or both. A place is its municipality, or with a distance what lies around it;
 * remote jobs that take people of other states are in every place. Jobs that the professional discarded are left out.
 * @throws occupation_or_location_required, location_not_found, sign_in_required for a visitor's filters
 */
export async function searchJobs(house: House, person: Person | null, asked: Asked): Promise<JobSearchResult> {
  const { near } = asked
  if (!mayBeSearched(asked) && !near) refuse('occupation_or_location_required')
  if (!person && isFiltered(asked)) refuse('sign_in_required')
  const professionalId = person?.role === 'user:professional' ? person.accountId : null
  const { searchDatabase } = house
  const [occupation, place, searcher] = await Promise.all([
    understandOccupation(searchDatabase, asked.occupation),
    understandPlace(searchDatabase, asked.location, near),
    professionalId ? searcherOf(searchDatabase, professionalId) : undefined,
  ])
  if (!place && (asked.location || near)) refuse('location_not_found')
  // Words that say nothing ('vaga de emprego') leave nothing to search for without a place.
  if (!occupation && !place) refuse('occupation_or_location_required')
  const result = await look(house, asked, {
    cbos: occupation?.cbos ?? [],
    words: occupation?.words ?? null,
    place,
    sort: sortOf(asked.sort ?? 'newest', {
      hasCurriculum: (searcher?.curriculums.length ?? 0) > 0,
      hasPlace: place?.kind === 'around' || searcher !== undefined,
    }),
    searcher,
    hidden: searcher?.discarded ?? [],
    professionalId,
  })
  return {
    ...result,
    understood: {
      occupation: occupation?.name ?? null,
      location: place?.name ?? null,
      corrected: Boolean(occupation?.corrected || place?.corrected),
    },
  }
}

/** The page, counts and facets of a search whose words are understood. */
export async function look(house: House, asked: Asked, given: Look): Promise<Omit<JobSearchResult, 'understood'>> {
  const { place, sort, searcher, professionalId } = given
  const around = place?.kind === 'around'
  const here = hereFrom(place, searcher)
  const { packed, capped } = await findCandidates(house.searchDatabase, {
    cbos: given.cbos,
    words: given.words,
    place: groundOf(place, asked, sort),
    sort,
  })
  const sifted = sift(packed, {
    sieve: sieveOf(asked, { around }),
    here,
    now: house.now(),
    hidden: new Set(given.hidden),
    without: given.without ?? 0,
    kind: asked.jobType ? jobSpecificType(asked.jobType) : null,
  })
  const from = (asked.page - 1) * asked.size
  const shown = inOrder(sifted.hits, sort, searcher?.curriculums ?? []).slice(from, from + asked.size)
  const cards = await cardsOf(
    house.searchDatabase,
    shown.map(({ jobNo }) => jobNo),
    professionalId,
  )
  const items = shown.flatMap((hit) => {
    const row = cards.get(hit.jobNo)
    return row
      ? [presentCard(house, row, { placeNo: hit.placeNo, ...nearnessOf(hit, here, searcher?.municipality) })]
      : []
  })
  return {
    items,
    page: asked.page,
    size: asked.size,
    total: countOf(sifted.hits.length, capped),
    facets: facetsOf(sifted, { asked, around, capped }),
    sort,
  }
}

function groundOf(place: UnderstoodPlace | undefined, asked: Asked, sort: JobSort): Ground['place'] {
  if (!place) return null
  if (place.kind === 'state') return { kind: 'state', state: stateNumber(place.state) }
  return {
    kind: 'around',
    municipality: place.municipality,
    cells: cellsAround(place.position, reach),
    wholeReach: asked.distance !== undefined || sort === 'distance',
  }
}

/**
 * Where distances are measured from: the searched place, but the home of somebody who names no more than the town in
 * which they live; without a place their home.
 */
function hereFrom(place: UnderstoodPlace | undefined, searcher: Searcher | undefined): Here | null {
  const home = searcher ? homeOf(searcher) : null
  if (place?.kind !== 'around') return home
  const isOwnTown = !place.exact && home?.exact && home.municipality === place.municipality
  return isOwnTown ? home : hereOf(place)
}

function hereOf(place: Extract<UnderstoodPlace, { kind: 'around' }>): Here {
  return { ...place.position, municipality: place.municipality, exact: place.exact }
}

function homeOf({ latitude, longitude, municipality, exact }: Searcher): Here {
  return { latitude, longitude, municipality, exact }
}
