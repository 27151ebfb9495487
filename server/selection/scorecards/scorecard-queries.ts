import type { Ratings } from '@trampolim/marketplace/selection/scorecards.ts'
import type { Database, Tx } from '../../platform/house.ts'

/** A scorecard as stored. */
export type ScorecardRow = {
  recruiterId: string
  recruiterName: string
  ratings: Ratings
  remark: string
  modifiedAt: Date
}

/** The scorecards of a candidacy, the earliest first. */
export async function findScorecards(database: Database | Tx, candidacyId: string): Promise<ScorecardRow[]> {
  return database
    .selectFrom('scorecard')
    .select([
      'recruiter_id as recruiterId',
      'recruiter_name as recruiterName',
      'ratings',
      'remark',
      'modified_at as modifiedAt',
    ])
    .where('candidacy_id', '=', candidacyId)
    .orderBy('created_at')
    .orderBy('recruiter_id')
    .$castTo<ScorecardRow>()
    .execute()
}

type NewScorecard = Omit<ScorecardRow, 'modifiedAt'> & {
  candidacyId: string
  jobId: string
  organizationId: string
  now: Date
}

/** Stores a recruiter's scorecard of a candidacy, replacing an earlier one. */
export async function storeScorecard(tx: Tx, card: NewScorecard) {
  const said = { ratings: JSON.stringify(card.ratings), remark: card.remark, modified_at: card.now }
  await tx
    .insertInto('scorecard')
    .values({
      candidacy_id: card.candidacyId,
      recruiter_id: card.recruiterId,
      job_id: card.jobId,
      organization_id: card.organizationId,
      recruiter_name: card.recruiterName,
      created_at: card.now,
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['candidacy_id', 'recruiter_id']).doUpdateSet(said))
    .execute()
}

/** Deletes a recruiter's scorecard of a candidacy, if there is one. */
export async function removeScorecard(tx: Tx, of: { candidacyId: string; recruiterId: string }) {
  await tx
    .deleteFrom('scorecard')
    .where('candidacy_id', '=', of.candidacyId)
    .where('recruiter_id', '=', of.recruiterId)
    .execute()
}
