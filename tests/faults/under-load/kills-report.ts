import { tableOf } from '../../bench/table.ts'
import type { Asked } from '../../load/asked.ts'
import type { Difference } from '../../load/check-ledger.ts'
import { longestAnswer, summaryOf } from '../../load/report.ts'
import type { Letters, Listeners } from './endure.ts'
import { killable } from './faults.ts'

/** One kill; times in milliseconds, by `performance.now()`. */
export type Kill = {
  part: string
  at: number
  /** When the part could come back. */
  ended: number
  /** When everything was ready again. */
  well: number
  /** What was missing last until then. */
  missedLast: string
  /** How long after `ended` that was, or the last bad answer came. */
  recovery: number
  /** How many processes wanted each core meanwhile. */
  crowding: number
}

/** A kill with how long its recovery may take. */
export type Judged = Kill & { longest: number }

/** The results of many kills at random moments. */
export type Killed = { table: string; problems: readonly string[] }

const isOutermost = ({ part }: Judged) => killable[part]?.outermost === true
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Whether the balancer, before which nobody stands, was killed while a request was made. */
function isExcused({ at, took }: Asked, kills: readonly Judged[]): boolean {
  return kills.some((kill) => isOutermost(kill) && at <= kill.well && at + took >= kill.at)
}

/** Whether a client went away, and recovery may have taken longer than they waited. */
function isPatience({ why, took }: Asked, kill: Judged | undefined): boolean {
  return why === 'TimeoutError' && kill !== undefined && took <= kill.longest
}

/** The latest kill before the end of a request. */
function before({ at, took }: Asked, kills: readonly Judged[]): Judged | undefined {
  return kills.findLast((kill) => kill.at <= at + took)
}

/** A request that failed, with when it was made. */
function told(asked: Asked, kills: readonly Judged[]): string {
  const { outcome, action, why, at, took } = asked
  const kill = before(asked, kills)
  const when = kill ? `asked ${seconds(at - kill.at)} after the kill of ${kill.part}` : 'before any kill'
  return `${outcome}: ${action}: ${why ?? ''}, after ${seconds(took)}, ${when}`
}

/** The first requests that were answered late. */
function lateOnes(asked: readonly Asked[], kills: readonly Judged[]): string {
  const late = asked.filter(({ took }) => took > longestAnswer)
  return late
    .slice(0, 12)
    .map((each) => told(each, kills))
    .join('; ')
}

/** Judges what people experienced and what was stored in the end. */
export function sumUp({
  kills,
  asked,
  besideOthers,
  listeners,
  letters,
  differences,
  caughtUp,
  undone,
  changes,
  unforeseen,
}: {
  kills: readonly Judged[]
  asked: readonly Asked[]
  /** Whether other work slowed the machine down, so that the duration of single answers is meaningless. */
  besideOthers: boolean
  listeners: Listeners
  letters: Letters
  differences: readonly Difference[]
  /** NaN if some work was never done. */
  caughtUp: number
  /** The work that wasn't done by then, in words. */
  undone: readonly string[]
  changes: number
  /** What the log says about each process that ended itself because of an error that nobody caught. */
  unforeseen: readonly string[]
}): Killed {
  const rows = [...new Set(kills.map(({ part }) => part))].sort().map((part) => {
    const times = kills.filter((each) => each.part === part).map(({ recovery }) => recovery)
    const sorted = times.toSorted((one, other) => one - other)
    return [part, String(times.length), seconds(sorted[sorted.length >> 1] ?? 0), seconds(sorted.at(-1) ?? 0)]
  })
  const all = summaryOf(asked)
  const cut = asked.filter(
    (each) => each.outcome === 'cut' && !isExcused(each, kills) && !isPatience(each, before(each, kills)),
  )
  const late = kills.filter(({ recovery, longest }) => recovery > longest)
  const problems = [
    ...(changes === 0 ? ['nobody changed anything'] : []),
    ...unforeseen.map((line) => `a process ended itself: ${line}`),
    ...asked.filter(({ outcome }) => outcome === 'wrong').map((each) => told(each, kills)),
    ...cut.map((each) => `${told(each, kills)}, and the balancer was there`),
    ...late.map(
      ({ part, recovery, longest, missedLast }) =>
        `back after the kill of ${part} only after ${seconds(recovery)}, not ${seconds(longest)}; last came ${missedLast}`,
    ),
    ...(all.slow > 0 && !besideOthers ? [`${all.slow} answers after more than 3 s: ${lateOnes(asked, kills)}`] : []),
    ...(listeners.listening < listeners.count
      ? [`${listeners.count - listeners.listening} pages don't listen again`]
      : []),
    ...(Number.isNaN(caughtUp) ? [`work that is never done: ${undone.join('; ')}`] : []),
    ...differences.map(
      ({ kind, lost, twice }) =>
        `${kind}: ${lost.length} lost, ${twice.length} twice (${[...lost, ...twice].slice(0, 3).join(', ')})`,
    ),
  ]
  const facts = [
    `${all.count} requests: ${all.right} right, ${all.away} clear 503, ${all.cut} cut off, ${all.wrong} wrong, ${all.slow} after more than 3 s`,
    `${changes} changes in the ledger, the queue was empty after ${seconds(caughtUp)}; pages that listen connected anew ${listeners.ends} times`,
    `${letters.taken} letters, ${letters.repeated} of them more than once`,
  ]
  return { table: [tableOf(['killed', 'times', 'back, median', 'longest'], rows), ...facts].join('\n'), problems }
}
