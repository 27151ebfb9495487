import { sql } from 'kysely'
import { withCause } from '../cause/cause.ts'
import type { Database, Tx } from '../house.ts'
import type { Work } from './work.ts'

/**
 * `key`: queueing again replaces waiting work with this key. `runAt`: not before this moment. `attempts`: the maximum
 * number of attempts. `round`: part of a mass mailing, which runs after all other work.
 */
export type EnqueueOptions = { key?: string; runAt?: Date; attempts?: number; round?: boolean }

const usualAttempts = 15

/** The queue takes the smallest number first, so that a person who waits for a code doesn't wait for a mass mailing. */
const priorities = { usual: 0, round: 10 }
const priorityOf = (round: boolean) => (round ? priorities.round : priorities.usual)

/**
 * Queues work in the caller's transaction, so that it is queued exactly if the transaction commits. The id of the
 * causing request is stored with it.
 */
export async function enqueue<Payload extends object>(
  tx: Tx | Database,
  work: Work<Payload>,
  { payload, key, runAt, attempts = usualAttempts, round = false }: { payload: Payload } & EnqueueOptions,
) {
  await sql`select graphile_worker.add_job(
    ${work.name}::text,
    payload => ${JSON.stringify(withCause(payload))}::json,
    run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${attempts}::int,
    job_key => ${key ?? null}::text,
    priority => ${priorityOf(round)}::int
  )`.execute(tx)
}

/** Queues several items of one kind of work in one statement. */
export async function enqueueAll<Payload extends object>(
  tx: Tx | Database,
  work: Work<Payload>,
  all: readonly ({ payload: Payload } & Pick<EnqueueOptions, 'key' | 'runAt' | 'round'>)[],
) {
  if (all.length === 0) return
  const caused = all.map((each) => ({
    ...each,
    payload: withCause(each.payload),
    priority: priorityOf(each.round ?? false),
  }))
  await sql`
    select graphile_worker.add_job(
      ${work.name}::text, payload => each.payload, run_at => each."runAt", max_attempts => ${usualAttempts}::int,
      job_key => each.key, priority => each.priority
    )
    from jsonb_to_recordset(${JSON.stringify(caused)}::jsonb) as each (payload json, key text, "runAt" timestamptz, priority integer)
  `.execute(tx)
}
