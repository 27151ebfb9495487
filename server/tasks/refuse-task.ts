import type { Database, Tx } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import { isPastTask, type NamedTask } from './queries.ts'

/** Refuses a task that isn't open: its owner did it, or it isn't theirs. @throws task_done, task_not_found */
export async function refuseTask(database: Database | Tx, named: NamedTask): Promise<never> {
  return refuse((await isPastTask(database, named)) ? 'task_done' : 'task_not_found')
}
