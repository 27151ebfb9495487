import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Counted } from './windows.ts'

/** The metrics of a process, as prom-client exports them. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** A message from a worker to its parent. */
export type FromWorker =
  /** A line about what it prepared. */
  | { says: 'preparing'; line: string }
  | { says: 'prepared' }
  | { says: 'ready' }
  | { says: 'here' }
  /** It can't start: the operator has to solve a problem first. */
  | { says: 'fault'; text: string }
  | { says: 'count'; id: number; subject: string; window: number }
  | { says: 'figures-of-all'; id: number }
  | { says: 'figures'; id: number; figures: Figures }

/** A message from a parent to a worker. */
export type ToWorker<Task, Preparation = unknown> =
  | { says: 'prepare'; preparation: Preparation }
  | { says: 'begin'; task: Task }
  | { says: 'end' }
  | { says: 'counted'; id: number; counted: Counted }
  | { says: 'figures-of-all'; id: number; text: string }
  | { says: 'figures'; id: number }
