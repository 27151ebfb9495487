import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import { z } from 'zod'
import { compare } from '../../candidates/compare.ts'
import { hiringJobs } from '../../candidates/hiring-job.ts'
import { candidatesAtCandidacies } from '../../candidates/queries.ts'
import { enqueue } from '../../platform/background/enqueue.ts'
import type { Work } from '../../platform/background/work.ts'
import type { Database, House, Tx } from '../../platform/house.ts'
import {
  type CandidaciesOf,
  candidaciesAfter,
  haveCandidacies,
  linkCandidates,
  type Score,
  storeScores,
} from './score-queries.ts'

const batch = 1000

/** Computes the scores of candidacies again after their job or candidate has changed. */
export const scoreCandidaciesWork: Work<CandidaciesOf> = {
  name: 'score-candidacies',
  payload: z.union([z.strictObject({ jobId: z.string() }), z.strictObject({ professionalId: z.string() })]),
}

/**
 * Writes to these candidacies their candidate's name and curriculum, the score and the band of distance, by which lists
 * are ordered.
 */
export async function scoreCandidacies(database: Database | Tx, candidacyIds: readonly string[]) {
  if (candidacyIds.length === 0) return
  await linkCandidates(database, candidacyIds)
  const rows = await candidatesAtCandidacies(database, candidacyIds)
  const jobs = await hiringJobs(database, [...new Set(rows.flatMap(({ candidacy }) => candidacy?.jobId ?? []))])
  const scores = rows.flatMap((row): Score[] => {
    const job = jobs.get(row.candidacy?.jobId ?? '')
    if (!row.candidacy || !job) return []
    const { nearness, match } = compare(job, row)
    return [
      {
        id: row.candidacy.id,
        score: match.score,
        known: match.known,
        withinKm: nearness.band && distanceBands[nearness.band],
      },
    ]
  })
  await storeScores(database, scores)
}

/** Scores all candidacies of a job or of a candidate in batches, each in a transaction of its own. */
export async function scoreAllCandidacies({ database }: Pick<House, 'database'>, of: CandidaciesOf) {
  let candidacyIds: string[] = []
  do {
    candidacyIds = await candidaciesAfter(database, of, { after: candidacyIds.at(-1) ?? '', most: batch })
    await scoreCandidacies(database, candidacyIds)
  } while (candidacyIds.length === batch)
}

/** Queues the scoring of candidacies in the background; repeated requests are merged. */
export async function askForScores(tx: Tx, of: CandidaciesOf) {
  if (!(await haveCandidacies(tx, of))) return
  await enqueue(tx, scoreCandidaciesWork, { payload: of, key: `score-candidacies ${JSON.stringify(of)}` })
}
