import type { Calls } from '@trampolim/contract/client/calls.ts'
import { isWholeZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { href } from '../../platform/href.ts'

/** The address of a CEP; if only its state is known, the rest is null. */
export type FoundAddress = Awaited<ReturnType<Calls['gateway']['accounts']['zipCodeAddress']>>

/** The address in a form's draft; `cityState` is empty until the city is found. */
export type TypedAddress = { zipCode: string; cityState: string; city: string; district: string; street: string }
export type AddressPart = Partial<Omit<TypedAddress, 'zipCode'>>

/** Looks up the address of a CEP of eight digits; null if it isn't known or the request fails. */
export async function findAddress(zip: string): Promise<FoundAddress | null> {
  const answer = await fetch(href('/addresses/:zip', { zip })).catch(() => null)
  return answer?.ok ? ((await answer.json()) as FoundAddress) : null
}

/**
 * The fields that a found address fills in. Unknown parts keep what was typed, except a city of another place; with
 * `renew` (the CEP has changed) nothing is kept.
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
 * The part of a found address that isn't about fields that were typed while it was looked up, which may take long. A
 * city and its code belong together.
 */
export function untypedPart(part: AddressPart, { asked, now }: Record<'asked' | 'now', AddressPart>): AddressPart {
  const isTyped = (name: keyof AddressPart) => asked[name] !== now[name]
  const isCityTyped = isTyped('city') || isTyped('cityState')
  const left = Object.entries(part).filter(([name]) =>
    name === 'city' || name === 'cityState' ? !isCityTyped : !isTyped(name as keyof AddressPart),
  )
  return Object.fromEntries(left)
}

/**
 * An address submitted without JavaScript, to be completed: a retyped city has to be looked up again, and after a change
 * of the CEP only what was typed with it is kept.
 */
export function retypedAddress<Draft extends TypedAddress>(before: Draft, after: Draft): Draft {
  const cityState = after.city === before.city ? after.cityState : ''
  if (!isWholeZipCode(before.zipCode) || normaliseZipCode(after.zipCode) === normaliseZipCode(before.zipCode)) {
    return { ...after, cityState }
  }
  const retyped = (name: 'city' | 'district' | 'street') => (after[name] === before[name] ? '' : after[name])
  return { ...after, cityState: '', city: retyped('city'), district: retyped('district'), street: retyped('street') }
}
