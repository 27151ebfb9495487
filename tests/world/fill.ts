import { markDemoWorld } from '@trampolim/server/accounts/demo-queries.ts'
import { refreshAllCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { refreshAllJobSearch } from '@trampolim/server/job-search/refresh-job-search.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import type { Storage } from '@trampolim/server/platform/storage/storage.ts'
import { sql } from 'kysely'
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
  /** Open jobs. */
  jobs: number
  /** Curriculums, spread over the three kinds. */
  curriculums: number
}

const anasFamilies: ReadonlySet<string> = new Set(['8483', '5134'])

/** In Ana's trades the demo world has in her state only what her story tells. */
function isLeftToAna({ cbo, work_places }: Job): boolean {
  const [place] = work_places as unknown as [{ cityState: number }]
  return anasFamilies.has((cbo as string).slice(0, 4)) && String(place.cityState).startsWith('35')
}

/**
 * The demo world: its named people with what belongs to them, and around them 600 jobs and 200 curriculums of each kind.
 * All of it or nothing: a start that is cut off leaves no half world behind.
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

/** Makes search know the demo world, which it finds only after it is there. */
export async function findDemoWorld(database: Database) {
  await refreshAllJobSearch(database)
  await refreshAllCvSearch(database)
}

/** The same world at another size, named people included. */
export async function fillWorld(database: Database, size: WorldSize & { now: Date; say?: (line: string) => void }) {
  await markDemoWorld(database, size.now)
  await fillCrowd(database, size, size.now, size.say)
  await fillNamedWorld(database, { now: size.now })
  await knowZipCodes(database)
  size.say?.('search rows')
  await refreshAllJobSearch(database, { many: true })
  await refreshAllCvSearch(database)
}

type CrowdSize = WorldSize & { spares?: (job: Job) => boolean }

async function fillCrowd(
  database: Database,
  { jobs, curriculums, spares }: CrowdSize,
  now: Date,
  say = (_line: string) => {},
) {
  const random = randomFrom(seed)
  const towns = await readTowns(database)
  const employers = makeEmployers(Math.max(60, Math.round(jobs / 12)), { random, towns, now })
  await insertMany(
    database,
    'organization',
    employers.map(({ row }) => row),
  )
  for (let from = 0; from < jobs; from += chunk) {
    const part = makeJobs(Math.min(chunk, jobs - from), { first: from, spares, random, towns, employers, now })
    await insertMany(database, 'job', part)
    say(`${from + part.length} of ${jobs} jobs`)
  }
  const each = Math.ceil(curriculums / kinds.length)
  for (const [at, kind] of kinds.entries()) {
    for (let from = 0; from < each; from += chunk) {
      const count = Math.min(chunk, each - from)
      await insertCandidates(
        database,
        makeCandidates(kind, { first: 1000 + at * each + from, count }, { random, towns, now }),
      )
      say(`${at * each + from + count} of ${curriculums} curriculums`)
    }
  }
}

/** The CEPs of this world are known whole, as an outside service would know real ones. */
async function knowZipCodes(database: Database) {
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
