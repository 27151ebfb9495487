import { genders } from '@trampolim/marketplace/reference/genders.ts'
import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import { mostRecruiterPhones } from '@trampolim/marketplace/registration/phones.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { RadioGroup } from '../../design/choice.tsx'
import { MaskedField } from '../../design/masked-field.tsx'
import { TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { AddressFields } from '../registration/pages/address-fields.tsx'
import { PcdFields } from '../registration/pages/pcd-fields.tsx'
import { Phones } from '../registration/pages/phones.tsx'
import type { ProfileDraft } from './profile-draft.ts'

const t = speak(registration)
const genderName = speak(reference.gender)
const address: readonly string[] = ['zipCode', 'cityState', 'district', 'street']

type ProfileFieldsProps = {
  draft: ProfileDraft
  /** Which fields may change; null for all that the person has. */
  asked: readonly string[] | null
  /** A recruiter has only a name and one phone. */
  recruiter?: boolean
  faults: Faults
  change: (part: Partial<ProfileDraft>) => void
}

/** The fields of a profile that a review requested to correct. */
export function ProfileFields({ draft, asked, recruiter = false, faults, change }: ProfileFieldsProps) {
  const shows = (field: string) => asked === null || asked.includes(field)
  return (
    <>
      {shows('name') && (
        <TextField
          name="name"
          label={t('you.name')}
          autoComplete="name"
          most={candidateFields.name.longest}
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          fault={faults.name}
        />
      )}
      {shows('phones') && (
        <Phones
          phones={draft.phones}
          {...(recruiter && { most: mostRecruiterPhones })}
          faults={faults}
          onChange={(phones) => change({ phones })}
        />
      )}
      {!recruiter && shows('birthDate') && (
        <MaskedField
          mask="date"
          name="birthDate"
          label={t('you.birthDate')}
          hint={t('you.birthDateHint')}
          value={draft.birthDate}
          onText={(birthDate) => change({ birthDate })}
          fault={faults.birthDate}
        />
      )}
      {!recruiter && shows('cpf') && (
        <MaskedField
          mask="cpf"
          name="cpf"
          label={t('you.cpf')}
          hint={t('you.cpfHint')}
          value={draft.cpf}
          onText={(cpf) => change({ cpf })}
          fault={faults.cpf}
        />
      )}
      {!recruiter && shows('gender') && (
        <RadioGroup
          name="gender"
          legend={t('you.gender')}
          look="row"
          options={genders.codes.map((code) => ({ value: code, label: genderName(`${code}`) }))}
          value={draft.gender}
          onValue={(gender) => change({ gender })}
          fault={faults.gender}
        />
      )}
      {!recruiter && address.some(shows) && <AddressFields draft={draft} faults={faults} change={change} />}
      {!recruiter && shows('pcdData') && (
        <PcdFields value={draft.pcdData} faults={faults} onChange={(pcdData) => change({ pcdData })} />
      )}
    </>
  )
}
