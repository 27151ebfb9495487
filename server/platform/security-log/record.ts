import { createHash } from 'node:crypto'
import { securityWindowSeconds } from '@trampolim/marketplace/security/security-events.ts'
import type { Database, Tx } from '../house.ts'
import { shortAddress } from '../network.ts'
import { type Alongside, countSecurityEvents, type SecurityEntry } from './queries.ts'
import type { SecurityEvent } from './security-event.ts'

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

/** A key made of everything in which similar events agree. */
export function keyOf(event: SecurityEvent): string {
  return entryOf(event).bucket.toString('hex')
}

function entryOf(event: SecurityEvent): SecurityEntry {
  const { kind, call, code = null, actorId, about, target, address, requestId, now, count = 1, firstAt = now } = event
  const place = shortAddress(address)
  const window = Math.floor(now.getTime() / 1000 / securityWindowSeconds)
  const alike = [kind, call, code ?? '', actorId ?? '', place, target, window, kind === 'refusal' ? {} : about]
  const bucket = createHash('sha256').update(JSON.stringify(alike)).digest()
  return { bucket, kind, call, code, actorId, about, target, place, requestId, count, firstAt, lastAt: now }
}
