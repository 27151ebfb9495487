import type { House } from '../platform/house.ts'
import { type Counted, readCounters } from './counter-queries.ts'

/** A job's counters for a call that only reads: once for a whole page. */
export function readingCounters({ database, once }: Pick<House, 'database' | 'once'>, jobId: string) {
  return once(`counters ${jobId}`, () => readCounters(database, jobId))
}

/** The counters with those at nought, as the contract has them. */
export function countsOf(counted: Counted) {
  const none = { curriculums: 0, selectiveProcess: 0, interviews: 0, finalists: 0, discarded: 0, unseen: 0 }
  return { ...none, hired: 0, vacancies: 0, ...counted }
}
