import type { House } from '../platform/house.ts'
import { type Counted, readCounters } from './counter-queries.ts'

/** A job's counters for a call that only reads; they are read once for a whole page. */
export function readingCounters({ database, once }: Pick<House, 'database' | 'once'>, jobId: string) {
  return once(`counters ${jobId}`, () => readCounters(database, jobId))
}

/** The counters with missing ones as 0, in the contract's form. */
export function countsOf(counted: Counted) {
  const none = { curriculums: 0, selectiveProcess: 0, interviews: 0, finalists: 0, discarded: 0, unseen: 0 }
  return { ...none, hired: 0, vacancies: 0, ...counted }
}
