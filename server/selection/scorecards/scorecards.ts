import type { Scorecards } from '@trampolim/contract/gateway/candidate-scorecards.ts'
import { type CriterionScore, criteriaOf } from '@trampolim/marketplace/selection/scorecards.ts'
import { type HiringJob, hiringJobFor, readingHiringJob } from '../../candidates/hiring-job.ts'
import { memberOf } from '../../organizations/policy.ts'
import type { House } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownCandidacy } from '../board/shown-candidacy-queries.ts'
import { findScorecards, removeScorecard, type ScorecardRow, storeScorecard } from './scorecard-queries.ts'

type OfCandidacy = { recruiterId: string; jobId: string; candidacyId: string }
type Written = { ratings: readonly { criterion: string; score: number }[]; remark: string }

/**
 * Reads the recruiters' scorecards of a candidate. Those of colleagues are included only once the reader has written
 * one, so that they don't influence it.
 * @throws job_not_found, process_not_found
 */
export async function readScorecards(
  house: House,
  { recruiterId, jobId, candidacyId }: OfCandidacy,
): Promise<Scorecards> {
  const job = await readingHiringJob(house, { recruiterId, jobId })
  if (!(await findShownCandidacy(house.database, jobId, { candidacyId }))) refuse('process_not_found')
  const cards = await findScorecards(house.database, candidacyId)
  const own = cards.find((each) => each.recruiterId === recruiterId)
  const others = cards.filter((each) => each !== own)
  return {
    criteria: criteriaFor(job),
    own: own ? presentCard(own) : null,
    others: own ? others.map((each) => ({ ...presentCard(each), author: each.recruiterName })) : [],
    total: others.length,
  }
}

/** Writes the recruiter's own scorecard of a candidate. @throws job_not_found, process_not_found, invalid_form */
export async function saveScorecard(
  { database, now }: House,
  { recruiterId, jobId, candidacyId, ratings, remark }: OfCandidacy & Written,
) {
  await database.transaction().execute(async (tx) => {
    const job = await hiringJobFor(tx, { recruiterId, jobId })
    if (!(await findShownCandidacy(tx, jobId, { candidacyId }))) refuse('process_not_found')
    const known = new Set<string>(criteriaFor(job))
    if (ratings.some(({ criterion }) => !known.has(criterion))) {
      refuse('invalid_form', fieldFaultsOf([{ field: 'ratings', code: 'invalid' }]))
    }
    const { name: recruiterName } = await memberOf(tx, recruiterId)
    await storeScorecard(tx, {
      ...{ candidacyId, recruiterId, recruiterName, jobId, organizationId: job.organizationId, remark, now: now() },
      ratings: Object.fromEntries(ratings.map(({ criterion, score }) => [criterion, score as CriterionScore])),
    })
  })
}

/** Deletes the recruiter's own scorecard of a candidate, if there is one. @throws job_not_found, process_not_found */
export async function deleteScorecard({ database }: House, { recruiterId, jobId, candidacyId }: OfCandidacy) {
  await database.transaction().execute(async (tx) => {
    await hiringJobFor(tx, { recruiterId, jobId })
    if (!(await findShownCandidacy(tx, jobId, { candidacyId }))) refuse('process_not_found')
    await removeScorecard(tx, { candidacyId, recruiterId })
  })
}

function criteriaFor({ kind, matched, questionnaire }: HiringJob) {
  const { minimumExperience, technologies = [], languages = [] } = matched
  return criteriaOf({ kind, minimumExperience, technologies, languages, questionnaire })
}

function presentCard({ ratings, remark, modifiedAt }: ScorecardRow) {
  return {
    ratings: Object.entries(ratings).map(([criterion, score]) => ({ criterion, score })),
    remark,
    modified: modifiedAt.toISOString(),
  }
}
