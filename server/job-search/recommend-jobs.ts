import type { JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/asking.ts'
import { occupationsOfFamily, searcherOf } from './card-queries.ts'
import { bitOf } from './layout.ts'
import { sortOf } from './order.ts'
import { look } from './search-jobs.ts'
import type { Asked } from './sieve.ts'
import { understandOccupation } from './understand-occupation.ts'
import { understandPlace } from './understand-place.ts'

/**
 * Open jobs in the occupations of the professional's curriculums and those of the same CBO family, best fit first,
 * around their home or the place asked for, without those discarded or applied to, and those for people with disabilities alone only for whom
 * they are meant. Without a curriculum none.
 * @throws location_not_found
 */
export async function recommendJobs(house: House, person: Person, asked: Asked): Promise<JobSearchResult> {
  const { searchDatabase } = house
  const [searcher, occupation, place] = await Promise.all([
    searcherOf(searchDatabase, person.accountId),
    understandOccupation(searchDatabase, asked.occupation),
    understandPlace(searchDatabase, asked.location, asked.near),
  ])
  const curriculums = searcher?.curriculums ?? []
  const own = new Set(curriculums.flatMap(({ occupations }) => occupations.map(({ cbo }) => cbo)))
  const families = [...new Set([...own].map((cbo) => cbo.slice(0, 4)))]
  const related = await Promise.all(families.map((family) => occupationsOfFamily(searchDatabase, family)))
  const cbos = occupation?.cbos.length ? occupation.cbos : related.flat()
  const home = searcher && {
    kind: 'around' as const,
    municipality: searcher.municipality,
    position: { latitude: searcher.latitude, longitude: searcher.longitude },
    exact: searcher.exact,
    name: '',
    corrected: false,
  }
  // Around home is as far as a search reaches, unless they say nearer.
  const around = place ?? home
  const result = await look(
    house,
    { ...asked, distance: asked.distance ?? (place ? undefined : 100) },
    {
      cbos,
      words: null,
      place: around,
      sort: sortOf(asked.sort ?? 'compatibility', { hasCurriculum: curriculums.length > 0, hasPlace: true }),
      searcher,
      hidden: [...(searcher?.discarded ?? []), ...(searcher?.applied ?? [])],
      without: searcher?.isHandicap ? 0 : bitOf.pcdOnly(),
      professionalId: person.accountId,
    },
  )
  const understood = { occupation: occupation?.name ?? null, location: place?.name ?? null, corrected: false }
  return { ...(cbos.length > 0 ? result : nothing(result)), understood }
}

/** A professional who said nothing of themselves gets no guess. */
function nothing(result: Omit<JobSearchResult, 'understood'>): Omit<JobSearchResult, 'understood'> {
  const facets = Object.fromEntries(
    Object.entries(result.facets).map(([name, counts]) => [
      name,
      counts.map(({ value }) => ({ value, count: 0, more: false })),
    ]),
  ) as JobSearchResult['facets']
  return { ...result, items: [], total: { count: 0, more: false }, facets }
}
