import { isDeepStrictEqual } from 'node:util'
import type { PcdData } from '@trampolim/contract/gateway/professional.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import type { Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import type { Profile, ProfileChange } from './queries.ts'
import { findResidence } from './residence.ts'

export type ProfileFields = {
  name?: string | undefined
  phones?: readonly { phone: string; isWhatsApp: boolean }[] | undefined
  gender?: number | undefined
  zipCode?: string | undefined
  cityState?: number | undefined
  district?: string | undefined
  street?: string | undefined
  agreeShareContactData?: boolean | undefined
  pcdData?: PcdData | undefined
  agreeFoundByDisability?: boolean | undefined
}

/**
 * Returns the changed values of the profile; empty if nothing changes. `provedPhone` is the phone whose code was
 * entered. Removing a disability also removes the consent to be found by it.
 * @throws invalid_form
 */
export async function changeOf(
  tx: Tx,
  before: Profile,
  fields: ProfileFields,
  provedPhone: string | null = null,
): Promise<ProfileChange> {
  const { name, gender, district, street, agreeShareContactData } = fields
  const plain = { name, gender, district, street, agreeShareContactData }
  const change: ProfileChange = Object.fromEntries(
    Object.entries(plain).filter(
      ([field, value]) => value !== undefined && value !== before[field as keyof typeof plain],
    ),
  )
  const phones = fields.phones && keepVerified(fields.phones, before, provedPhone)
  if (phones && !isDeepStrictEqual(phones, before.phones)) change.phones = phones
  const pcdData = fields.pcdData && (fields.pcdData.pcdCondition ? settle(pcdFields, fields.pcdData) : null)
  if (pcdData !== undefined && !isDeepStrictEqual(pcdData, before.pcdData)) change.pcdData = pcdData
  const hasDisability = change.pcdData === undefined ? before.isHandicap : change.pcdData !== null
  const isFound = hasDisability && (fields.agreeFoundByDisability ?? before.agreeFoundByDisability)
  if (isFound !== before.agreeFoundByDisability) change.agreeFoundByDisability = isFound
  const zipCode = normaliseZipCode(fields.zipCode ?? before.zipCode)
  const cityState = fields.cityState ?? before.cityState
  if (zipCode === before.zipCode && cityState === before.cityState) return change
  const found = await findResidence(tx, { zipCode, cityState })
  if ('fault' in found) return refuse('invalid_form', fieldFaultsOf([found.fault]))
  return { ...change, residence: found.residence }
}

/** A verified number stays verified; a new one isn't yet. */
function keepVerified(phones: NonNullable<ProfileFields['phones']>, before: Profile, provedPhone: string | null) {
  return phones.map(({ phone, isWhatsApp }) => {
    const digits = normalisePhone(phone)
    const known = before.phones.find((each) => each.phone === digits)
    return { phone: digits, isWhatsApp, verified: digits === provedPhone || (known?.verified ?? false) }
  })
}
