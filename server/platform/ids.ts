import { randomBytes } from 'node:crypto'

/** A new record id: 24 hexadecimal characters, the first twelve the milliseconds since 1970, so ids sort by time. */
export function newId(now: Date): string {
  return now.getTime().toString(16).padStart(12, '0') + randomBytes(6).toString('hex')
}
