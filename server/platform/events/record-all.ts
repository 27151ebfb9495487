import { type EventPayload, type EventType, events } from '@trampolim/contract/events.ts'
import { sql } from 'kysely'
import { withCause } from '../cause/cause.ts'
import type { Tx } from '../house.ts'
import { newId } from '../ids.ts'
import { deliverEventWork } from './deliver.ts'

/** Records many events of one type like `record`, in two statements for any number. */
export async function recordAll<Type extends EventType>(
  tx: Tx,
  {
    type,
    payloads,
    actorId = null,
    now,
  }: { type: Type; payloads: readonly EventPayload<Type>[]; actorId?: string | null; now: Date },
) {
  if (payloads.length === 0) return
  const happened = payloads.map((payload) => ({ id: newId(now), payload: events[type].parse(payload) }))
  await sql`
    insert into event (id, type, payload, actor_id, occurred_at)
    select each.id, ${type}, each.payload, ${actorId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(happened)}::jsonb) as each (id text, payload jsonb)
  `.execute(tx)
  const deliveries = happened.map(({ id }) => ({ payload: withCause({ eventId: id }) }))
  await sql`
    select graphile_worker.add_job(
      ${deliverEventWork.name}::text,
      payload => each.payload,
      max_attempts => 15
    )
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as each (payload json)
  `.execute(tx)
}
