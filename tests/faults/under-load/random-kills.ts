import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Asked } from '../../load/asked.ts'
import type { Load } from '../../load/load.ts'
import type { Prepared } from '../../load/own-house.ts'
import { type Random, randomFrom } from '../../world/random.ts'
import { beginLoad, longestRecovery, reckon, recoveryOf, recoveryOnBusyMachine, untilListening } from './endure.ts'
import { killable } from './faults.ts'
import { type Kill, sumUp } from './kills-report.ts'
import { openPlace, type Place, type PlaceOptions } from './place.ts'

type KillOptions = {
  /** A prepared data folder, which is copied, and the people of the load, who are in its database. */
  prepared: string
  people: Prepared
  place: Omit<PlaceOptions, 'prepared'>
  rounds: number
  clients: number
  pause: number
  seed: number
  /** Whether other work slows the machine down, so that recovery may take longer. */
  besideOthers: boolean
  say: (line: string) => void
}

/** How many right answers people get at most between a recovery and the next kill, each on average. */
const answersEach = 2
/** How long a place may take until it is well, and until people get these answers, in milliseconds. */
const longestWait = 240_000

/** How often each part is killed in a row of kills: those that take longer to come back less often than others. */
const usual = 3
const rarer: Readonly<Record<string, number>> = {
  ...{ 'a process': 2, 'a process with background work': 2 },
  ...{ 'the parent': 1, 'the broker': 1, 'the replica': 1 },
}

/**
 * Repeatedly kills a part at a random moment while people continue, and waits for recovery. Afterwards everything that
 * was acknowledged must be stored exactly once.
 */
export async function killAtRandom({ people, place: options, rounds, besideOthers, say, ...asked }: KillOptions) {
  const { clients, pause, seed } = asked
  const random = randomFrom(seed)
  const place = await openPlace({ prepared: asked.prepared, ...options })
  try {
    const { ledger, load } = beginLoad(place, people, { clients, pause, seed })
    const next = dealer(
      Object.keys(killable).filter((part) =>
        Object.keys(killable[part]?.place ?? {}).every((each) => options[each as keyof typeof options]),
      ),
      random,
    )
    const kills: Kill[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await untilAnswered(load, random.next() * answersEach * clients)
      const kill = await killOnce(place, next())
      kills.push(kill)
      say(`${round} of ${rounds}: ${kill.part}, ${(kill.recovery / 1000).toFixed(1)} s`)
    }
    await untilAnswered(load, answersEach * clients)
    const answered = performance.now()
    const listeners = await untilListening(load)
    await load.stop()
    const { caughtUp, undone, differences, letters } = await reckon(place, ledger)
    const judged = kills.map((kill, at) => ({
      ...kill,
      recovery: Math.max(kill.recovery, badUntil(kills[at + 1]?.at ?? answered, load.asked, kill)),
      longest: besideOthers ? Math.max(recoveryOnBusyMachine(place), longestRecovery * kill.crowding) : longestRecovery,
    }))
    return sumUp({
      kills: judged,
      asked: load.asked,
      ...{ besideOthers, listeners, letters },
      differences,
      caughtUp,
      undone,
      changes: ledger.count(),
      unforeseen: place.unforeseen(),
    })
  } finally {
    await place.stop()
  }
}

/**
 * Deals parts in random order, again and again; in each row every part has its number of kills, so that a short run
 * kills all of them too.
 */
function dealer(parts: readonly string[], random: Random): () => string {
  const all = parts.flatMap((part) => Array<string>(rarer[part] ?? usual).fill(part))
  let left: string[] = []
  return () => {
    if (left.length === 0) left = random.some(all, all.length)
    return left.pop() as string
  }
}

async function killOnce(place: Place, part: string): Promise<Kill> {
  const { begin, lasts = 0 } = killable[part] as (typeof killable)[string]
  const at = performance.now()
  const { crowding, stop } = watchCrowding()
  try {
    const end = await begin(place)
    await wait(lasts * 1000)
    const ended = performance.now()
    await end()
    const missedLast = await untilWell(place)
    const well = performance.now()
    return { part, at, ended, well, missedLast, recovery: well - ended, crowding: crowding() }
  } finally {
    stop()
  }
}

/** How long answers were bad after a kill, until the next one. */
function badUntil(next: number, asked: readonly Asked[], { ended }: Kill): number {
  return recoveryOf(
    asked.filter(({ at, took }) => at + took < next),
    ended,
  )
}

/** Waits until people have got this many right answers, so that there is no kill in which nobody did anything. */
async function untilAnswered({ asked }: Load, count: number) {
  const before = asked.length
  for (let waited = 0; waited < longestWait; waited += 50) {
    if (asked.slice(before).filter(({ outcome }) => outcome === 'right').length >= count) return
    await wait(50)
  }
  throw new Error('people get no right answers for minutes')
}

/** Waits until it is ready with all its processes. Returns what was missing last, in words. */
async function untilWell(place: Place): Promise<string> {
  let missedLast = ''
  for (const begun = performance.now(); performance.now() - begun < longestWait; ) {
    const missing = await missingIn(place)
    if (missing.length === 0) return missedLast
    missedLast = missing.join(', ')
    await wait(50)
  }
  throw new Error(`it is not well again after minutes: ${missedLast}\n${place.printed()}`)
}

async function missingIn(place: Place): Promise<string[]> {
  const soon = { signal: AbortSignal.timeout(3000) }
  const [own, passed] = await Promise.all(
    [`${place.ownAddress}/readyz`, `${place.address}/healthz`].map((url) => fetch(url, soon).catch(() => null)),
  )
  const state = (await own?.json().catch(() => null)) as { replica?: string } | null
  return [
    ...(own?.ok ? [] : [`its own answer (${own?.status ?? 'none'})`]),
    ...(passed?.ok ? [] : [`an answer by the balancer (${passed?.status ?? 'none'})`]),
    ...(state?.replica === 'left' ? ['the replica'] : []),
    ...(place.workers().length === 2 ? [] : ['a process']),
    ...(place.database() === undefined ? ['the database'] : []),
    ...(place.awaited() === 0 ? [] : ['a process that serves']),
  ]
}

/** Watches how many threads of the whole machine want each core, on average and at least 1. */
function watchCrowding() {
  const wanted = [runnable()]
  const timer = setInterval(() => wanted.push(runnable()), 200)
  return {
    crowding: () => Math.max(1, wanted.reduce((sum, each) => sum + each, 0) / wanted.length / availableParallelism()),
    stop: () => clearInterval(timer),
  }
}

/** The number of threads that run or want to, as Linux counts them; 0 on other systems. */
function runnable(): number {
  if (process.platform !== 'linux') return 0
  return Number.parseInt(readFileSync('/proc/loadavg', 'utf8').split(' ')[3] ?? '', 10)
}
