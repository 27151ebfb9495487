import { mostPhones } from '@trampolim/marketplace/registration/phones.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../design/masked-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { Rows } from '../../form/lists/rows.tsx'
import { Tick } from '../../form/tick.tsx'
import { blankPhone, type PhoneDraft } from '../person-draft.ts'

const t = speak(registration)

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
