import { stateOfZipCode } from '@trampolim/marketplace/reference/states.ts'
import type { House } from '../../platform/house.ts'
import { refuse } from '../../platform/refusal.ts'
import { askZipCode } from '../../zip-codes/ask-zip-code.ts'
import { findKnownZipCode } from '../queries.ts'

const timeout = 3000

/** What is known of a CEP, from the whole address to its state alone. */
export type ZipCodeAddress = {
  zipCode: string
  state: string
  cityState: number | null
  city: string | null
  district: string | null
  street: string | null
}

/**
 * Finds the address of a CEP of eight digits: in the database, otherwise from the configured service, otherwise only the
 * state of its range (product, readings: outside facts). @throws zip_code_not_found
 */
export async function zipCodeAddress(house: House, zipCode: string): Promise<ZipCodeAddress> {
  const known = await findKnownZipCode(house.database, zipCode)
  if (known && !known.fromAddresses) return addressOf(zipCode, known)
  const outside = await askZipCode(house, zipCode, timeout)
  if (typeof outside !== 'string') {
    const { id: cityState, name: city, state } = outside.municipality
    return { zipCode, state, cityState, city, district: outside.district, street: outside.street }
  }
  if (known) return addressOf(zipCode, known)
  const state = stateOfZipCode(zipCode) ?? refuse('zip_code_not_found')
  return { zipCode, state, cityState: null, city: null, district: null, street: null }
}

function addressOf(zipCode: string, known: Omit<ZipCodeAddress, 'zipCode'>): ZipCodeAddress {
  const { state, cityState, city, district, street } = known
  return { zipCode, state, cityState, city, district, street }
}
