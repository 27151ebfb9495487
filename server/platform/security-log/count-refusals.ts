import {
  isRequestRefusal,
  requestRefusalEntries,
  securityWindowSeconds,
} from '@trampolim/marketplace/security/security-events.ts'
import type { House } from '../house.ts'
import type { RequestRefusal } from '../http/refusals/refuse-request.ts'
import { shortAddress } from '../network.ts'
import { collectEvents } from './waiting-events.ts'

export type RefusalCounter = {
  /** Counts a refused request in memory: it makes no query, doesn't wait and doesn't fail. */
  note: (refusal: RequestRefusal) => void
  /** Writes the counts in one statement; if that fails, they are kept for the next time. */
  write: () => Promise<void>
  /** Writes what is left and stops. */
  stop: () => Promise<void>
}

/**
 * Counts the requests that the server refuses before it identifies the call, and writes the counts into the security
 * log every ten seconds, so that a flood costs one statement. In each window of ten minutes a process creates a limited
 * number of entries; further refusals are counted in one entry per code, with an unknown network.
 */
export function countRefusals({ now, ...house }: Pick<House, 'database' | 'log' | 'now'>): RefusalCounter {
  const begun = new Set<string>()
  let window = Number.NaN
  const waiting = collectEvents(house, { complaint: 'refused requests are missing in the security log' })

  function note({ call, code, address, requestId }: RequestRefusal) {
    if (!isRequestRefusal(code)) return
    const moment = now()
    const present = Math.floor(moment.getTime() / 1000 / securityWindowSeconds)
    if (present !== window) begun.clear()
    window = present
    const isCountedApart = begin([call, code, shortAddress(address)].join(' '))
    const caller = isCountedApart ? { call, address } : { call: 'any request', address: 'unknown' }
    const key = [caller.call, code, shortAddress(caller.address)].join(' ')
    const event = { kind: 'refusal', ...caller, code, actorId: null, about: {}, target: null, requestId } as const
    waiting.add(key, { ...event, now: moment, count: 1 })
  }

  function begin(key: string): boolean {
    if (begun.has(key)) return true
    if (begun.size >= requestRefusalEntries || waiting.size() >= requestRefusalEntries) return false
    begun.add(key)
    return true
  }

  return { note, write: waiting.write, stop: waiting.stop }
}
