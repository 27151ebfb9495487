import { setTimeout as wait } from 'node:timers/promises'
import type { Asked } from '../../load/asked.ts'
import { checkLedger, countWaiting, type Difference } from '../../load/check-ledger.ts'
import { type Ledger, openLedger } from '../../load/ledger.ts'
import { type Load, startLoad } from '../../load/load.ts'
import { type Prepared, prepareLoad } from '../../load/own-house.ts'
import { longestAnswer } from '../../load/report.ts'
import { inDatabase } from '../crowd.ts'
import { checkLetters } from './check-letters.ts'
import type { Fault } from './faults.ts'
import { openPlace, type Place } from './place.ts'

/** After the end of a cause, everything is well again after so many milliseconds. */
export const longestRecovery = 10_000
/** How long background work may take until it has done all that waits: what a killed process had begun is free again after half a minute. */
const longestQueue = 180_000

/** What people saw of a fault. */
export type Endured = {
  name: string
  before: readonly Asked[]
  during: readonly Asked[]
  after: readonly Asked[]
  /** How long after the cause's end somebody was last answered badly, in milliseconds. */
  recovery: number
  /** How long after the load's end all work was done, in milliseconds; not a number if it wasn't. */
  caughtUp: number
  changes: number
  differences: readonly Difference[]
  cuts: boolean
}

export type EndureOptions = { prepared: string; clients: number; pause: number; seconds: number; seed: number }

/** Lets faults happen to one place, one after the other; `tell` hears of each. */
export async function endureAll(faults: readonly Fault[], options: EndureOptions, tell: (endured: Endured) => void) {
  const place = await openPlace({ prepared: options.prepared, ...faults[0]?.place })
  try {
    const prepared = await prepareLoad(place, { clients: options.clients })
    for (const fault of faults) tell(await endure(fault, { ...options, place, prepared }))
  } finally {
    await place.stop()
  }
}

/** Lets people do what they do while a fault happens, and compares what they were told with what is there afterwards. */
async function endure(
  fault: Fault,
  { place, prepared, ...options }: { place: Place; prepared: Prepared } & Omit<EndureOptions, 'prepared'>,
): Promise<Endured> {
  const { ledger, load } = beginLoad(place, prepared, options)
  const share = Math.max(5, (options.seconds - fault.lasts) / 4)
  await wait(share * 1000)
  const begun = performance.now()
  const end = await fault.begin(place)
  await wait(fault.lasts * 1000)
  const lifted = performance.now()
  await end()
  await wait(Math.max(longestRecovery + 5000, share * 3000))
  await load.stop()
  const { caughtUp, differences } = await reckon(place, ledger)
  return {
    ...{ name: fault.name, caughtUp, differences, cuts: fault.cuts ?? false, changes: ledger.count() },
    before: load.asked.filter(({ at, took }) => at + took < begun),
    during: load.asked.filter(({ at, took }) => at + took >= begun && at < lifted),
    after: load.asked.filter(({ at }) => at >= lifted),
    recovery: recoveryOf(load.asked, lifted),
  }
}

/** Lets people in a place begin, with an empty ledger. */
export function beginLoad(
  { address, publicUrl }: Place,
  prepared: Prepared,
  { clients, pause, seed }: Pick<EndureOptions, 'clients' | 'pause' | 'seed'>,
): { ledger: Ledger; load: Load } {
  const ledger = openLedger()
  return { ledger, load: startLoad({ target: { address, publicUrl }, ledger, clients, pause, seed, ...prepared }) }
}

/** When somebody was last answered badly after a moment, from that moment on. */
export function recoveryOf(asked: readonly Asked[], since: number): number {
  const bad = asked.filter(
    ({ at, took, outcome }) => at + took >= since && (outcome !== 'right' || took > longestAnswer),
  )
  return Math.max(0, ...bad.map(({ at, took }) => at + Math.min(took, longestAnswer) - since))
}

/** Waits until all work is done, and compares the ledger with what is there. */
export async function reckon(place: Place, ledger: Ledger) {
  const begun = performance.now()
  let caughtUp = Number.NaN
  while (Number.isNaN(caughtUp) && performance.now() - begun < longestQueue) {
    const waiting = await inDatabase(place, countWaiting).catch(() => 1)
    if (waiting === 0) caughtUp = performance.now() - begun
    else await wait(250)
  }
  const differences = await inDatabase(place, (ground) => checkLedger(ground, ledger))
  const letters = await inDatabase(place, (ground) => checkLetters(ground, place.dataDir))
  return { caughtUp, differences: [...differences, ...letters] }
}
