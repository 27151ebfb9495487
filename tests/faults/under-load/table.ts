import { tableOf } from '../../bench/table.ts'
import { summaryOf } from '../../load/report.ts'
import type { Endured } from './endure.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** The problems in how a fault was endured; empty if there were none. */
export function faultsOf(endured: Endured): string[] {
  const { slow } = summaryOf([...endured.during, ...endured.after])
  return [
    ...(slow > 0 && !endured.outermost ? [`${slow} answers after more than 3 s`] : []),
    ...faultsBesidesTime(endured),
  ]
}

/** The same without the duration of single answers, which is meaningless if other work slows the machine down. */
export function faultsBesidesTime({
  during,
  after,
  recovery,
  longest,
  caughtUp,
  undone,
  differences,
  ...seen
}: Endured): string[] {
  const { outermost, listeners, unforeseen } = seen
  const { wrong, cut } = summaryOf([...during, ...after])
  return [
    ...unforeseen.map((line) => `a process ended itself: ${line}`),
    ...(wrong > 0 ? [`${wrong} wrong answers`] : []),
    ...(cut > 0 && !outermost ? [`${cut} connections without an answer`] : []),
    ...(listeners.listening < listeners.count
      ? [`${listeners.count - listeners.listening} pages don't listen again`]
      : []),
    ...(recovery > longest ? [`back only after ${seconds(recovery)}`] : []),
    ...(Number.isNaN(caughtUp) ? [`work that is never done: ${undone.join('; ')}`] : []),
    ...differences.map(({ kind, lost, twice }) => `${kind}: ${lost.length} lost, ${twice.length} twice`),
  ]
}

const head = [
  'fault',
  'requests',
  'right',
  '503',
  'cut off',
  'wrong',
  '> 3 s',
  'p99 right',
  'back after',
  'queue done',
  'reconnected',
  'changes',
  'lost',
  'twice',
  '',
]

/** A row for each fault: what people experienced during and after it, and what was stored in the end. */
export function tableOfFaults(all: readonly Endured[]): string {
  return tableOf(
    head,
    all.map((endured) => {
      const { name, during, after, recovery, caughtUp, changes, differences, listeners } = endured
      const { count, right, away, cut, wrong, slow, p99 } = summaryOf([...during, ...after])
      const sum = (part: 'lost' | 'twice') => differences.reduce((total, each) => total + each[part].length, 0)
      return [
        name,
        ...[count, right, away, cut, wrong, slow].map(String),
        `${p99.toFixed(0)} ms`,
        seconds(recovery),
        Number.isNaN(caughtUp) ? 'never' : seconds(caughtUp),
        `${listeners.ends} of ${listeners.count}`,
        String(changes),
        ...[sum('lost'), sum('twice')].map(String),
        faultsOf(endured).length === 0 ? 'well' : 'NOT WELL',
      ]
    }),
  )
}
