import { mostPhones } from '@trampolim/marketplace/registration/phones.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../design/masked-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { EmailField } from '../../form/email-field.tsx'
import { Rows } from '../../form/lists/rows.tsx'
import { Tick } from '../../form/tick.tsx'
import { blankPhone, type PhoneDraft } from '../draft.ts'
import { AddressFields } from './address-fields.tsx'
import type { PersonalProps } from './personal-data.tsx'

const t = speak(registration)

/** E-mail, phones and address. `emailTaken` offers to sign in instead. */
export function Contact({ draft, faults, change, signIn, emailTaken }: PersonalProps & { emailTaken: boolean }) {
  return (
    <>
      <EmailField
        name="email"
        label={t('contact.email')}
        hint={emailTaken && signIn}
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

/** Cell phones, each optionally with WhatsApp: one to three, or up to `most`. */
export function Phones({ phones, most = mostPhones, faults, onChange }: PhonesProps) {
  return (
    <Rows
      list="phones"
      legend={t('contact.phones')}
      look="plain"
      addText={t('contact.addPhone')}
      items={phones}
      blank={blankPhone}
      onChange={onChange}
      nameOf={({ phone }) => phone || t('contact.thisPhone')}
      most={most}
      atLeastOne
    >
      {({ item, at, name, change }) => (
        <>
          <MaskedField
            mask="phone"
            name={`${name}.phone`}
            label={t('contact.phone')}
            placeholder="(00) 00000-0000"
            autoComplete={at === 0 ? 'tel-national' : 'off'}
            value={item.phone}
            onText={(phone) => change({ phone })}
            fault={faults[`${name}.phone`]}
          />
          <Tick
            name={`${name}.isWhatsApp`}
            label={t('contact.whatsApp')}
            value={item.isWhatsApp}
            onValue={(isWhatsApp) => change({ isWhatsApp })}
          />
        </>
      )}
    </Rows>
  )
}
