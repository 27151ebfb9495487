import type { House } from '../house.ts'
import { keyOf, recordSecurity } from './record.ts'
import type { RecordLook } from './security-event.ts'
import { collectEvents } from './waiting-events.ts'

/** How many entries are remembered as already written; after that, remembering starts again. */
const mostRemembered = 5000

export type LookCounter = {
  record: RecordLook
  /** Writes the counts in one statement; if that fails, they are kept for the next time. */
  write: () => Promise<void>
  /** Writes what is left and stops. */
  stop: () => Promise<void>
}

/**
 * Records looks at others' personal data. The first look is written before its answer is sent; similar ones within the
 * same ten minutes are counted in memory and written every ten seconds, since people open the same page again and
 * again.
 */
export function countLooks(house: Pick<House, 'database' | 'log'>): LookCounter {
  const written = new Set<string>()
  const waiting = collectEvents(house, { complaint: 'repeated looks are missing in the security log' })
  return {
    async record(event) {
      const key = keyOf(event)
      if (written.has(key)) return waiting.add(key, { ...event, count: 1 })
      await recordSecurity(house.database, event)
      if (written.size >= mostRemembered) written.clear()
      written.add(key)
    },
    write: waiting.write,
    stop: waiting.stop,
  }
}
