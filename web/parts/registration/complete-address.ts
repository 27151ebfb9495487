import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { isZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { findNamed } from '../lookups/find-named.ts'
import { addressPart, type TypedAddress } from './find-address.ts'

/**
 * Looks up the parts of an address that weren't picked from a list: everything by the CEP, or the city by its name.
 * Server only.
 */
export async function completeAddress<Draft extends TypedAddress>(calls: Calls, draft: Draft): Promise<Draft> {
  if (draft.cityState !== '') return draft
  if (draft.city.trim() === '') return byZipCode(calls, draft)
  const found = await findNamed(calls, 'cityState', draft.city)
  return found ? { ...draft, cityState: found.code, city: found.name } : draft
}

async function byZipCode<Draft extends TypedAddress>({ gateway }: Calls, draft: Draft): Promise<Draft> {
  if (!isZipCode(draft.zipCode)) return draft
  try {
    const found = await gateway.accounts.zipCodeAddress({ zip: normaliseZipCode(draft.zipCode) })
    const { district = '', street = '', ...place } = addressPart(found)
    return { ...draft, ...place, district: draft.district || district, street: draft.street || street }
  } catch (problem) {
    if (refusalOf(problem)) return draft
    throw problem
  }
}
