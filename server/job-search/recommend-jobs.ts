import type { JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import { contractsOfKind } from '@trampolim/marketplace/jobs/kind-fields.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { obstacleOfAge } from '@trampolim/marketplace/time/ages.ts'
import { type Day, dayOf } from '@trampolim/marketplace/time/days.ts'
import type { House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { askingIn } from '../zip-codes/ask-in-search.ts'
import { occupationsOfFamilies, readingSearcher, type Searcher } from './card-queries.ts'
import { bitOf } from './rows/layout.ts'
import type { Asked } from './searching/filters.ts'
import { sortOf } from './searching/order.ts'
import { type PlainResult, runSearch } from './searching/search-jobs.ts'
import { presentUnderstood } from './understanding/present-understood.ts'
import { understandSearch } from './understanding/understand-search.ts'

/**
 * Recommends open jobs in the occupations of the professional's curriculums and their CBO families, best match first,
 * around their home or the requested place. Excludes discarded jobs, jobs already applied to, and jobs to which the person
 * can't apply. Empty without a curriculum.
 */
export async function recommendJobs(house: House, person: Person, asked: Asked): Promise<JobSearchResult> {
  const { searchDatabase } = house
  const reading = readingSearcher(house, person.accountId)
  const surroundings = { near: asked.near, home: async () => reading, askZipCode: askingIn(house) }
  const [searcher, understood] = await Promise.all([reading, understandSearch(searchDatabase, asked, surroundings)])
  const { place } = understood
  const curriculums = searcher?.curriculums ?? []
  const own = new Set(curriculums.flatMap(({ occupations }) => occupations.map(({ cbo }) => cbo)))
  const families = [...new Set([...own].map((cbo) => cbo.slice(0, 4)))]
  const related = await occupationsOfFamilies(searchDatabase, families)
  const cbos = understood.cbos.length > 0 ? understood.cbos : related
  const home = searcher && {
    kind: 'around' as const,
    municipality: searcher.municipality,
    position: { latitude: searcher.latitude, longitude: searcher.longitude },
    exact: searcher.exact,
    within: null,
    first: null,
    name: '',
    corrected: false,
  }
  // Around the home, the widest distance of a search is used unless a smaller one is requested.
  const around = place ?? home
  const result = await runSearch(
    house,
    { ...asked, distance: asked.distance ?? (place ? undefined : 100) },
    {
      meant: { ...understood, cbos, words: null, company: null },
      place: around,
      byFit: false,
      sort: sortOf(asked.sort ?? 'compatibility', { hasCurriculum: curriculums.length > 0, hasPlace: true }),
      searcher,
      hidden: [...(searcher?.discarded ?? []), ...(searcher?.applied ?? [])],
      without: searcher ? closedTo(searcher, dayOf(house.now())) : 0,
      professionalId: person.accountId,
    },
  )
  return {
    ...(cbos.length > 0 ? result : nothing(result)),
    understood: presentUnderstood(understood),
    nothing: null,
    related: [],
  }
}

/** The bits of jobs to which a person can't apply: those for people with disabilities, and kinds that their age excludes. */
function closedTo({ birthDate, isHandicap }: Searcher, today: Day): number {
  const kinds = jobSpecificTypes.codes.filter((kind) => obstacleOfAge(kind, { birthDate, today, isHandicap }))
  const contracts = kinds.flatMap((kind) => contractsOfKind[kind].map(bitOf.contractType))
  return [...contracts, ...(isHandicap ? [] : [bitOf.pcdOnly()])].reduce((all, bit) => all | bit, 0)
}

/** The result is empty if there is nothing on which to base recommendations. */
function nothing(result: PlainResult): PlainResult {
  const facets = Object.fromEntries(
    Object.entries(result.facets).map(([name, counts]) => [
      name,
      counts.map(({ value }) => ({ value, count: 0, more: false })),
    ]),
  ) as JobSearchResult['facets']
  return { ...result, items: [], total: { count: 0, more: false }, facets }
}
