import { z } from 'zod'
import type { House } from '../platform/house.ts'
import { askOutside } from '../platform/outside.ts'
import { keepZipCode } from './queries.ts'

/** What the external service knows about a CEP of eight digits. */
export type OutsideAddress = {
  zipCode: string
  street: string | null
  district: string | null
  municipality: { id: number; name: string; state: string; latitude: number; longitude: number }
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

/**
 * Asks the service at CEP_URL for a CEP, and stores its answer, which is a fact about the CEP alone. `nothing`: it
 * doesn't know the CEP. `silent`: it didn't answer within `timeout` milliseconds, or there is no service.
 */
export async function askZipCode(
  { configuration: { cepUrl }, database, log }: Pick<House, 'configuration' | 'database' | 'log'>,
  zipCode: string,
  timeout: number,
): Promise<OutsideAddress | 'nothing' | 'silent'> {
  if (!cepUrl) return 'silent'
  const address = cepUrl.includes('{zip}')
    ? cepUrl.replace('{zip}', zipCode)
    : `${cepUrl.replace(/\/+$/, '')}/${zipCode}/json`
  try {
    const answer = await askOutside(address, { timeout })
    const { data } = outsideAddress.safeParse(answer.ok ? await answer.json() : null)
    const municipality = data && (await municipalityOf(database, data.ibge))
    if (!municipality) return 'nothing'
    const { logradouro: street, bairro: district } = data
    await keepZipCode(database, { zipCode, street, district, municipality: municipality.id })
    return { zipCode, street, district, municipality }
  } catch (err) {
    log.warn({ err }, 'the service at CEP_URL did not answer')
    return 'silent'
  }
}

function municipalityOf(database: House['database'], id: number) {
  return database
    .selectFrom('municipality')
    .select(['id', 'name', 'state', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()
}
