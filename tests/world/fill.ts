import { markDemoWorld } from '@trampolim/server/accounts/sign-in/demo-queries.ts'
import { refreshAllCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { countWatchedSearchesWork } from '@trampolim/server/cv-search/watching/count-new.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { refreshCompanyNames } from '@trampolim/server/job-search/understanding/refresh-company-names.ts'
import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import type { Storage } from '@trampolim/server/platform/storage/storage.ts'
import { sql } from 'kysely'
import { findForAlerts } from './alerts.ts'
import { fillNamedWorld } from './fill-named.ts'
import { insertMany } from './insert.ts'
import type { Job } from './job-row.ts'
import { makeJobs } from './jobs.ts'
import { readTowns } from './municipalities.ts'
import { makeEmployers } from './organizations.ts'
import { type Candidate, type CurriculumKind, makeCandidates } from './people.ts'
import { randomFrom } from './random.ts'

const seed = 20_261_120
const kinds: readonly CurriculumKind[] = ['professional', 'internship', 'apprentice']
const chunk = 20_000

export type WorldSize = {
  /** The number of open jobs. */
  jobs: number
  /** The number of curriculums, spread over the three kinds. */
  curriculums: number
}

const anasFamilies: ReadonlySet<string> = new Set(['8483', '5134'])

/** Whether a job is left out: in Ana's trades and state the demo world only has the jobs of her story. */
function isLeftToAna({ cbo, work_places }: Job): boolean {
  const [place] = work_places as unknown as [{ cityState: number }]
  return anasFamilies.has((cbo as string).slice(0, 4)) && String(place.cityState).startsWith('35')
}

/**
 * Fills the demo world: its named people with their data, and around them 600 jobs and 200 curriculums of each kind. It
 * uses one transaction, so that an interrupted start leaves no incomplete world behind.
 */
export async function fillDemoWorld(database: Database, { now, storage }: { now: Date; storage?: Storage }) {
  await database.transaction().execute(async (tx) => {
    await markDemoWorld(tx, now)
    await fillCrowd(tx, { jobs: 600, curriculums: 600, spares: isLeftToAna }, now)
    await fillNamedWorld(tx, { now, storage })
    await knowZipCodes(tx)
  })
  await findDemoWorld(database)
}

/** Writes the search rows of the demo world, after its transaction, and counts the new people of watched searches. */
export async function findDemoWorld(database: Database) {
  await refreshAllJobSearch(database)
  await refreshCompanyNames({ database })
  await refreshAllCvSearch(database)
  await findForAlerts(database)
  await enqueue(database, countWatchedSearchesWork, { payload: {}, key: countWatchedSearchesWork.name })
}

/** How many organisations publish this number of jobs. */
export const employersFor = (jobs: number) => Math.max(60, Math.round(jobs / 12))

type CrowdSize = WorldSize & { spares: (job: Job) => boolean }

async function fillCrowd(database: Database, { jobs, curriculums, spares }: CrowdSize, now: Date) {
  const random = randomFrom(seed)
  const towns = await readTowns(database)
  const employers = makeEmployers(employersFor(jobs), { random, towns, now })
  await insertMany(
    database,
    'organization',
    employers.map(({ row }) => row),
  )
  for (let from = 0; from < jobs; from += chunk) {
    const part = makeJobs(Math.min(chunk, jobs - from), { first: from, spares, random, towns, employers, now })
    await insertMany(database, 'job', part)
  }
  const each = Math.ceil(curriculums / kinds.length)
  for (const [at, kind] of kinds.entries()) {
    for (let from = 0; from < each; from += chunk) {
      const count = Math.min(chunk, each - from)
      await insertCandidates(
        database,
        makeCandidates(kind, { first: 1000 + at * each + from, count }, { random, towns, now }),
      )
    }
  }
}

/** The addresses of this world's CEPs are stored completely, as if an external service had provided them. */
export async function knowZipCodes(database: Database) {
  await sql`
    insert into known_zip_code (zip_code, street, district, municipality_id, latitude, longitude)
    select distinct on (zip_code) zip_code, split_part(street, ',', 1), district, municipality_id, latitude, longitude
    from professional order by zip_code, account_id
    on conflict do nothing
  `.execute(database)
}

async function insertCandidates(database: Database, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return
  await insertMany(
    database,
    'account',
    candidates.map(({ account }) => account),
  )
  await insertMany(
    database,
    'professional',
    candidates.map(({ professional }) => professional),
  )
  await insertMany(
    database,
    'curriculum',
    candidates.map(({ curriculum }) => curriculum),
  )
}
