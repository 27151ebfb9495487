import { genders } from '@trampolim/marketplace/reference/genders.ts'
import { candidateFields } from '@trampolim/marketplace/registration/fields.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { RadioGroup } from '../../../design/choice.tsx'
import { MaskedField } from '../../../design/masked-field.tsx'
import { TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'
import type { RegistrationDraft } from '../draft.ts'
import classes from '../registration.module.css'
import { PcdFields } from './pcd-fields.tsx'

const t = speak(registration)
const gender = speak(reference.gender)

export type PersonalProps = {
  draft: RegistrationDraft
  faults: Faults
  change: (part: Partial<RegistrationDraft>) => void
  /** A link to sign in, for those who already have an account. */
  signIn: ReactNode
}

/** Name, birth date, CPF, gender and, optionally, a disability. `cpfTaken` offers to sign in instead. */
export function PersonalData({ draft, faults, change, signIn, cpfTaken }: PersonalProps & { cpfTaken: boolean }) {
  return (
    <>
      <TextField
        name="name"
        label={t('you.name')}
        autoComplete="name"
        autoCapitalize="words"
        most={candidateFields.name.longest}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        fault={faults.name}
      />
      <div className={classes.pair}>
        <MaskedField
          mask="date"
          name="birthDate"
          label={t('you.birthDate')}
          hint={t('you.birthDateHint')}
          placeholder="dd/mm/aaaa"
          autoComplete="bday"
          value={draft.birthDate}
          onText={(birthDate) => change({ birthDate })}
          fault={faults.birthDate}
        />
        <MaskedField
          mask="cpf"
          name="cpf"
          label={t('you.cpf')}
          hint={cpfTaken ? signIn : t('you.cpfHint')}
          placeholder="000.000.000-00"
          autoComplete="off"
          value={draft.cpf}
          onText={(cpf) => change({ cpf })}
          fault={faults.cpf}
        />
      </div>
      <RadioGroup
        name="gender"
        legend={t('you.gender')}
        look="row"
        options={genders.codes.map((code) => ({ value: code, label: gender(`${code}`) }))}
        value={draft.gender}
        onValue={(value) => change({ gender: value })}
        fault={faults.gender}
      />
      <PcdFields value={draft.pcdData} faults={faults} onChange={(pcdData) => change({ pcdData })} />
    </>
  )
}
