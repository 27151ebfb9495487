import type { EmptySearch, OtherSearch } from '@trampolim/contract/search-jobs/understood.ts'
import { type SearchDistance, searchDistances } from '@trampolim/marketplace/jobs/search.ts'
import { noDemands } from '@trampolim/marketplace/search/vocabulary/demands.ts'
import type { House } from '../../platform/house.ts'
import { occupationsOfFamilies } from '../card-queries.ts'
import type { Candidate } from '../rows/packed.ts'
import type { Surroundings } from '../understanding/place-of-search.ts'
import { presentUnderstood } from '../understanding/present-understood.ts'
import { namesOfOccupations, namesOfTowns } from '../understanding/understand-queries.ts'
import { understandSearch } from '../understanding/understand-search.ts'
import type { UnderstoodSearch } from '../understanding/understood-search.ts'
import { type Asked, countOf, narrows, unfilteredOf } from './filters.ts'
import { findJobs, type SearchPlan } from './find-jobs.ts'
import { householdWork } from './readings.ts'

type Given = { plan: SearchPlan; understood: UnderstoodSearch; around: Surroundings }
type Way = Omit<OtherSearch, 'count' | 'more' | 'distance' | 'filter'> & { distance?: SearchDistance }

const widest: SearchDistance = Math.max(...searchDistances) as SearchDistance
/** The maximum number of parts that are left out one by one. */
const mostParts = 4
const mostOthers = 6
const mostRelated = 3
const mostFilters = 6

/**
 * Says why a search found nothing, and which other searches would find something: without one filter or
 * all, farther away, in the nearest other city, without one part of its words, in a related occupation. If the filters
 * leave nothing of any of these, they are offered without filters. It takes a handful of counts, made only for an empty
 * result.
 */
export async function whyNothing(house: House, asked: Asked, given: Given): Promise<EmptySearch> {
  const [unfiltered, others] = await Promise.all([withoutFilters(house, asked, given), otherWords(house, asked, given)])
  const reason = unfiltered.length > 0 ? 'filters' : reasonOf(given)
  const filtersLeftOut = narrows(asked) && unfiltered.length + others.length === 0
  if (filtersLeftOut) return { reason, others: await otherWords(house, unfilteredOf(asked), given), filtersLeftOut }
  return { reason, others: [...unfiltered, ...others].slice(0, mostParts + mostFilters + mostOthers), filtersLeftOut }
}

/** What the search would find elsewhere, with fewer of its words and in related occupations, all with its filters. */
async function otherWords(house: House, asked: Asked, given: Given): Promise<OtherSearch[]> {
  const found = await Promise.all([
    fartherAway(house, asked, given),
    withoutParts(house, asked, given),
    relatedOccupations(house, asked, given),
  ])
  return found.flat()
}

/** Why nothing is found if it isn't for the filters. */
function reasonOf({ understood }: Given): EmptySearch['reason'] {
  if (namedFirst(understood).some((cbo) => householdWork.has(cbo))) return 'household'
  if (understood.unknownPlace) return 'unknown_place'
  if (understood.cbos.length === 0 && understood.words !== null) return 'unknown_words'
  const { chips } = presentUnderstood(understood)
  return chips.length > 1 ? 'too_narrow' : 'nothing_there'
}

/** The likeliest occupations that the words name, without those that only begin so: 'enfermeira' is no 'enfermeira veterinária'. */
const namedFirst = ({ cbos, leading }: Pick<UnderstoodSearch, 'cbos' | 'leading'>): readonly number[] =>
  cbos.slice(0, Math.min(mostParts, Math.max(1, leading)))

async function counted(house: House, asked: Asked, { way, plan }: { way: Way; plan: SearchPlan }) {
  const { filtered, capped } = await findJobs(house, asked, plan)
  const { count, more } = countOf(filtered.count, capped)
  return count === 0 ? [] : [{ ...way, filter: null, distance: way.distance ?? null, count, more }]
}

/**
 * The search without each part of its words, if anything else remains; if none of these finds anything, each part
 * alone.
 */
async function withoutParts(house: House, asked: Asked, given: Given): Promise<OtherSearch[]> {
  const chips = presentUnderstood(given.understood).chips.slice(0, mostParts)
  const without = chips
    .filter(({ occupation, location }) => occupation || location)
    .map(({ label, occupation, location }) => ({ kind: 'without' as const, label, occupation, location }))
  const found = await countEach(house, asked, { ways: without, given })
  if (found.length > 0 || chips.length < 3) return found
  const alone = chips.map(({ kind, label }) => {
    const words = kind === 'place' ? { occupation: '', location: label } : { occupation: label, location: '' }
    return { kind: 'only' as const, label, ...words }
  })
  return countEach(house, asked, { ways: alone, given })
}

