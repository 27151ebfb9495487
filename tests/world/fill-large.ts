import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { markDemoWorld } from '@trampolim/server/accounts/sign-in/demo-queries.ts'
import { refreshCvSearch } from '@trampolim/server/cv-search/refresh-cv-search.ts'
import { refreshJobSearch } from '@trampolim/server/job-search/rows/refresh-job-search.ts'
import { countPopular } from '@trampolim/server/job-search/rows/refresh-queries.ts'
import { refreshDistricts } from '@trampolim/server/job-search/understanding/district-queries.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { findForAlerts } from './alerts.ts'
import { employersFor, knowZipCodes, type WorldSize } from './fill.ts'
import { fillNamedWorld } from './fill-named.ts'
import { insertMany } from './insert.ts'
import { readTowns } from './municipalities.ts'
import { makeEmployers } from './organizations.ts'
import type { Part, PartOfWorld } from './part.ts'
import type { CurriculumKind } from './people.ts'
import { randomFrom } from './random.ts'
import { withoutIndexes } from './without-indexes.ts'

const seed = 20_261_120
const kinds: readonly CurriculumKind[] = ['professional', 'internship', 'apprentice']
const sizeOfPart = 10_000
const mostProcesses = 8

/**
 * Fills a large world in an empty database, including the named people: several processes each make a part with its
 * search rows, and indexes are created at the end. `url` connects as the owner of the tables.
 */
export async function fillWorld(
  database: Database,
  { url, now, say = () => undefined, ...size }: WorldSize & { url: string; now: Date; say?: (line: string) => void },
) {
  await markDemoWorld(database, now)
  const employers = makeEmployers(employersFor(size.jobs), {
    random: randomFrom(seed),
    towns: await readTowns(database),
    now,
  })
  await insertMany(
    database,
    'organization',
    employers.map(({ row }) => row),
  )
  await withoutIndexes(database, async () => {
    await writeParts(partsOf(size), { url, now: now.toISOString(), seed, employers: employers.length }, say)
    say('indexes')
  })
  say('named people')
  await fillNamedWorld(database, { now })
  await knowZipCodes(database)
  await database.transaction().execute(async (tx) => {
    await refreshJobSearch(tx, await idsWithoutCards(tx))
    await refreshCvSearch(tx, await idsWithoutWords(tx))
    await countPopular(tx)
    await refreshDistricts(tx)
  })
  await findForAlerts(database)
}

async function idsWithoutCards(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('job')
    .leftJoin('job_card', 'job_card.id', 'job.id')
    .where('job.status', '=', 'job:approved')
    .where('job_card.id', 'is', null)
    .select('job.id')
    .execute()
  return rows.map(({ id }) => id)
}

async function idsWithoutWords(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('curriculum')
    .leftJoin('curriculum_search', 'curriculum_search.curriculum_id', 'curriculum.id')
    .where('curriculum_search.curriculum_id', 'is', null)
    .select('curriculum.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The parts of a world: each has a seed of its own, so that it is the same whichever process makes it. */
function partsOf({ jobs, curriculums }: WorldSize): Part[] {
  const cut = <Rest extends object>(count: number, from: number, rest: Rest) =>
    Array.from({ length: Math.ceil(count / sizeOfPart) }, (_, at) => ({
      ...rest,
      first: from + at * sizeOfPart,
      count: Math.min(sizeOfPart, count - at * sizeOfPart),
    }))
  const each = Math.ceil(curriculums / kinds.length)
  const parts = [
    ...cut(jobs, 0, { of: 'jobs' as const }),
    ...kinds.flatMap((kind, at) => cut(each, 1000 + at * each, { of: 'curriculums' as const, kind })),
  ]
  return parts.map((part, at) => ({ ...part, seed: seed + 1 + at }))
}

async function writeParts(parts: readonly Part[], shared: PartOfWorld, say: (line: string) => void) {
  const waiting = [...parts]
  let written = 0
  await Promise.all(
    Array.from({ length: Math.min(mostProcesses, availableParallelism(), parts.length) }, async () => {
      const child = fork(join(import.meta.dirname, 'part.ts'))
      const ended = once(child, 'exit').then(() => {
        throw new Error('a process that makes the world ended early')
      })
      ended.catch(() => undefined)
      const answered = () => Promise.race([once(child, 'message'), ended])
      child.send(shared)
      await answered()
      for (let part = waiting.shift(); part; part = waiting.shift()) {
        child.send(part)
        await answered()
        written += 1
        if (written % 10 === 0 || written === parts.length) say(`${written} of ${parts.length} parts`)
      }
      child.disconnect()
    }),
  )
}
