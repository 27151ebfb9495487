import { keyPrefix } from '@trampolim/marketplace/api-keys/keys.ts'
import { addDays, dayOf, endOfDay } from '@trampolim/marketplace/time/days.ts'
import type { House } from '../platform/house.ts'
import type { FindKey } from '../platform/http/caller/api-key.ts'
import { hashToken } from '../platform/tokens.ts'
import { findKey, noteUsed } from './queries.ts'

/** How long a process caches that a key works, in milliseconds. An ended key may still work for that long. */
const believed = 30_000
/** The most keys that a process remembers. */
const mostRemembered = 1000
/** How many wrong keys a network may try per minute and process; after that, only cached keys are accepted from it. */
const wrongKeys = { most: 30, mostNetworks: 10_000, milliseconds: 60_000 }

const length = keyPrefix.length + 43
/** The midnight at which a moment's day began, in São Paulo, where people read it. */
const beginningOf = (moment: Date) => endOfDay(addDays(dayOf(moment), -1))

/**
 * Finds out with which key a request was sent. Results are cached for seconds, and a network may try only a few wrong
 * keys per minute.
 */
export function keysOfRequests({ database, now }: Pick<House, 'database' | 'now'>): FindKey {
  const remembered = new Map<string, { id: string; until: number }>()
  let wrong = { from: 0, counts: new Map<string, number>() }

  /**
   * Counts a wrong key. While too many networks are trying keys, every unknown key from a new network counts as wrong.
   */
  function countWrong(asker: string) {
    const { counts } = wrong
    if (counts.has(asker) || counts.size < wrongKeys.mostNetworks) counts.set(asker, (counts.get(asker) ?? 0) + 1)
  }

  function mayGuess(asker: string, time: number): boolean {
    if (time - wrong.from >= wrongKeys.milliseconds) wrong = { from: time, counts: new Map() }
    return (wrong.counts.get(asker) ?? 0) < wrongKeys.most
  }

  return async (key, asker) => {
    if (key.length !== length || !key.startsWith(keyPrefix)) return null
    const moment = now()
    const time = moment.getTime()
    const hash = hashToken(key)
    const name = hash.toString('base64')
    const known = remembered.get(name)
    if (known && known.until > time) return known.id
    remembered.delete(name)
    if (!mayGuess(asker, time)) return undefined
    const found = await findKey(database, hash)
    if (!found) {
      countWrong(asker)
      return null
    }
    const today = beginningOf(moment)
    if (found.used === null || found.used < today) await noteUsed(database, { id: found.id, day: today })
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string)
    remembered.set(name, { id: found.id, until: time + believed })
    return found.id
  }
}
