import { setTimeout as wait } from 'node:timers/promises'
import { tableOf } from '../../bench/table.ts'
import type { Difference } from '../../load/check-ledger.ts'
import { prepareLoad } from '../../load/own-house.ts'
import { summaryOf } from '../../load/report.ts'
import { type Random, randomFrom, weightedPicker } from '../../world/random.ts'
import { beginLoad, jobsEach, longestRecovery, reckon, recoveryOf } from './endure.ts'
import { killable } from './faults.ts'
import { lackOf, openPlace, type Place, type PlaceOptions } from './place.ts'

export type KillOptions = {
  prepared: string
  /** The place; by default with all parts that are available. */
  place?: Omit<PlaceOptions, 'prepared'>
  rounds: number
  clients: number
  pause: number
  seed: number
  /** How long recovery may take, in milliseconds. */
  longest?: (place: Place) => number
  say: (line: string) => void
}

type Kill = { part: string; at: number; ended: number; recovery: number }

/** The results of many kills at random moments. */
export type Killed = { kills: readonly Kill[]; table: string; problems: readonly string[] }

/** The longest pause between a recovery and the next kill, in milliseconds. */
const longestQuiet = 2500

/**
 * Repeatedly kills a part at a random moment while people continue, and waits for recovery. Afterwards everything that
 * was acknowledged must be stored exactly once.
 */
export async function killAtRandom({
  prepared: folder,
  place: wanted = {},
  rounds,
  clients,
  pause,
  seed,
  longest = () => longestRecovery,
  say,
}: KillOptions): Promise<Killed> {
  const random = randomFrom(seed)
  const options = { ...wanted, ...(lackOf({ broker: true }) === undefined && { broker: true }) }
  const place = await openPlace({ prepared: folder, ...options })
  try {
    const prepared = await prepareLoad(place, { clients, jobsEach })
    const { ledger, load } = beginLoad(place, prepared, { clients, pause, seed })
    const parts = Object.keys(killable).filter((part) =>
      Object.keys(killable[part]?.place ?? {}).every((each) => each in options),
    )
    const pick = weightedPicker(parts, (part) => rare[part] ?? 3)
    const kills: Kill[] = []
    await wait(3000)
    for (let round = 1; round <= rounds; round += 1) {
      const kill = await killOnce(place, pick(random), random)
      kills.push(kill)
      say(`${round} of ${rounds}: ${kill.part}, ${(kill.recovery / 1000).toFixed(1)} s`)
    }
    await wait(3000)
    await load.stop()
    const { caughtUp, differences } = await reckon(place, ledger)
    for (const kill of kills) kill.recovery = Math.max(kill.recovery, badUntilNext(kill))
    return {
      kills,
      ...sumUp({ longest: longest(place), kills, asked: load.asked, differences, caughtUp, changes: ledger.count() }),
    }

    /** How long answers were bad after a kill, until the next one. */
    function badUntilNext(kill: Kill): number {
      const next = kills[kills.indexOf(kill) + 1]?.at ?? Number.POSITIVE_INFINITY
      return recoveryOf(
        load.asked.filter(({ at, took }) => at + took < next),
        kill.ended,
      )
    }
  } finally {
    await place.stop()
  }
}

async function killOnce(place: Place, part: string, random: Random): Promise<Kill> {
  await wait(random.next() * longestQuiet)
  const at = performance.now()
  const { begin, lasts = 0 } = killable[part] as (typeof killable)[string]
  const end = await begin(place)
  await wait(lasts * 1000)
  const ended = performance.now()
  await end()
  await untilWell(place)
  return { part, at, ended, recovery: performance.now() - ended }
}

const isOutermost = ({ part }: Kill) => killable[part]?.outermost === true

/** Parts that take longest to recover are killed less often. */
const rare: Readonly<Record<string, number>> = { 'the parent': 1, 'the broker': 1, 'the replica': 1 }

/** Waits until it is ready with all its processes. */
async function untilWell(place: Place) {
  for (let waited = 0; waited < 240_000; waited += 50) {
    const soon = { signal: AbortSignal.timeout(3000) }
    const [own, passed] = await Promise.all(
      [`${place.ownAddress}/readyz`, `${place.address}/healthz`].map((url) => fetch(url, soon).catch(() => null)),
    )
    const state = (await own?.json().catch(() => null)) as { replica?: string } | null
    const isReady = own?.ok && passed?.ok && state?.replica !== 'left'
    if (isReady && place.workers().length === 2 && place.database() !== undefined) return
    await wait(50)
  }
  throw new Error(`it is not well again after minutes\n${place.printed()}`)
}

function sumUp({
  longest,
  kills,
  asked,
  differences,
  caughtUp,
  changes,
}: {
  longest: number
  kills: readonly Kill[]
  asked: Parameters<typeof summaryOf>[0]
  differences: readonly Difference[]
  caughtUp: number
  changes: number
}) {
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  const rows = [...new Set(kills.map(({ part }) => part))].sort().map((part) => {
    const times = kills.filter((each) => each.part === part).map(({ recovery }) => recovery)
    const sorted = times.toSorted((one, other) => one - other)
    return [part, String(times.length), seconds(sorted[sorted.length >> 1] ?? 0), seconds(sorted.at(-1) ?? 0)]
  })
  const all = summaryOf(asked)
  const cut = asked.filter(
    ({ outcome, at, took }) =>
      outcome === 'cut' && !kills.some((kill) => isOutermost(kill) && at <= kill.ended + 1000 && at + took >= kill.at),
  )
  const late = kills.filter(({ recovery }) => recovery > longest)
  const problems = [
    ...(all.wrong > 0 ? [`${all.wrong} wrong answers`] : []),
    ...(cut.length > 0 ? [`${cut.length} connections without an answer while the balancer was there`] : []),
    ...late.map(({ part, recovery }) => `back after the kill of ${part} only after ${seconds(recovery)}`),
    ...(Number.isNaN(caughtUp) ? ['work that is never done'] : []),
    ...differences.map(({ kind, lost, twice }) => `${kind}: ${lost.length} lost, ${twice.length} twice`),
  ]
  const facts = [
    `${all.count} requests: ${all.right} right, ${all.away} clear 503, ${all.cut} cut off, ${all.wrong} wrong, ${all.slow} after more than 3 s`,
    `${changes} changes in the ledger, the queue was empty after ${seconds(caughtUp)}`,
  ]
  return { table: [tableOf(['killed', 'times', 'back, median', 'longest'], rows), ...facts].join('\n'), problems }
}
