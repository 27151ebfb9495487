import { type EventPayload, type EventType, events } from '@trampolim/contract/events.ts'
import { enqueue } from '../background/enqueue.ts'
import type { Tx } from '../house.ts'
import { newId } from '../ids.ts'
import { deliverEventWork } from './deliver.ts'

export type Happening<Type extends EventType> = {
  type: Type
  payload: EventPayload<Type>
  /** The account that caused it; null for automation. */
  actorId?: string
  now: Date
}

/**
 * Records an event in the transaction of the change that it announces, and queues its delivery in the same transaction.
 */
export async function record<Type extends EventType>(tx: Tx, { type, payload, actorId, now }: Happening<Type>) {
  const id = newId(now)
  await tx
    .insertInto('event')
    .values({
      id,
      type,
      payload: JSON.stringify(events[type].parse(payload)),
      actor_id: actorId ?? null,
      occurred_at: now,
    })
    .execute()
  await enqueue(tx, deliverEventWork, { payload: { eventId: id } })
  return id
}
