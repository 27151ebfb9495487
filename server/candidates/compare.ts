import { isFoundBySearch } from '@trampolim/marketplace/curriculums/visibility.ts'
import type { MatchedCurriculum } from '@trampolim/marketplace/matching/parts.ts'
import { type Match, match } from '@trampolim/marketplace/matching/score.ts'
import type { HiringJob } from './hiring-job.ts'
import { type Nearness, nearnessTo } from './nearness.ts'
import type { CandidateRow } from './queries.ts'

/** What of a candidate is compared with a job. */
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
>

/** How near a candidate lives to a job and how well their curriculum fits; the distance counts as far as it is told. */
export function compare(job: HiringJob, candidate: Compared): { nearness: Nearness; match: Match } {
  const nearness = nearnessTo(job.spots, candidate)
  const curriculum: MatchedCurriculum = {
    occupations: candidate.occupations,
    distance: nearness.distance ?? undefined,
    salary: candidate.salary ?? undefined,
    schooling: candidate.schoolLevel ?? undefined,
    languages: candidate.languages,
    technologies: candidate.technologies,
  }
  return { nearness, match: match(job.matched, curriculum) }
}

/** Whether recruiters may find somebody: they look for work, let it be found, and were approved before and not refused since. */
export function isOffered(
  row: Pick<CandidateRow, 'searchingJob' | 'visibility' | 'everApproved' | 'profileStatus'>,
): boolean {
  const inGoodStanding = row.everApproved && row.profileStatus !== 'blocked' && row.profileStatus !== 'rejected'
  return inGoodStanding && isFoundBySearch(row)
}
