import { sql } from 'kysely'
import { plannedAnew } from '../../platform/database/prepared.ts'
import type { Database } from '../../platform/house.ts'
import { changesOf } from '../rows/changes.ts'
import { inCurrentLayout } from '../rows/other-layouts.ts'
import { type Ground, isPlaceAlone, remoteWork, subjectsOf } from './ground.ts'
import { remoteWalk, walksOf } from './walks.ts'

/**
 * Packed candidates. `capped`: there were more than a search reads. `cappedBeside`: there were more near the place,
 * which only matters for the choices of a distance. The first `saying` buffers contain jobs with all the words.
 * `left`: the conditions whose jobs weren't all read.
 */
export type Candidates = {
  packed: Buffer[]
  saying: number
  capped: boolean
  cappedBeside: boolean
  left: Ground
  /** The change counter of the rows that the search may read. */
  version: string
}

/** The newest or best paid remote jobs, which the search of every place reads, cached per process. */
type Remote = { version: string; packed: Buffer | null; capped: boolean | null }
const keptRemote = new WeakMap<Database, Map<'newest' | 'salary', Remote>>()

/** Returns all candidates of a search, or the first ones in its order if there are too many; in one statement. */
export async function findCandidates(database: Database, ground: Ground): Promise<Candidates> {
  const others = walksOf(ground)
  const order = ground.sort === 'salary' ? 'salary' : 'newest'
  const readsRemote = isPlaceAlone(ground)
  const ofDatabase = keptRemote.get(database) ?? new Map<typeof order, Remote>()
  // A transaction may see uncommitted rows that nobody else will ever see, so it doesn't use the cache.
  const known = readsRemote && !database.isTransaction ? ofDatabase.get(order) : undefined
  const walks = readsRemote ? [...others, remoteWalk(ground, known?.version)] : others
  const { rows } = await sql<{
    packed: Buffer | null
    capped: boolean | null
    version: string
    remoteVersion: string
  }>`
    ${plannedAnew} select walked.packed, walked.capped, ${changesOf(subjectsOf(ground))} as version,
      ${readsRemote ? changesOf([remoteWork]) : sql`''`} as "remoteVersion"
    from (${sql.join(walks, sql` union all `)}) as walked
  `.execute(database)
  // The scan for remote jobs comes last, and returns no row if the cached ones are still valid.
  const read = rows[others.length]
  const remote = read ? { ...read, version: read.remoteVersion } : known
  if (readsRemote && read && !database.isTransaction) {
    ofDatabase.set(order, { version: read.remoteVersion, packed: read.packed, capped: read.capped })
    keptRemote.set(database, ofDatabase)
  }
  const all = [...rows.slice(0, others.length), ...(readsRemote && remote ? [remote] : [])]
  return {
    saying: readsWords(ground) && rows[0]?.packed ? 1 : 0,
    packed: await inCurrentLayout(
      database,
      all.flatMap(({ packed }) => (packed ? [packed] : [])),
    ),
    capped: all.some(({ capped }) => capped === true),
    // This scan returns null in place of a flag.
    cappedBeside: all.some(({ capped }) => capped === null),
    left: leftOf(
      ground,
      rows.slice(0, others.length).map(({ capped }) => capped === true),
    ),
    version: rows[0]?.version ?? '',
  }
}

const readsWords = ({ words, company }: Ground) => words !== null && company === null

/** Without the words or the occupations if all their jobs were read; `capped` of each scan, that of the words first. */
function leftOf(ground: Ground, capped: readonly boolean[]): Ground {
  if (!readsWords(ground) || ground.cbos.length === 0) return ground
  const [words, ...occupations] = capped
  return { ...ground, words: words ? ground.words : null, cbos: occupations.includes(true) ? ground.cbos : [] }
}
