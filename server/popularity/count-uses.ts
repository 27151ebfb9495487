import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import { stateName, states } from '@trampolim/marketplace/reference/states.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { DatabaseAway } from '../platform/database/away.ts'
import type { House, Use } from '../platform/house.ts'
import { type Keyring, keyedHash, sealCode } from '../platform/tokens.ts'
import { type CountedJob, type CountedSearch, countJobs, countSearches } from './queries.ts'

/** How often counted uses are written, in milliseconds. */
const usualPause = 10_000
/** The maximum number of uses within one pause; further ones aren't counted. */
const mostWaiting = 5_000

type Counted = { kind: 'job'; use: CountedJob } | { kind: 'search'; use: CountedSearch }

export type UseCounter = {
  /** Counts a use in memory: it makes no query, doesn't wait and doesn't fail. */
  note: (use: Use) => void
  /** Writes the uses; if that fails they are lost, as they are no more than hints. */
  write: () => Promise<void>
  /** Writes what is left and stops. */
  stop: () => Promise<void>
}

type Ground = Pick<House, 'database' | 'log' | 'now'> & { secret: Keyring }

/**
 * Counts what people search for and act on, and writes the counts every few seconds in a few statements. A use counts
 * once a day per person or network, which is stored only as a digest with a key for that day; digests are deleted the
 * day after. `pause`: null for a counter that is written by an explicit call.
 */
export function countUses(
  { database, log, now, secret }: Ground,
  { pause = usualPause }: { pause?: number | null } = {},
): UseCounter {
  let waiting = new Map<string, Counted>()
  let writing: Promise<void> | null = null

  function note(use: Use) {
    const day = dayOf(now())
    const counted = countedOf(use)
    if (!counted) return
    const key = sealCode(secret, ['counted uses', day]).toString('hex')
    const digest = keyedHash(key, [use.asker, JSON.stringify(counted)]).toString('hex')
    if (waiting.has(digest) || waiting.size >= mostWaiting) return
    const withDigest = { ...counted.use, digest, day }
    waiting.set(digest, { kind: counted.kind, use: withDigest } as Counted)
  }

  async function writeWaiting() {
    if (waiting.size === 0) return
    const taken = [...waiting.values()]
    waiting = new Map()
    const jobs = taken.flatMap(({ kind, use }) => (kind === 'job' ? [use] : []))
    const searches = taken.flatMap(({ kind, use }) => (kind === 'search' ? [use] : []))
    try {
      if (jobs.length > 0) await countJobs(database, jobs, now())
      if (searches.length > 0) await countSearches(database, searches, now())
    } catch (err) {
      if (!(err instanceof DatabaseAway)) log.error({ err }, 'what people use could not be counted')
    }
  }

  function write(): Promise<void> {
    writing ??= writeWaiting().finally(() => {
      writing = null
    })
    return writing
  }

  const timer = pause === null ? null : setInterval(write, pause).unref()
  return {
    note,
    write,
    async stop() {
      if (timer) clearInterval(timer)
      await writing
      await write()
    },
  }
}

/** The part of a use that is counted; undefined for a search without recognised names. */
function countedOf(use: Use) {
  if (use.kind === 'job') return { kind: 'job' as const, use: { jobId: use.jobId } }
  const occupation = normalise(use.occupation ?? '')
  const place = placeOf(use.location ?? '')
  if (!place || (occupation === '' && place.town === '' && place.state === '')) return undefined
  return { kind: 'search' as const, use: { occupation, ...place } }
}

type Place = { town: string; townState: string; state: string }

/** A place by its name as the search shows it: a whole state, or a town with its state; undefined for anything else. */
function placeOf(name: string): Place | undefined {
  const nowhere: Place = { town: '', townState: '', state: '' }
  if (name === '') return nowhere
  if (states.codes.some((code) => stateName(code) === name)) return { ...nowhere, state: name }
  const typed = parsePlace(name)
  if (typed.kind !== 'town' || !typed.state) return undefined
  return { ...nowhere, town: typed.name, townState: typed.state }
}
