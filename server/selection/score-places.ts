import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import { z } from 'zod'
import { compare } from '../candidates/compare.ts'
import { hiringJobs } from '../candidates/hiring-job.ts'
import { candidatesAtPlaces } from '../candidates/queries.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { Work } from '../platform/background/work.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { havePlaces, linkCandidates, type PlacesOf, placesAfter, type Score, storeScores } from './score-queries.ts'

const batch = 1000

/** Scores places anew after their job or their candidate has changed. */
export const scorePlacesWork: Work<PlacesOf> = {
  name: 'score-places',
  payload: z.union([z.strictObject({ jobId: z.string() }), z.strictObject({ professionalId: z.string() })]),
}

/** Writes with these places who their candidate is, how well they fit and in which band of distance they live: what lists order by. */
export async function scorePlaces(database: Database | Tx, placeIds: readonly string[]) {
  if (placeIds.length === 0) return
  await linkCandidates(database, placeIds)
  const rows = await candidatesAtPlaces(database, placeIds)
  const jobs = await hiringJobs(database, [...new Set(rows.flatMap(({ place }) => place?.jobId ?? []))])
  const scores = rows.flatMap((row): Score[] => {
    const job = jobs.get(row.place?.jobId ?? '')
    if (!row.place || !job) return []
    const { nearness, match } = compare(job, row)
    return [
      {
        id: row.place.id,
        score: match.score,
        known: match.known,
        withinKm: nearness.band && distanceBands[nearness.band],
      },
    ]
  })
  await storeScores(database, scores)
}

/** Scores all places of a job or of a candidate, a thousand at a time, each thousand on its own. */
export async function scoreAllPlaces({ database }: Pick<House, 'database'>, of: PlacesOf) {
  let placeIds: string[] = []
  do {
    placeIds = await placesAfter(database, of, { after: placeIds.at(-1) ?? '', most: batch })
    await scorePlaces(database, placeIds)
  } while (placeIds.length === batch)
}

/** Has places scored anew in the background, once however often it is asked for meanwhile. */
export async function askForScores(tx: Tx, of: PlacesOf) {
  if (!(await havePlaces(tx, of))) return
  await enqueue(tx, scorePlacesWork, { payload: of, key: `score-places ${JSON.stringify(of)}` })
}
