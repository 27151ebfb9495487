import type { EventPayload, EventType } from '@trampolim/contract/events.ts'
import type { House, Tx } from '../house.ts'

export type Delivered<Type extends EventType> = {
  id: string
  type: Type
  payload: EventPayload<Type>
  occurredAt: Date
}

/**
 * A reaction to events of one type. It runs in a transaction that also records that it ran, so its changes to the
 * database happen once; it may be retried after a failure.
 */
export type Listener = {
  /** Unique; it must not change as long as events may be waiting for it. */
  name: string
  on: EventType
  handle: (tx: Tx, event: Delivered<EventType>, house: House) => Promise<void>
}

/** Declares a listener with the payload of its event typed. */
export function listen<Type extends EventType>(
  on: Type,
  name: string,
  handle: (tx: Tx, event: Delivered<Type>, house: House) => Promise<void>,
): Listener {
  return { on, name, handle: handle as Listener['handle'] }
}
