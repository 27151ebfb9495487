import { stateOfZipCode } from '@trampolim/marketplace/reference/states.ts'
import { z } from 'zod'
import type { House } from '../../platform/house.ts'
import { askOutside } from '../../platform/outside.ts'
import { refuse } from '../../platform/refusal.ts'
import { findKnownZipCode, findMunicipality } from '../queries.ts'

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
  if (known) {
    const { state, cityState, city, district, street } = known
    return { zipCode, state, cityState, city, district, street }
  }
  const outside = await askService(house, zipCode)
  if (outside) return outside
  const state = stateOfZipCode(zipCode) ?? refuse('zip_code_not_found')
  return { zipCode, state, cityState: null, city: null, district: null, street: null }
}

const emptyAsNull = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullish()
  .transform((text) => text ?? null)

/** The answer of the service at CEP_URL to `GET <CEP_URL>/<eight digits>/json` (or with the digits at `{zip}` in it). */
const outsideAddress = z.object({
  logradouro: emptyAsNull,
  bairro: emptyAsNull,
  /** The municipality's IBGE code, which is its id here. */
  ibge: z.coerce.number().int().positive(),
})

async function askService({ configuration: { cepUrl }, database, log }: House, zipCode: string) {
  if (!cepUrl) return null
  const address = cepUrl.includes('{zip}')
    ? cepUrl.replace('{zip}', zipCode)
    : `${cepUrl.replace(/\/+$/, '')}/${zipCode}/json`
  try {
    const answer = await askOutside(address, { timeout })
    const { data } = outsideAddress.safeParse(answer.ok ? await answer.json() : null)
    const municipality = data && (await findMunicipality(database, data.ibge))
    if (!municipality) return null
    const { id, name, state } = municipality
    return { zipCode, state, cityState: id, city: name, district: data.bairro, street: data.logradouro }
  } catch (err) {
    log.warn({ err }, 'the service at CEP_URL did not answer')
    return null
  }
}
