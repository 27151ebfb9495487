import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { EmailField } from '../../form/email-field.tsx'
import { AddressFields } from './address-fields.tsx'
import type { PersonalProps } from './personal-data.tsx'
import { Phones } from './phones.tsx'

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
