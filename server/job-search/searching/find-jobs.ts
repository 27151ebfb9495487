import { type JobSort, searchDistances } from '@trampolim/marketplace/jobs/search.ts'
import { cellsAround } from '@trampolim/marketplace/places/cells.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import type { House } from '../../platform/house.ts'
import type { Searcher } from '../card-queries.ts'
import { stateNumber } from '../understanding/state-number.ts'
import type { UnderstoodPlace } from '../understanding/understood-place.ts'
import type { Meant } from '../understanding/understood-search.ts'
import { type Candidates, findCandidates } from './candidate-queries.ts'
import { filterCandidates } from './filter-candidates.ts'
import { type Asked, maskedFilters } from './filters.ts'
import { type Further, findFurther } from './further-queries.ts'
import { type Ground, readsInOrder } from './ground.ts'
import { needsOf } from './needs.ts'
import { rankBy } from './order.ts'
import type { Here } from './spot.ts'
import { wantedBy } from './wanted.ts'

const reach = Math.max(...searchDistances)

/** The way in which a search's candidates are selected, filtered and ordered. */
export type SearchPlan = {
  meant: Meant
  place: UnderstoodPlace | undefined
  sort: JobSort
  /** Whether jobs that match the words best come before newer ones. */
  byFit: boolean
  searcher: Searcher | undefined
  hidden: readonly number[]
  /** The trait bits of jobs to leave out. */
  without?: number
  professionalId: string | null
  /** Whether distances in a person's own town are measured from their home; true by default. */
  fromHome?: boolean
  /** How many of the best hits are returned, in order; by default all, in no particular order. */
  most?: number
  /** Candidates already read for this search; they are the same under other filters. */
  reads?: Reads
}

/** Candidates by what selects them, cached for the duration of one search. */
export type Reads = Map<string, Promise<Candidates>>

/** How many further reads are made if too few jobs were found. */
const mostSteps = 8

/**
 * Finds the jobs of a search and counts their facets, without reading cards. Further steps read rows that an index
 * knows to pass, if the first read left jobs out and either too few of it pass or it isn't the first part of the
 * search's order. `capped`: there may be more hits. `cappedFacets`: there may be more hits for other choices.
 */
export async function findJobs(house: Pick<House, 'searchDatabase' | 'now'>, asked: Asked, given: SearchPlan) {
  const { place, meant, most = 1 } = given
  const around = place?.kind === 'around'
  const here = hereFrom(place, given.searcher, given.fromHome)
  const ground = groundOf(asked, given)
  const { packed, saying, capped, cappedBeside, left, version } = await candidatesOf(house, ground, given.reads)
  const now = house.now()
  const filters = maskedFilters(asked, { around })
  const wanted = wantedBy(meant)
  const [said, others] = [packed.slice(0, saying), packed.slice(saying)]
  const filterAll = () =>
    filterCandidates([...said, ...others], {
      filters,
      here,
      now,
      hidden: new Set(given.hidden),
      without: given.without ?? 0,
      outside: place?.kind === 'area' ? place.outside : [],
      wanted,
      saying: said.length,
      keep:
        given.most === undefined
          ? undefined
          : { most: given.most, rankOf: rankBy(orderOf(given), given.searcher?.curriculums ?? []) },
    })
  let [filtered, leavesOut] = [filterAll(), capped]
  const isFull = () => filtered.count >= most
  // The order matters only to hits that are shown.
  if (capped && (!isFull() || (given.most !== undefined && !readsInOrder(ground)))) {
    const needs = needsOf(filters, wanted, asked.company ?? null)
    const hasMore = !needs.onlyCbos || left.cbos.length > 0 || ground.cbos.length === 0
    leavesOut = hasMore
    let from: number | null = null
    for (let step = 0; hasMore && step < mostSteps; step++) {
      const further: Further = await findFurther(house.searchDatabase, left, { needs, from, now })
      said.push(...further.saying)
      others.push(...further.packed)
      filtered = filterAll()
      leavesOut = further.capped
      // It stops when all rows of a read have the same salary, since there is no value from which to continue.
      if (!further.capped || isFull() || further.last === from) break
      from = further.last
    }
  }
  return {
    filtered,
    here,
    around,
    capped: leavesOut,
    cappedFacets: capped,
    cappedBeside,
    version,
    packed: [...said, ...others],
    now,
  }
}

function candidatesOf({ searchDatabase }: Pick<House, 'searchDatabase'>, ground: Ground, reads: Reads = new Map()) {
  const key = JSON.stringify(ground)
  const known = reads.get(key)
  if (known) return known
  const reading = findCandidates(searchDatabase, ground)
  reads.set(key, reading)
  return reading
}

/** The conditions that select the candidates of a search. */
export function groundOf(asked: Asked, { meant, place, sort }: SearchPlan): Ground {
  return {
    cbos: meant.cbos,
    words: meant.words,
    company: meant.company,
    remote: meant.demands.workTypes.includes(workTypes.code.remote),
    place: placeOf(place, asked, sort),
    sort,
  }
}

const orderOf = ({ byFit, sort }: SearchPlan) => (byFit && sort === 'newest' ? 'fit' : sort)

function placeOf(place: UnderstoodPlace | undefined, asked: Asked, sort: JobSort): Ground['place'] {
  if (!place || place.kind === 'country') return null
  if (place.kind === 'state') return { kind: 'states', states: [stateNumber(place.state)] }
  if (place.kind === 'area') return { kind: 'states', states: place.states.map(stateNumber) }
  return {
    kind: 'around',
    municipality: place.municipality,
    cells: cellsAround(place.position, Math.max(reach, place.within ?? 0)),
    wholeReach: asked.distance !== undefined || sort === 'distance' || place.within !== null,
  }
}

/**
 * The position from which distances are measured: the searched place; the home of a person who names only their own
 * town or no place.
 */
function hereFrom(place: UnderstoodPlace | undefined, searcher: Searcher | undefined, fromHome = true): Here | null {
  const home = searcher ? homeOf(searcher) : null
  if (place?.kind !== 'around') return home
  const isOwnTown =
    fromHome &&
    !place.exact &&
    place.within === null &&
    place.first === null &&
    home?.exact &&
    home.municipality === place.municipality
  return isOwnTown ? home : hereOf(place)
}

function hereOf(place: Extract<UnderstoodPlace, { kind: 'around' }>): Here {
  const { municipality, exact, within, first } = place
  return { ...place.position, municipality, exact, within, first }
}

function homeOf({ latitude, longitude, municipality, exact }: Searcher): Here {
  return { latitude, longitude, municipality, exact }
}
