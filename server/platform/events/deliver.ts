import { type EventType, events, shownToVisitors } from '@trampolim/contract/events.ts'
import { z } from 'zod'
import type { Work } from '../background/work.ts'
import type { House, Tx } from '../house.ts'
import type { Listener } from './listener.ts'

export const deliverEventWork: Work<{ eventId: string }> = {
  name: 'deliver-event',
  payload: z.object({ eventId: z.string() }),
}

/** Calls every listener that hasn't handled the event yet; if one fails, the others still run before this throws. */
export async function deliverEvent(house: House, listeners: readonly Listener[], eventId: string) {
  const event = await house.database.selectFrom('event').selectAll().where('id', '=', eventId).executeTakeFirst()
  if (!event || event.delivered_at) return
  const type = event.type as EventType
  const delivered = { id: event.id, type, payload: events[type].parse(event.payload), occurredAt: event.occurred_at }
  const failures: unknown[] = []
  for (const listener of listeners.filter((each) => each.on === type)) {
    try {
      await house.database.transaction().execute(async (tx) => {
        const claimed = await claimDelivery(tx, { eventId: event.id, listener: listener.name, now: house.now() })
        if (claimed) await listener.handle(tx, delivered, house)
      })
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length) throw new AggregateError(failures, `listeners of ${type} failed`)
  await house.database.updateTable('event').set({ delivered_at: house.now() }).where('id', '=', event.id).execute()
  if (shownToVisitors.has(type)) house.outdatePages()
}

/**
 * Records that a listener handled an event; false if it had before. Also used by work that a listener queues for later.
 */
export async function claimDelivery(
  tx: Tx,
  { eventId, listener, now }: { eventId: string; listener: string; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .insertInto('event_delivery')
    .values({ event_id: eventId, listener, delivered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return claimed !== undefined
}
