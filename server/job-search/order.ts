import type { JobSort } from '@trampolim/marketplace/jobs/search.ts'
import type { MatchedCurriculum } from '@trampolim/marketplace/matching/parts.ts'
import { byCompatibility, type Match, match } from '@trampolim/marketplace/matching/score.ts'
import { bandOf } from '@trampolim/marketplace/places/distance-bands.ts'
import type { Searcher } from './card-queries.ts'
import type { Candidate } from './packed.ts'

type Order = (one: Candidate, other: Candidate) => number

const newest: Order = (one, other) => other.approved - one.approved || other.jobNo - one.jobNo

const orders: Record<Exclude<JobSort, 'compatibility'>, Order> = {
  newest,
  // What is done from anywhere comes after what is near.
  distance: (one, other) => (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity) || newest(one, other),
  salary: (one, other) => other.salary - one.salary || newest(one, other),
}

/** The order that a search gets: best compatibility needs a curriculum, shortest distance a place. */
export function sortOf(
  wished: JobSort,
  { hasCurriculum, hasPlace }: { hasCurriculum: boolean; hasPlace: boolean },
): JobSort {
  if (wished === 'compatibility' && !hasCurriculum) return 'newest'
  return wished === 'distance' && !hasPlace ? 'newest' : wished
}

/** Hits in order; of the same rank the newest first. Compatibility is that of the curriculum that fits best. */
export function inOrder(hits: readonly Candidate[], sort: JobSort, curriculums: Searcher['curriculums']): Candidate[] {
  if (sort !== 'compatibility') return [...hits].sort(bothUnknownLast(orders[sort]))
  return hits
    .map((hit) => ({ hit, match: bestMatch(hit, curriculums) }))
    .sort((one, other) => byCompatibility(one.match, other.match) || newest(one.hit, other.hit))
    .map(({ hit }) => hit)
}

/** Infinity less Infinity is no number: such two are equal until the newer decides. */
function bothUnknownLast(order: Order): Order {
  return (one, other) => order(one, other) || newest(one, other)
}

function bestMatch(hit: Candidate, curriculums: Searcher['curriculums']): Match {
  const job = {
    cbo: String(hit.cbo).padStart(6, '0'),
    minimumExperience: hit.minimumExperience,
    isRemote: hit.isRemote,
    salary: hit.salary > 0 ? { from: hit.salary, to: hit.salary } : undefined,
    schooling: hit.schooling,
    languages: [],
    technologies: [],
  }
  const matches = curriculums.map((curriculum) => match(job, curriculumFor(hit, curriculum)))
  return matches.reduce((best, each) => (byCompatibility(each, best) < 0 ? each : best))
}

function curriculumFor(hit: Candidate, curriculum: Searcher['curriculums'][number]): MatchedCurriculum {
  return {
    occupations: curriculum.occupations,
    distance: hit.kilometres === null ? undefined : bandOf(hit.kilometres),
    salary: curriculum.salary ?? undefined,
    schooling: curriculum.schooling ?? undefined,
    languages: [],
    technologies: [],
  }
}
