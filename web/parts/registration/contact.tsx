import { mostPhones } from '@trampolim/marketplace/registration/phones.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { IconButton } from '../../design/icon-button.tsx'
import { MaskedField } from '../../design/masked-field.tsx'
import { TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { Tick } from '../form/tick.tsx'
import { AddressFields } from './address-fields.tsx'
import { blankPhone, type PhoneDraft } from './draft.ts'
import classes from './registration.module.css'
import type { PersonalProps } from './you.tsx'

const t = speak('registration', registration)

/** E-mail, phones and address. `emailTaken` offers to sign in instead. */
export function Contact({ draft, faults, change, signIn, emailTaken }: PersonalProps & { emailTaken: boolean }) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={t('contact.email')}
        hint={emailTaken && signIn}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        value={draft.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        fault={faults.email}
      />
      <Phones phones={draft.phones} faults={faults} onChange={(phones) => change({ phones })} />
      <AddressFields draft={draft} faults={faults} change={change} />
    </>
  )
}

type PhonesProps = {
  phones: readonly PhoneDraft[]
  most?: number
  faults: Faults
  onChange: (phones: PhoneDraft[]) => void
}

/** Cell phones, each perhaps on WhatsApp: one to three, or as many as `most` says. */
export function Phones({ phones, most = mostPhones, faults, onChange }: PhonesProps) {
  const change = (at: number, part: Partial<PhoneDraft>) =>
    onChange(phones.map((each, place) => (place === at ? { ...each, ...part } : each)))
  return (
    <fieldset className={classes.group} id="field-phones" tabIndex={-1}>
      <legend className="unseen">{t('contact.phones')}</legend>
      {phones.map(({ phone, isWhatsApp }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a phone is its place; its fields are controlled.
        <div key={at} className={classes.phone}>
          <MaskedField
            mask="phone"
            name={`phones.${at}.phone`}
            label={t('contact.phone')}
            placeholder="(00) 00000-0000"
            autoComplete={at === 0 ? 'tel-national' : 'off'}
            value={phone}
            onText={(text) => change(at, { phone: text })}
            fault={faults[`phones.${at}.phone`]}
          />
          {phones.length > 1 && (
            <IconButton
              type="submit"
              name="intent"
              value={`remove:phones.${at}`}
              label={t('contact.removePhone', { phone: phone || t('contact.thisPhone') })}
              icon={<Glyph name="close" />}
              onClick={(event) => {
                event.preventDefault()
                onChange(phones.filter((_, place) => place !== at))
              }}
            />
          )}
          <Tick
            name={`phones.${at}.isWhatsApp`}
            label={t('contact.whatsApp')}
            value={isWhatsApp}
            onValue={(on) => change(at, { isWhatsApp: on })}
          />
        </div>
      ))}
      {phones.length < most && (
        <div>
          <Button
            type="submit"
            name="intent"
            value="add:phones"
            size="small"
            onClick={(event) => {
              event.preventDefault()
              onChange([...phones, blankPhone])
            }}
          >
            {t('contact.addPhone')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
