import type { CandidateDetails } from '@trampolim/contract/candidates.ts'
import type { Match, MatchPart } from '@trampolim/marketplace/matching/score.ts'
import type { Nearness } from '@trampolim/marketplace/places/nearness.ts'
import type { HiringJob } from './hiring-job.ts'
import type { CandidateRow } from './queries.ts'

type Candidate = {
  row: CandidateRow
  /** Whether the person has a disability; null if the recruiter may not know. */
  disability: boolean | null
  /** The person's disabilities, if the recruiter may read them. */
  handicaps: readonly string[]
  nearness: Nearness
  match: Match
}
type Requirement = CandidateDetails['requirements'][number]

/**
 * Compares the job's requirements with the candidate's data. Whether a requirement is met is taken from the matching
 * part of the score. What the candidate doesn't state is unknown, never missing.
 */
export function requirementsOf(
  job: HiringJob,
  { row, disability, handicaps, nearness, match }: Candidate,
): Requirement[] {
  const { matched, asks } = job
  const reachedOf = (part: MatchPart) => match.parts.find((each) => each.part === part)?.value
  const list: (Requirement | false)[] = [
    matched.courses !== undefined && {
      part: 'course',
      asked: matched.courses.list,
      has: row.courses,
      met: metBy(reachedOf('course')),
    },
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
    matched.licences.length > 0 && {
      part: 'driverLicence',
      asked: asks.driverLicence,
      has: row.licences,
      met: metBy(reachedOf('driverLicence')),
    },
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

/** A job for people with disabilities that names none accepts all. A disability that isn't disclosed is unknown. */
function metByHandicap(asked: readonly string[], has: readonly string[] | null): Requirement['met'] {
  if (has === null) return 'no'
  if (asked.length === 0 || has.some((each) => asked.includes(each))) return 'yes'
  return has.length === 0 ? 'unknown' : 'no'
}
