import { createHash } from 'node:crypto'
import { type SecurityKind, securityWindowSeconds } from '@trampolim/marketplace/security/security-events.ts'
import type { Database, Tx } from '../house.ts'
import { shortAddress } from '../network.ts'
import { type Alongside, countSecurityEvents, type SecurityEntry } from './queries.ts'

export type SecurityEvent = {
  kind: SecurityKind
  /** The request: a call by method and path pattern, or a command of the operator. */
  call: string
  /** The code of the refusal. */
  code?: string
  /** The account that acted; null if nobody was signed in. */
  actorId: string | null
  /** The ids that it concerned, by name. */
  about: Readonly<Record<string, string>>
  /** A hash of the e-mail address that was tried; null if there was none. */
  target: string | null
  /** The client's network address; stored shortened. */
  address: string
  requestId: string
  now: Date
  /** How many similar events this is, 1 by default, and when the first of them was. */
  count?: number
  firstAt?: Date
}

/**
 * Records an event in the security log: who, what, where from. Similar events within ten minutes count in one entry, and
 * refusals with different ids are similar, so that nobody can fill the log.
 */
export async function recordSecurity(
  database: Database | Tx,
  event: SecurityEvent,
  alongside: readonly Alongside[] = [],
) {
  await countSecurityEvents(database, [entryOf(event)], alongside)
}

/** Writes several such events in one statement. */
export async function recordSecurityEvents(database: Database | Tx, events: readonly SecurityEvent[]) {
  const entries = new Map<string, SecurityEntry>()
  for (const entry of events.map(entryOf)) {
    const key = entry.bucket.toString('hex')
    const before = entries.get(key)
    entries.set(key, before ? { ...entry, count: before.count + entry.count, firstAt: before.firstAt } : entry)
  }
  // Several processes write at once: locking rows in one order avoids deadlocks.
  const ordered = [...entries].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, entry]) => entry)
  if (ordered.length) await countSecurityEvents(database, ordered)
}

function entryOf(event: SecurityEvent): SecurityEntry {
  const { kind, call, code = null, actorId, about, target, address, requestId, now, count = 1, firstAt = now } = event
  const place = shortAddress(address)
  const window = Math.floor(now.getTime() / 1000 / securityWindowSeconds)
  const alike = [kind, call, code ?? '', actorId ?? '', place, target, window, kind === 'refusal' ? {} : about]
  const bucket = createHash('sha256').update(JSON.stringify(alike)).digest()
  return { bucket, kind, call, code, actorId, about, target, place, requestId, count, firstAt, lastAt: now }
}
