import type { JobMatch } from '@trampolim/contract/jobs.ts'
import { monthlySpan } from '@trampolim/marketplace/jobs/salary.ts'
import { gainsOf } from '@trampolim/marketplace/matching/gains.ts'
import type { MatchedCurriculum, MatchedJob } from '@trampolim/marketplace/matching/parts.ts'
import { byCompatibility, type Match, match } from '@trampolim/marketplace/matching/score.ts'
import { nearnessTo } from '@trampolim/marketplace/places/nearness.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { curriculumFor } from '@trampolim/marketplace/selection/application.ts'
import type { Database, House } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { cardsById, type MatchedRow, matchedRows, readingSearcher, type Searcher } from './card-queries.ts'
import type { Candidate } from './rows/packed.ts'

type Compared = { job: MatchedJob; curriculum: MatchedCurriculum }

/**
 * How many of the best hits are compared with all data; the search rows of the other hits lack languages and the like.
 */
export const wholly = 100
/** The maximum number of improvements shown to a candidate, those with most points first. */
const mostGains = 3

/**
 * How well the professional's curriculum of the job's kind fits an open job: the same score that its recruiters see.
 * Null without such a curriculum.
 */
export function matchOf(row: MatchedRow, searcher: Searcher | undefined): Match | null {
  const compared = searcher && comparedFor(row, searcher)
  return compared ? match(compared.job, compared.curriculum) : null
}

/**
 * Reads the data for matches if the reader of a list looks for work: one statement for all cards on a page, none for
 * other readers.
 */
export async function readingFit(
  house: Pick<House, 'searchDatabase' | 'once'>,
  person: Person | null,
): Promise<Searcher | undefined> {
  return person?.role === 'user:professional' ? readingSearcher(house, person.accountId) : undefined
}

/**
 * The matches of a professional with jobs, by the job's id; jobs that aren't open or are of other kinds are missing.
 */
export async function matchesWith(
  house: Pick<House, 'searchDatabase' | 'once'>,
  { professionalId, jobIds }: { professionalId: string; jobIds: readonly string[] },
): Promise<Map<string, JobMatch>> {
  const [searcher, rows] = await Promise.all([
    readingSearcher(house, professionalId),
    cardsById(house.searchDatabase, jobIds),
  ])
  return new Map(
    [...rows].flatMap(([jobId, row]): [string, JobMatch][] => {
      const compared = searcher && comparedFor(row, searcher)
      if (!compared) return []
      const gains = gainsOf(compared.job, compared.curriculum).slice(0, mostGains)
      const found = match(compared.job, compared.curriculum)
      return [[jobId, { ...found, parts: [...found.parts], gains }]]
    }),
  )
}

/**
 * Reorders hits that are already ordered by the data in their search rows: the first of them by the complete match, as
 * it is shown.
 */
export async function byWholeMatch(
  database: Database,
  hits: readonly Candidate[],
  searcher: Searcher,
): Promise<Candidate[]> {
  const first = hits.slice(0, wholly)
  const rows = await matchedRows(
    database,
    first.map(({ jobNo }) => jobNo),
  )
  const known = new Map([...rows].map(([jobNo, row]) => [jobNo, matchOf(row, searcher)]))
  const none = { score: null, known: 0 }
  const ordered = first.toSorted((one, other) =>
    byCompatibility(known.get(one.jobNo) ?? none, known.get(other.jobNo) ?? none),
  )
  return [...ordered, ...hits.slice(wholly)]
}

function comparedFor({ cbo, kind, card }: MatchedRow, searcher: Searcher): Compared | undefined {
  const own = searcher.curriculums.find((each) => each.kind === curriculumFor(kind))
  if (!own || !card.match) return undefined
  const { spots, schooling, courses, ...asked } = card.match
  const isRemote = card.workType === workTypes.code.remote
  return {
    job: {
      ...asked,
      cbo: String(cbo).padStart(6, '0'),
      isRemote,
      salary: monthlySpan(card.salary),
      schooling: schooling ?? undefined,
      courses: courses ?? undefined,
    },
    curriculum: {
      ...own,
      distance: (isRemote ? null : nearnessTo(spots, searcher).distance) ?? undefined,
      salary: own.salary ?? undefined,
      schooling: own.schooling ?? undefined,
    },
  }
}
