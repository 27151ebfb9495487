import { addressFields } from '@trampolim/marketplace/registration/fields.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../design/masked-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { LookupField } from '../../lookups/lookup-field.tsx'
import type { TypedAddress } from '../find-address.ts'
import classes from '../registration.module.css'
import { useZipCode, type ZipCodeAnswer } from '../use-zip-code.ts'

const t = speak(registration)

type AddressFieldsProps = { draft: TypedAddress; faults: Faults; change: (part: Partial<TypedAddress>) => void }

/** A CEP that fills in the rest if it is known; otherwise the person does. */
export function AddressFields({ draft, faults, change }: AddressFieldsProps) {
  const { answer, typed } = useZipCode(draft, change)
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
            typed(zipCode)
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
        {statusOf(answer)}
      </p>
      <TextField
        name="street"
        label={t('contact.street')}
        autoComplete="address-line1"
        most={addressFields.street.longest}
        value={draft.street}
        onChange={(event) => change({ street: event.currentTarget.value })}
        fault={faults.street}
      />
      <TextField
        name="district"
        label={t('contact.district')}
        autoComplete="address-level3"
        most={addressFields.district.longest}
        value={draft.district}
        onChange={(event) => change({ district: event.currentTarget.value })}
        fault={faults.district}
      />
    </fieldset>
  )
}

function statusOf(answer: ZipCodeAnswer): string {
  if (answer === null) return ''
  if (answer === 'looking') return t('contact.zipLooking')
  if (answer === 'unknown') return t('contact.zipUnknown')
  return answer.cityState === null ? t('contact.zipState', { state: answer.state }) : t('contact.zipFound')
}
