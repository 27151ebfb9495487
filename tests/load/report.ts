import { tableOf } from '../bench/table.ts'
import type { Asked } from './asked.ts'

/** How long a client of a healthy part may wait, and when an error must arrive otherwise, in milliseconds. */
export const longestAnswer = 3000

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** A summary of requests. */
export function summaryOf(asked: readonly Asked[]) {
  const count = (outcome: Asked['outcome']) => asked.filter((each) => each.outcome === outcome).length
  const right = asked.filter(({ outcome }) => outcome === 'right').map(({ took }) => took)
  const sorted = right.toSorted((one, other) => one - other)
  return {
    count: asked.length,
    right: right.length,
    away: count('away'),
    cut: count('cut'),
    wrong: count('wrong'),
    slow: asked.filter(({ took }) => took > longestAnswer).length,
    median: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: sorted.at(-1) ?? Number.NaN,
  }
}

/** A table of the actions with their requests, times and failures. */
export function reportOf(asked: readonly Asked[], seconds: number): string {
  const names = [...new Set(asked.map(({ action }) => action))].sort()
  const row = (name: string, some: readonly Asked[]) => {
    const { count, away, cut, wrong, slow, median, p99 } = summaryOf(some)
    const times = [median, p99].map((each) => `${each.toFixed(0)} ms`)
    return [name, String(count), (count / seconds).toFixed(1), ...times, ...[away, cut, wrong, slow].map(String)]
  }
  const rows = names.map((name) =>
    row(
      name,
      asked.filter(({ action }) => action === name),
    ),
  )
  const head = ['action', 'requests', 'a second', 'median', 'p99', '503', 'cut', 'wrong', '> 3 s']
  return tableOf(head, [...rows, row('all', asked)])
}

/** Which actions got answers after more than three seconds, and when they were requested, in seconds after a moment. */
export function lateOf(asked: readonly Asked[], since: number): string[] {
  return asked
    .filter(({ took }) => took > longestAnswer)
    .map(({ action, outcome, at, took }) => {
      const [after, lasted] = [at - since, took].map((each) => (each / 1000).toFixed(1))
      return `${action} (${outcome}), requested at ${after} s, took ${lasted} s`
    })
}

/** The reasons of wrong answers with their frequency. */
export function reasonsOf(asked: readonly Asked[]): string[] {
  const counts = new Map<string, number>()
  for (const { outcome, action, why } of asked) {
    if (outcome !== 'wrong' && outcome !== 'cut') continue
    const reason = `${outcome}: ${action}: ${why ?? ''}`
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([reason, count]) => `${count} × ${reason}`)
}
