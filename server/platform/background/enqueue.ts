import { sql } from 'kysely'
import type { Database, Tx } from '../house.ts'
import type { Work } from './work.ts'

/** `key`: while work with this key waits, queueing it again replaces it. `runAt`: not before. `attempts`: tries at most. */
export type EnqueueOptions = { key?: string; runAt?: Date; attempts?: number }

/** Queues work in the caller's transaction: it exists exactly if the change that asks for it does. */
export async function enqueue<Payload>(
  tx: Tx | Database,
  work: Work<Payload>,
  { payload, key, runAt, attempts = 15 }: { payload: Payload } & EnqueueOptions,
) {
  await sql`select graphile_worker.add_job(
    ${work.name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${attempts}::int,
    job_key => ${key ?? null}::text
  )`.execute(tx)
}