async function countEach(
  house: House,
  asked: Asked,
  { ways, given }: { ways: readonly Way[]; given: Given },
): Promise<OtherSearch[]> {
  const found = await Promise.all(
    ways.map(async (way) => {
      const meant = await understandSearch(house.searchDatabase, way, given.around)
      return counted(house, asked, { way, plan: { ...given.plan, meant, place: meant.place } })
    }),
  )
  return found.flat()
}

/**
 * The search without each filter that excludes jobs on its own, those that find most first; then without all filters if
 * several are set. One reading counts the single ones: since no job passes all filters, the result without one filter
 * is exactly the jobs that fail only that filter.
 */
async function withoutFilters(house: House, asked: Asked, { plan }: Given): Promise<OtherSearch[]> {
  if (!narrows(asked)) return []
  const { occupation, location } = asked
  const [{ filtered, capped }, all] = await Promise.all([
    findJobs(house, asked, plan),
    counted(house, unfilteredOf(asked), {
      way: { kind: 'filters' as const, label: '', occupation, location },
      plan,
    }),
  ])
  const each = [...filtered.leftOut].flatMap(([filter, jobs]) =>
    // The default distance of a place isn't a filter; a wider one is suggested separately.
    jobs === 0 || filter === 'distance'
      ? []
      : [
          {
            kind: 'filter' as const,
            label: '',
            filter,
            occupation,
            location,
            distance: null,
            ...countOf(jobs, capped),
          },
        ],
  )
  const found = each.toSorted((one, other) => other.count - one.count).slice(0, mostFilters)
  const isOnly = found.length === 1 && all.every(({ count }) => count === found[0]?.count)
  return isOnly ? found : [...found, ...all]
}

/** The same search within 100 km, for people who may filter, and in the town that has most of those jobs. */
async function fartherAway(house: House, asked: Asked, { plan, understood }: Given): Promise<OtherSearch[]> {
  const { place } = plan
  if (place?.kind !== 'around') return []
  const wide = { ...asked, distance: widest }
  const { filtered, capped } = await findJobs(house, wide, plan)
  if (filtered.count === 0) return []
  const { occupation, location } = asked
  const wider = {
    kind: 'wider' as const,
    label: place.name,
    occupation,
    location,
    filter: null,
    distance: widest,
    ...countOf(filtered.count, capped),
  }
  const town = nearestOf(filtered.hits)
  const [name] = town ? await namesOfTowns(house.searchDatabase, [town.municipality]) : []
  const city = name && {
    kind: 'city' as const,
    label: name,
    occupation: understood.cbos.length > 0 ? (understood.name ?? occupation) : '',
    location: name,
    filter: null,
    distance: null,
    ...countOf(town?.jobs ?? 0, capped),
  }
  return [wider, ...(city ? [city] : [])]
}

/** The nearest municipality of these jobs, and how many are there. */
function nearestOf(hits: readonly Candidate[]): { municipality: number; jobs: number } | undefined {
  const placed = hits.filter(({ municipality, kilometres }) => municipality !== 0 && kilometres !== null)
  if (placed.length === 0) return undefined
  const nearest = placed.reduce((one, other) => ((other.kilometres ?? 0) < (one.kilometres ?? 0) ? other : one))
  const { municipality } = nearest
  return { municipality, jobs: placed.filter((hit) => hit.municipality === municipality).length }
}

/** The occupations of the same families that have most jobs in the place. */
async function relatedOccupations(house: House, asked: Asked, { plan, understood }: Given): Promise<OtherSearch[]> {
  const { cbos } = plan.meant
  if (cbos.length === 0) return []
  const families = [...new Set(namedFirst(plan.meant).map((cbo) => String(cbo).padStart(6, '0').slice(0, 4)))]
  const related = await occupationsOfFamilies(house.searchDatabase, families)
  const others = related.filter((cbo) => !cbos.includes(cbo))
  if (others.length === 0) return []
  const meant = { ...plan.meant, cbos: others, words: null, company: null, demands: noDemands }
  const { filtered } = await findJobs(house, asked, { ...plan, meant })
  const jobs = Map.groupBy(filtered.hits, ({ cbo }) => cbo)
  const most = [...jobs].sort(([, one], [, other]) => other.length - one.length).slice(0, mostRelated)
  if (most.length === 0) return []
  const names = await namesOfOccupations(
    house.searchDatabase,
    most.map(([cbo]) => cbo),
  )
  const location = understood.unknownPlace ? '' : (understood.place?.name ?? '')
  return most.flatMap(([cbo, hits]) => {
    const label = names.get(cbo)
    const count = countOf(hits.length, false)
    return label
      ? [{ kind: 'occupation' as const, label, occupation: label, location, filter: null, distance: null, ...count }]
      : []
  })
}
