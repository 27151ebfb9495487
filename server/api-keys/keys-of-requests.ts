import { keyPrefix } from '@trampolim/marketplace/api-keys/keys.ts'
import type { House } from '../platform/house.ts'
import type { FindKey } from '../platform/http/caller/api-key.ts'
import { hashToken } from '../platform/tokens.ts'
import { findKey, noteUsed } from './queries.ts'

/** How long a process believes that a key works, in milliseconds: so long an ended one may still be used. */
const believed = 30_000
/** The most keys that a process remembers. */
const mostRemembered = 1000
/** Wrong keys that a network may try in a minute, in each process; then none that isn't remembered is looked for. */
const wrongKeys = { most: 30, mostNetworks: 10_000, milliseconds: 60_000 }

const length = keyPrefix.length + 43
const day = 86_400_000

/** Finds out which key a request was sent with: remembered for seconds, guessed only a few times a minute. */
export function keysOfRequests({ database, now }: Pick<House, 'database' | 'now'>): FindKey {
  const remembered = new Map<string, { id: string; until: number }>()
  let wrong = { from: 0, counts: new Map<string, number>() }

  /** Counts a wrong key; anything new counts as wrong while too many networks guess. */
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
    const today = new Date(Math.floor(time / day) * day)
    if (found.used === null || found.used < today) await noteUsed(database, { id: found.id, day: today })
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string)
    remembered.set(name, { id: found.id, until: time + believed })
    return found.id
  }
}
