import { ticketSeconds } from '@trampolim/marketplace/realtime/broker.ts'
import { isSealOf, type Keyring, sign } from '../tokens.ts'

/** Makes a ticket that opens connections for a session during the next 60 seconds. */
export function newTicket(secret: Keyring, { sessionId, now }: { sessionId: string; now: Date }) {
  const expires = new Date(now.getTime() + ticketSeconds * 1000)
  return { ticket: [expires.getTime(), sign(secret, partsOf(sessionId, expires.getTime()))].join('.'), expires }
}

/**
 * Whether a ticket was made for this session and can still open connections. Whether the session still exists is
 * checked separately.
 */
export function isTicket(
  secret: Keyring,
  ticket: string,
  { sessionId, now }: { sessionId: string; now: Date },
): boolean {
  const [, time = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? []
  const expires = Number(time)
  if (!isSealOf(secret, partsOf(sessionId, expires), Buffer.from(signature, 'base64url'))) return false
  return now.getTime() < expires
}

const partsOf = (sessionId: string, expires: number) => ['real-time ticket', sessionId, String(expires)]
