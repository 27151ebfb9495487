import { DatabaseAway } from '../database/away.ts'
import type { House } from '../house.ts'
import { recordSecurityEvents } from './record.ts'
import type { SecurityEvent } from './security-event.ts'

/** How often counted events are written, in milliseconds. */
const pause = 10_000

/** Security events that are counted in memory and written together. */
export type WaitingEvents = {
  /** Counts an event with those of the same key. */
  add: (key: string, event: SecurityEvent & { count: number }) => void
  /** How many keys wait to be written. */
  size: () => number
  /** Writes the counts in one statement; if that fails, they are kept for the next time. */
  write: () => Promise<void>
  /** Writes what is left and stops. */
  stop: () => Promise<void>
}

/** Starts to collect events and to write them every ten seconds; `complaint` is logged if they can't be written. */
export function collectEvents(
  { database, log }: Pick<House, 'database' | 'log'>,
  { complaint }: { complaint: string },
): WaitingEvents {
  let waiting = new Map<string, SecurityEvent & { count: number }>()
  let writing: Promise<void> | null = null

  function add(key: string, event: SecurityEvent & { count: number }) {
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
      if (!(err instanceof DatabaseAway)) log.error({ err }, complaint)
      const later = waiting
      waiting = taken
      for (const [key, event] of later) add(key, event)
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
    add,
    size: () => waiting.size,
    write,
    async stop() {
      clearInterval(timer)
      await writing
      await write()
    },
  }
}
