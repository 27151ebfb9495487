import type { House } from '../platform/house.ts'
import { askZipCode } from './ask-zip-code.ts'

/** A search doesn't wait longer than this, in milliseconds. */
const patience = 800
/**
 * For how long a CEP that the service doesn't know isn't asked for again, and no CEP at all after the service didn't
 * answer; in milliseconds.
 */
const again = { nothing: 600_000, silent: 30_000 } as const
const most = 2_000

type Unanswered = { untilOf: Map<string, number>; silentUntil: number }
const unanswered = new WeakMap<House['configuration'], Unanswered>()

/** A function with which a search asks for the municipality of a CEP; undefined without a service. */
export function askingIn(house: Pick<House, 'configuration' | 'database' | 'log' | 'now'>) {
  const { configuration } = house
  if (!configuration.cepUrl) return undefined
  const known = unanswered.get(configuration) ?? { untilOf: new Map(), silentUntil: 0 }
  unanswered.set(configuration, known)
  return async (zipCode: string) => {
    const now = house.now().getTime()
    if (now < known.silentUntil || now < (known.untilOf.get(zipCode) ?? 0)) return undefined
    const answer = await askZipCode(house, zipCode, patience)
    if (answer === 'silent') known.silentUntil = now + again.silent
    if (answer === 'nothing') {
      // Evicts the oldest.
      if (known.untilOf.size >= most) known.untilOf.delete(known.untilOf.keys().next().value as string)
      known.untilOf.set(zipCode, now + again.nothing)
    }
    return typeof answer === 'string' ? undefined : answer.municipality
  }
}
