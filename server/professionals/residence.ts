import type { Fault } from '@trampolim/marketplace/faults.ts'
import { stateOfZipCode } from '@trampolim/marketplace/reference/states.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { findKnownZipCode, findMunicipality } from '../accounts/queries.ts'
import type { Database, Tx } from '../platform/house.ts'

/** Where a person lives, with the position from which distances are measured. */
export type Residence = {
  zipCode: string
  municipalityId: number
  latitude: number
  longitude: number
  /** Whether the position is that of the CEP rather than of its municipality (product, readings: coordinates). */
  exact: boolean
}

/**
 * Locates a CEP and municipality, or returns a fault: the municipality doesn't exist, or the CEP belongs to another
 * state.
 */
export async function findResidence(
  database: Database | Tx,
  { zipCode: given, cityState }: { zipCode: string; cityState: number },
): Promise<{ residence: Residence } | { fault: Fault }> {
  const zipCode = normaliseZipCode(given)
  const municipality = await findMunicipality(database, cityState)
  if (!municipality) return { fault: { field: 'cityState', code: 'invalid' } }
  const state = stateOfZipCode(zipCode)
  if (state && state !== municipality.state) return { fault: { field: 'zipCode', code: 'zip_code_of_other_state' } }
  const known = await findKnownZipCode(database, zipCode)
  const { latitude, longitude } = known?.cityState === municipality.id ? known : {}
  const exact = latitude != null && longitude != null
  const position = exact
    ? { latitude, longitude }
    : { latitude: municipality.latitude, longitude: municipality.longitude }
  return { residence: { zipCode, municipalityId: municipality.id, ...position, exact } }
}
