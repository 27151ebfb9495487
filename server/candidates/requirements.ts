import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { Match, MatchPart } from '@trampolim/marketplace/matching/score.ts'
import type { HiringJob } from './hiring-job.ts'
import type { Nearness } from './nearness.ts'
import type { CandidateRow } from './queries.ts'

type Candidate = {
  row: CandidateRow
  /** Whether they have a disability; null where the recruiter isn't told. */
  disability: boolean | null
  /** Their disabilities, as far as the recruiter may read them. */
  handicaps: readonly string[]
  nearness: Nearness
  match: Match
}
type Requirement = CandidateDetails['requirements'][number]

/**
 * What the job asks for, side by side with what the candidate has, as far as the job asks for it. Whether it is met is what
 * the score says of the same part; what the candidate doesn't tell is unknown, never missing.
 */
export function requirementsOf(
  job: HiringJob,
  { row, disability, handicaps, nearness, match }: Candidate,
): Requirement[] {
  const { matched, asks } = job
  const reachedOf = (part: MatchPart) => match.parts.find((each) => each.part === part)?.value
  const list: (Requirement | false)[] = [
    matched.minimumExperience > 0 && {
      part: 'experience',
      asked: matched.minimumExperience,
      has: row.occupations,
      met: metBy(reachedOf('experience')),
    },
    matched.schooling !== undefined && {
      part: 'schooling',
      asked: matched.schooling,
      has: row.schoolLevel,
      met: metBy(reachedOf('schooling')),
    },
    matched.languages.length > 0 && {
      part: 'languages',
      asked: matched.languages,
      has: row.languages,
      met: metBy(reachedOf('languages')),
    },
    matched.technologies.length > 0 && {
      part: 'technologies',
      asked: matched.technologies,
      has: row.technologies,
      met: metBy(reachedOf('technologies')),
    },
    // Curriculums don't tell a driver's licence.
    asks.driverLicence !== null && { part: 'driverLicence', asked: asks.driverLicence, has: null, met: 'unknown' },
    job.onlyHandicap && {
      part: 'handicap',
      asked: asks.handicaps,
      has: disability ? handicaps : null,
      met: disability === null ? 'unknown' : metByHandicap(asks.handicaps, disability ? handicaps : null),
    },
    asks.salary !== null && {
      part: 'salary',
      asked: asks.salary,
      has: row.salary,
      met: row.salary === null ? 'unknown' : row.salary <= asks.salary.to ? 'yes' : 'no',
    },
    job.spots.length > 0 && {
      part: 'distance',
      asked: null,
      has: { distance: nearness.distance, sameCity: nearness.sameCity },
      met: nearness.distance === null && nearness.sameCity ? 'yes' : metBy(reachedOf('distance')),
    },
  ]
  return list.filter((each): each is Requirement => each !== false)
}

function metBy(value: number | undefined): Requirement['met'] {
  if (value === undefined) return 'unknown'
  if (value >= 1) return 'yes'
  return value > 0 ? 'partly' : 'no'
}

/** A job for people with disabilities that names none takes them all; one not told is unknown. */
function metByHandicap(asked: readonly string[], has: readonly string[] | null): Requirement['met'] {
  if (has === null) return 'no'
  if (asked.length === 0 || has.some((each) => asked.includes(each))) return 'yes'
  return has.length === 0 ? 'unknown' : 'no'
}
