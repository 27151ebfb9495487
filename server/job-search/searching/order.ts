import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import type { MatchedCurriculum } from '@trampolim/marketplace/matching/parts.ts'
import { match } from '@trampolim/marketplace/matching/score.ts'
import { bandOf, type DistanceBand, distanceBandCodes } from '@trampolim/marketplace/places/distance-bands.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import { readBits } from '../../platform/database/packing.ts'
import type { Searcher } from '../card-queries.ts'
import { marks, offsets } from '../rows/layout.ts'
import { candidateAt, isRemoteAt, kindOf } from '../rows/packed.ts'
import { type Keep, unmeasured } from './best-hits.ts'
import type { Spot } from './spot.ts'

/** The order of a search: the best match of the words first, unless the person chose an order. */
type SearchOrder = JobSort | 'fit'

const ranks: Record<Exclude<SearchOrder, 'compatibility'>, Keep['rankOf']> = {
  newest: () => 0,
  fit: (_spot, fit) => fit,
  // Remote work comes after jobs with a distance.
  distance: ({ squared }) => (squared === unmeasured ? Infinity : squared),
  salary: ({ view, at }) => -view.getInt32(at + offsets.salary),
}

/**
 * The order used for a search. Compatibility requires a curriculum, distance requires a place; otherwise another order
 * is used.
 */
export function sortOf(
  wished: JobSort,
  { hasCurriculum, hasPlace }: { hasCurriculum: boolean; hasPlace: boolean },
): JobSort {
  if (wished === 'compatibility' && !hasCurriculum) return 'newest'
  return wished === 'distance' && !hasPlace ? 'newest' : wished
}

/**
 * Ranks hits in an order, the lowest rank first; among equals the newest comes first. Compatibility is with the
 * curriculum of the job's kind, as far as search rows contain the data.
 */
export function rankBy(order: SearchOrder, curriculums: Searcher['curriculums']): Keep['rankOf'] {
  return order === 'compatibility' ? rankByMatch(curriculums) : ranks[order]
}

function rankByMatch(curriculums: Searcher['curriculums']): Keep['rankOf'] {
  const ofKind = new Map<number, ((spot: Spot) => number) | undefined>()
  return (spot) => {
    const kind = kindOf(spot.view, spot.at)
    if (!ofKind.has(kind)) {
      const own = curriculums.find((each) => each.kind === curriculumFor(kind))
      ofKind.set(kind, own && rankAgainst(own))
    }
    return ofKind.get(kind)?.(spot) ?? worst
  }
}

/** The rank of jobs that can't be compared. */
const worst = 1
const bands = distanceBandCodes.length + 1

/**
 * Ranks a job by its match, then by how much was compared. Jobs with the same data in their search rows are compared
 * once: of thousands of jobs in a few occupations, nearly all are.
 */
function rankAgainst(curriculum: Searcher['curriculums'][number]): (spot: Spot) => number {
  const known = new Map<number, Map<number, number>>()
  const enough = curriculum.salary || Infinity
  return (spot) => {
    const { view, at, squared } = spot
    const distance = squared === unmeasured ? undefined : bandOf(Math.sqrt(squared))
    const marked = view.getInt32(at + offsets.marks)
    // An unmeasured distance has the band number 0.
    const band = distance === undefined ? 0 : distanceBandCodes.indexOf(distance) + 1
    const place = isRemoteAt(view, at) ? bands : band
    const asked = readBits(marked, marks.minimumExperience) * 64 + readBits(marked, marks.schooling)
    const key = (view.getInt32(at + offsets.cbo) * 1024 + asked) * (bands + 1) + place
    // A salary above the expected one counts as the expected one.
    const salary = Math.min(view.getInt32(at + offsets.salary), enough)
    const bySalary = known.get(key) ?? new Map<number, number>()
    known.set(key, bySalary)
    const rank = bySalary.get(salary) ?? rankOf(spot, { curriculum, distance, salary })
    bySalary.set(salary, rank)
    return rank
  }
}

function rankOf(
  { view, at }: Spot,
  {
    curriculum,
    distance,
    salary,
  }: { curriculum: Searcher['curriculums'][number]; distance: DistanceBand | undefined; salary: number },
): number {
  const hit = candidateAt(view, at)
  const job = {
    cbo: String(hit.cbo).padStart(6, '0'),
    minimumExperience: hit.minimumExperience,
    isRemote: hit.isRemote,
    salary: salary > 0 ? { from: salary, to: salary } : undefined,
    schooling: hit.schooling,
    languages: [],
    technologies: [],
    licences: [],
  }
  const compared: MatchedCurriculum = {
    occupations: curriculum.occupations,
    distance,
    salary: curriculum.salary ?? undefined,
    schooling: curriculum.schooling ?? undefined,
    languages: [],
    technologies: [],
    licences: [],
  }
  const { score, known } = match(job, compared)
  return score === null ? worst : -(score * 101 + known)
}
