import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Counted } from './siblings.ts'

/** A process's figures, as prom-client hands them over. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** What a worker says to its parent. */
export type FromWorker =
  | { says: 'ready' }
  /** It can't start: an operator has to mend something first. */
  | { says: 'fault'; text: string }
  | { says: 'count'; id: number; subject: string; window: number }
  | { says: 'figures-of-all'; id: number }
  | { says: 'figures'; id: number; figures: Figures }

/** What a parent says to a worker. */
export type ToWorker<Task> =
  | { says: 'begin'; task: Task }
  | { says: 'end' }
  | { says: 'counted'; id: number; counted: Counted }
  | { says: 'figures-of-all'; id: number; text: string }
  | { says: 'figures'; id: number }
