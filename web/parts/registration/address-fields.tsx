import { isZipCode, normaliseZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef, useState } from 'react'
import { MaskedField } from '../../design/masked-field.tsx'
import { TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { LookupField } from '../lookups/lookup-field.tsx'
import type { RegistrationDraft } from './draft.ts'
import { addressPart, type FoundAddress, findAddress } from './find-address.ts'
import classes from './registration.module.css'

const t = speak('registration', registration)

type Address = Pick<RegistrationDraft, 'zipCode' | 'cityState' | 'city' | 'district' | 'street'>
type AddressFieldsProps = { draft: Address; faults: Faults; change: (part: Partial<Address>) => void }

/** A CEP that fills in the rest where it is known; else the person completes it. */
export function AddressFields({ draft, faults, change }: AddressFieldsProps) {
  const [status, setStatus] = useState('')
  const asked = useRef(normaliseZipCode(draft.zipCode))
  const look = async (zipCode: string) => {
    const zip = normaliseZipCode(zipCode)
    if (zip === asked.current || !isZipCode(zipCode)) return
    asked.current = zip
    setStatus(t('contact.zipLooking'))
    const found = await findAddress(zip)
    if (asked.current !== zip) return
    setStatus(statusOf(found))
    if (found) change(addressPart(found))
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('contact.address')}</legend>
      <div className={classes.pair}>
        <MaskedField
          mask="cep"
          name="zipCode"
          label={t('contact.zipCode')}
          placeholder="00000-000"
          autoComplete="postal-code"
          value={draft.zipCode}
          onText={(zipCode) => {
            change({ zipCode })
            look(zipCode)
          }}
          fault={faults.zipCode}
        />
        <LookupField
          kind="cityState"
          name="city"
          id="field-cityState"
          label={t('contact.city')}
          hint={draft.cityState === '' && draft.city !== '' && t('contact.cityHint')}
          value={draft.city}
          onValue={(city, cityState) => change({ city, cityState })}
          fault={faults.cityState}
        />
      </div>
      <p className={classes.status} role="status">
        {status}
      </p>
      <TextField
        name="street"
        label={t('contact.street')}
        autoComplete="address-line1"
        maxLength={160}
        value={draft.street}
        onChange={(event) => change({ street: event.currentTarget.value })}
        fault={faults.street}
      />
      <TextField
        name="district"
        label={t('contact.district')}
        autoComplete="address-level3"
        maxLength={120}
        value={draft.district}
        onChange={(event) => change({ district: event.currentTarget.value })}
        fault={faults.district}
      />
    </fieldset>
  )
}

function statusOf(found: FoundAddress | null): string {
  if (!found) return t('contact.zipUnknown')
  return found.cityState === null ? t('contact.zipState', { state: found.state }) : t('contact.zipFound')
}
