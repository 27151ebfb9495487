import { isFoundBySearch } from '@trampolim/marketplace/curriculums/visibility.ts'
import type { MatchedCurriculum } from '@trampolim/marketplace/matching/parts.ts'
import { type Match, match, type Score, scoreMatch } from '@trampolim/marketplace/matching/score.ts'
import { hasBeenApproved } from '@trampolim/marketplace/organizations/profile-status.ts'
import { measuring, type Nearness } from '@trampolim/marketplace/places/nearness.ts'
import type { HiringJob } from './hiring-job.ts'
import type { CandidateRow } from './queries.ts'

/** The candidate's data that is compared with a job. */
export type Compared = Pick<
  CandidateRow,
  | 'municipality'
  | 'latitude'
  | 'longitude'
  | 'exact'
  | 'occupations'
  | 'salary'
  | 'schoolLevel'
  | 'languages'
  | 'technologies'
  | 'licences'
  | 'courses'
>

/**
 * Computes how near a candidate lives to a job and how well their curriculum fits. The score uses only the distance
 * that recruiters may see.
 */
export function compare(job: HiringJob, candidate: Compared): { nearness: Nearness; match: Match } {
  const { nearness, curriculum } = seenFrom(job)(candidate)
  return { nearness, match: match(job.matched, curriculum) }
}

/** The same for many candidates, without the reasons of the score. */
export function comparing(job: HiringJob): (candidate: Compared) => { nearness: Nearness; match: Score } {
  const seen = seenFrom(job)
  return (candidate) => {
    const { nearness, curriculum } = seen(candidate)
    return { nearness, match: scoreMatch(job.matched, curriculum) }
  }
}

function seenFrom({ spots, scoredSpots }: HiringJob) {
  const near = measuring(spots)
  const scoredNear = scoredSpots === spots ? near : measuring(scoredSpots)
  return (candidate: Compared): { nearness: Nearness; curriculum: MatchedCurriculum } => {
    const nearness = near(candidate)
    const scored = scoredNear === near ? nearness : scoredNear(candidate)
    return {
      nearness,
      curriculum: {
        occupations: candidate.occupations,
        distance: scored.distance ?? undefined,
        salary: candidate.salary ?? undefined,
        schooling: candidate.schoolLevel ?? undefined,
        languages: candidate.languages,
        technologies: candidate.technologies,
        licences: candidate.licences,
        courses: candidate.courses,
      },
    }
  }
}

/**
 * Whether recruiters can find a candidate: they look for work, allow themselves to be found, and their profile was
 * approved and not refused or blocked since.
 */
export function isOffered(
  row: Pick<CandidateRow, 'searchingJob' | 'visibility' | 'everApproved' | 'takenDown' | 'profileStatus'>,
): boolean {
  return hasBeenApproved({ ...row, status: row.profileStatus }) && isFoundBySearch(row)
}
