import {
  isRequestRefusal,
  requestRefusalEntries,
  securityWindowSeconds,
} from '@trampolim/marketplace/security/security-events.ts'
import { DatabaseAway } from '../database/away.ts'
import type { House } from '../house.ts'
import type { RequestRefusal } from '../http/refuse-request.ts'
import { shortAddress } from '../network.ts'
import { recordSecurityEvents, type SecurityEvent } from './record.ts'

/** How often counted refusals are written, in milliseconds. */
const pause = 10_000

export type RefusalCounter = {
  /** Counts a refused request in memory: it makes no query, doesn't wait and doesn't fail. */
  note: (refusal: RequestRefusal) => void
  /** Writes the counts in one statement; if that fails, they are kept for the next time. */
  write: () => Promise<void>
  /** Writes what is left and stops. */
  stop: () => Promise<void>
}

/**
 * Counts the requests that the server refuses before any call is known, and writes them into the security log every ten
 * seconds, so that a flood costs one statement. In each window of ten minutes a process creates a limited number of
 * entries; everything beyond counts in one entry per code, as any request from an unknown network.
 */
export function countRefusals({ database, log, now }: Pick<House, 'database' | 'log' | 'now'>): RefusalCounter {
  const begun = new Set<string>()
  let window = Number.NaN
  let waiting = new Map<string, SecurityEvent & { count: number }>()
  let writing: Promise<void> | null = null

  function note({ call, code, address, requestId }: RequestRefusal) {
    if (!isRequestRefusal(code)) return
    const moment = now()
    const present = Math.floor(moment.getTime() / 1000 / securityWindowSeconds)
    if (present !== window) begun.clear()
    window = present
    const isCountedApart = begin([call, code, shortAddress(address)].join(' '))
    const caller = isCountedApart ? { call, address } : { call: 'any request', address: 'unknown' }
    add({ kind: 'refusal', ...caller, code, actorId: null, about: {}, target: null, requestId, now: moment, count: 1 })
  }

  function begin(key: string): boolean {
    if (begun.has(key)) return true
    if (begun.size >= requestRefusalEntries || waiting.size >= requestRefusalEntries) return false
    begun.add(key)
    return true
  }

  function add(event: SecurityEvent & { count: number }) {
    const key = [event.call, event.code, shortAddress(event.address)].join(' ')
    const before = waiting.get(key)
    const firstAt = before?.firstAt ?? event.firstAt ?? event.now
    waiting.set(key, { ...event, firstAt, count: event.count + (before?.count ?? 0) })
  }

  async function writeWaiting() {
    if (!waiting.size) return
    const taken = waiting
    waiting = new Map()
    try {
      await recordSecurityEvents(database, [...taken.values()])
    } catch (err) {
      if (!(err instanceof DatabaseAway)) log.error({ err }, 'refused requests are missing in the security log')
      const later = waiting
      waiting = taken
      for (const event of later.values()) add(event)
    }
  }

  function write(): Promise<void> {
    writing ??= writeWaiting().finally(() => {
      writing = null
    })
    return writing
  }

  const timer = setInterval(write, pause).unref()
  return {
    note,
    write,
    async stop() {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
