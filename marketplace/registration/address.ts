import type { Fault } from '../faults.ts'
import { isZipCode } from './zip-code.ts'

/** An address as a form holds it; `cityState` is the municipality's number. */
export type AddressFields = {
  readonly zipCode?: string | undefined
  readonly cityState?: number | string | null | undefined
  readonly district?: string | null | undefined
  readonly street?: string | null | undefined
}

const longest = { district: 120, street: 160 } as const

/** Validates a zip code with its city and state: a person's, a company's or a workplace's. */
export function faultsOfPlace({ zipCode, cityState }: Pick<AddressFields, 'zipCode' | 'cityState'>): Fault[] {
  const faults: Fault[] = []
  if (!zipCode?.trim()) faults.push({ field: 'zipCode', code: 'required' })
  else if (!isZipCode(zipCode)) faults.push({ field: 'zipCode', code: 'invalid_zip_code' })
  if (cityState === undefined || cityState === null || cityState === '')
    faults.push({ field: 'cityState', code: 'required' })
  return faults
}

/** What is wrong with a whole address: zip code, city and state, district and street are all required. */
export function faultsOfAddress(fields: AddressFields): Fault[] {
  const faults = faultsOfPlace(fields)
  for (const field of ['district', 'street'] as const) {
    const text = fields[field]?.trim() ?? ''
    if (text === '') faults.push({ field, code: 'required' })
    else if (text.length > longest[field]) faults.push({ field, code: 'too_long' })
  }
  return faults
}
