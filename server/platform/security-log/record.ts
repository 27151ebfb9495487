import { createHash } from 'node:crypto'
import { type SecurityKind, securityWindowSeconds } from '@trampolim/marketplace/security/security-events.ts'
import type { Database, Tx } from '../house.ts'
import { shortAddress } from '../network.ts'
import { countSecurityEvent } from './queries.ts'

export type SecurityEvent = {
  kind: SecurityKind
  /** What was asked for: a call by method and path pattern, or a command of the operator. */
  call: string
  /** Why it was refused. */
  code?: string
  /** Whose act it was; null where nobody was signed in. */
  actorId: string | null
  /** The ids it was about, by name. */
  about: Readonly<Record<string, string>>
  /** Stands for the e-mail address at which it was tried; null where there was none. */
  target: string | null
  /** The asker's network address; kept shortened. */
  address: string
  requestId: string
  now: Date
}

/**
 * Writes an event into the security log: who, what, where from. What is alike within ten minutes counts in one entry,
 * and different ids in a refusal do not make it a different one, so nobody can fill the log.
 */
export async function recordSecurity(database: Database | Tx, event: SecurityEvent) {
  const { kind, call, code, actorId, about, target, address, requestId, now } = event
  const place = shortAddress(address)
  const window = Math.floor(now.getTime() / 1000 / securityWindowSeconds)
  const alike = [kind, call, code ?? '', actorId ?? '', place, target, window, kind === 'refusal' ? {} : about]
  const bucket = createHash('sha256').update(JSON.stringify(alike)).digest()
  await countSecurityEvent(database, {
    bucket,
    kind,
    call,
    code: code ?? null,
    actorId,
    about,
    target,
    place,
    requestId,
    now,
  })
}
