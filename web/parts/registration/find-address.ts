import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { href } from '../../platform/href.ts'

/** The address of a CEP; where only its state is known, the rest is null. */
export type FoundAddress = Awaited<ReturnType<Calls['gateway']['accounts']['zipCodeAddress']>>

/** An address as forms hold it; `cityState` is empty before the city was found. */
export type TypedAddress = { zipCode: string; cityState: string; city: string; district: string; street: string }
export type AddressPart = Partial<Omit<TypedAddress, 'zipCode'>>

/** Asks for the address of a CEP of eight digits; null where it isn't known or the network is away. */
export async function findAddress(zip: string): Promise<FoundAddress | null> {
  const answer = await fetch(href('/addresses/:zip', { zip })).catch(() => null)
  return answer?.ok ? ((await answer.json()) as FoundAddress) : null
}

/**
 * What a found address fills in. What it doesn't know is left as it was typed, but for a city of another place; with `renew`
 * (the CEP is another one than before) nothing is left.
 */
export function addressPart(found: FoundAddress | null, { renew = false } = {}): AddressPart {
  const nothing = renew ? { cityState: '', city: '', district: '', street: '' } : {}
  if (!found) return nothing
  const { cityState, city, state, district, street } = found
  const isKnown = cityState !== null && city !== null
  return {
    ...nothing,
    ...(isKnown ? { cityState: String(cityState), city: `${city}, ${state}` } : { cityState: '', city: '' }),
    ...(district && { district }),
    ...(street && { street }),
  }
}

/**
 * An address as a form without JavaScript sent it, to be completed: a retyped city has to be found anew, and another CEP
 * than before leaves of the old address only what was typed with it.
 */
export function retypedAddress<Draft extends TypedAddress>(before: Draft, after: Draft): Draft {
  const cityState = after.city === before.city ? after.cityState : ''
  if (!isZipCode(before.zipCode) || normaliseZipCode(after.zipCode) === normaliseZipCode(before.zipCode)) {
    return { ...after, cityState }
  }
  const retyped = (name: 'city' | 'district' | 'street') => (after[name] === before[name] ? '' : after[name])
  return { ...after, cityState: '', city: retyped('city'), district: retyped('district'), street: retyped('street') }
}
