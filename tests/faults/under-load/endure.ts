import { setTimeout as wait } from 'node:timers/promises'
import type { Asked } from '../../load/asked.ts'
import { checkLedger, type Difference, listWaiting } from '../../load/check-ledger.ts'
import { type Ledger, openLedger } from '../../load/ledger.ts'
import { type Load, startLoad } from '../../load/load.ts'
import { type Prepared, prepareLoad } from '../../load/own-house.ts'
import { longestAnswer } from '../../load/report.ts'
import { inDatabase } from '../crowd.ts'
import { checkLetters } from './check-letters.ts'
import type { Fault } from './faults.ts'
import { openPlace, type Place } from './place.ts'

/** After the end of a fault, everything must work again within this many milliseconds. */
export const longestRecovery = 10_000

/**
 * The same if other work slows the machine down: what has to restart may take several times as long as its first start.
 */
export function recoveryOnBusyMachine({ readyAfter }: Pick<Place, 'readyAfter'>): number {
  return Math.max(longestRecovery, 4 * readyAfter)
}
/**
 * How long background work may take until everything that waits is done; work that a killed process had begun is
 * released after half a minute.
 */
const longestQueue = 180_000

/** How long a page may take to reconnect: the last of several pauses, each twice as long as the one before. */
const longestSilence = 60_000

/** Open jobs of each recruiter: enough for some minutes, and quick to create. */
export const jobsEach = 15

/** How people experienced a fault. */
export type Endured = {
  name: string
  before: readonly Asked[]
  during: readonly Asked[]
  after: readonly Asked[]
  /** When the fault ended, by `performance.now()`. */
  lifted: number
  /** How long after the fault's end the last bad answer came, in milliseconds. */
  recovery: number
  /** The maximum for that time. */
  longest: number
  /** How long after the load's end all work was done, in milliseconds; NaN if it wasn't. */
  caughtUp: number
  /** The work that wasn't done by then, in words. */
  undone: readonly string[]
  changes: number
  differences: readonly Difference[]
  outermost: boolean
  /** What the log says about each process that ended itself because of an error that nobody caught. */
  unforeseen: readonly string[]
  /**
   * The number of pages that listened for hints, of those that listened again at the end, and of connections that were
   * lost.
   */
  listeners: Listeners
  letters: Letters
}

export type Listeners = { count: number; listening: number; ends: number }

/**
 * The number of letters that left the marketplace, and of those that left it more than once, with the same Message-ID:
 * a process that dies between a mail server's answer and the note of it sends its letter again.
 */
export type Letters = { taken: number; repeated: number }

export type EndureOptions = {
  prepared: string
  clients: number
  pause: number
  /** The duration of the load for each fault, in seconds; longer for a fault that needs it. */
  seconds: number
  /** The maximum duration of a fault, and the minimum time that people continue after it, in seconds. */
  cause?: number
  afterwards?: number
  /** How long recovery may take. */
  longest?: (place: Place) => number
  seed: number
}

/** Makes faults happen to one place, one after the other; `tell` is called with each result. */
export async function endureAll(faults: readonly Fault[], options: EndureOptions, tell: (endured: Endured) => void) {
  const place = await openPlace({ prepared: options.prepared, ...faults[0]?.place })
  try {
    const prepared = await prepareLoad(place, { clients: options.clients, jobsEach })
    for (const fault of faults) tell(await endure(fault, { ...options, place, prepared }))
  } finally {
    await place.stop()
  }
}

/** Runs a load while a fault happens, and compares what clients were told with what is stored afterwards. */
async function endure(
  fault: Fault,
  { place, prepared, ...options }: { place: Place; prepared: Prepared } & Omit<EndureOptions, 'prepared'>,
): Promise<Endured> {
  const { ledger, load } = beginLoad(place, prepared, options)
  const unforeseenBefore = place.unforeseen().length
  const {
    cause = Number.POSITIVE_INFINITY,
    afterwards = longestRecovery / 1000 + 5,
    longest = () => longestRecovery,
  } = options
  const lasts = Math.min(fault.lasts, cause)
  const share = Math.max(3, (options.seconds - lasts) / 4)
  await wait(share * 1000)
  const begun = performance.now()
  const end = await fault.begin(place)
  await wait(lasts * 1000)
  const lifted = performance.now()
  await end()
  await wait(Math.max(afterwards, share * 3) * 1000)
  const listeners = await untilListening(load)
  await load.stop()
  const { caughtUp, undone, differences, letters } = await reckon(place, ledger)
  return {
    ...{
      name: fault.name,
      listeners,
      letters,
      caughtUp,
      undone,
      differences,
      outermost: fault.outermost ?? false,
      changes: ledger.count(),
      unforeseen: place.unforeseen().slice(unforeseenBefore),
    },
    lifted,
    before: load.asked.filter(({ at, took }) => at + took < begun),
    during: load.asked.filter(({ at, took }) => at + took >= begun && at < lifted),
    after: load.asked.filter(({ at }) => at >= lifted),
    recovery: recoveryOf(load.asked, lifted),
    longest: longest(place),
  }
}

/** Waits until everybody who listened before listens again, since pages reconnect after growing pauses. */
export async function untilListening({ listeners: { count, listening, ends } }: Load) {
  for (let waited = 0; listening() < count() && waited < longestSilence; waited += 100) await wait(100)
  return { count: count(), listening: listening(), ends: ends() }
}

/** Starts a load in a place, with an empty ledger. */
export function beginLoad(
  { address, publicUrl }: Place,
  prepared: Prepared,
  { clients, pause, seed }: Pick<EndureOptions, 'clients' | 'pause' | 'seed'>,
): { ledger: Ledger; load: Load } {
  const ledger = openLedger()
  return { ledger, load: startLoad({ target: { address, publicUrl }, ledger, clients, pause, seed, ...prepared }) }
}

/** The time from a moment to the last bad answer after it. */
export function recoveryOf(asked: readonly Asked[], since: number): number {
  const bad = asked.filter(
    ({ at, took, outcome }) => at + took >= since && (outcome !== 'right' || took > longestAnswer),
  )
  return Math.max(0, ...bad.map(({ at, took }) => at + Math.min(took, longestAnswer) - since))
}

/** Waits until all work is done, and compares the ledger with the stored data. */
export async function reckon(place: Place, ledger: Ledger) {
  const begun = performance.now()
  let caughtUp = Number.NaN
  let undone: readonly string[] = []
  while (Number.isNaN(caughtUp) && performance.now() - begun < longestQueue) {
    undone = await inDatabase(place, listWaiting).catch((problem: unknown) => [String(problem)])
    if (undone.length === 0) caughtUp = performance.now() - begun
    else await wait(250)
  }
  const differences = await inDatabase(place, (ground) => checkLedger(ground, ledger))
  const posted = await place.letters()
  const letters = await inDatabase(place, (ground) => checkLetters(ground, posted))
  return {
    ...{ caughtUp, undone, differences: [...differences, ...letters.differences] },
    letters: { taken: posted.length, repeated: letters.repeated },
  }
}
