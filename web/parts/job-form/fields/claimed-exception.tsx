import { groundSupports, groundsFor } from '@trampolim/marketplace/jobs/legal-exception.ts'
import type { ExceptionGround } from '@trampolim/marketplace/reference/exception-grounds.ts'
import { genderOrders } from '@trampolim/marketplace/reference/genders.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import { TextArea, TextField } from '../../../design/text-field.tsx'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'
import { optionsOf } from './options.ts'

const t = speak(jobForm)

/** The ground of a claimed exception, and what it justifies. */
export function ClaimedException(props: JobPartProps) {
  const { draft, faults, change } = props
  const { ground, explanation } = draft.legalException
  const isApprentice = Number(draft.jobSpecificType) === jobSpecificTypes.code.apprentice
  return (
    <>
      <Select
        name="legalException.ground"
        label={t('exception.ground')}
        placeholder={t('choose')}
        options={groundsFor({ isApprentice }).map((each) => ({ value: each, text: t(`exception.grounds.${each}`) }))}
        value={ground}
        onChange={(event) => {
          const next = event.currentTarget.value
          change({ legalException: { ground: next, explanation }, ...forgetUnsupported(next) })
        }}
        fault={faults['legalException.ground']}
      />
      {ground !== '' && (
        <>
          <TextArea
            name="legalException.explanation"
            label={t('exception.explanation')}
            rows={3}
            most={1000}
            value={explanation}
            onChange={(event) => change({ legalException: { ground, explanation: event.currentTarget.value } })}
            fault={faults['legalException.explanation']}
          />
          <Asked {...props} />
        </>
      )}
    </>
  )
}

const supportsOf = (ground: string): readonly string[] => groundSupports[ground as ExceptionGround] ?? []

/** Resets what the newly chosen ground doesn't justify. */
function forgetUnsupported(ground: string) {
  const supports = supportsOf(ground)
  return {
    ...(supports.includes('gender') ? {} : { genderOrder: '' }),
    ...(supports.includes('age') ? {} : { ageOrderMin: '', ageOrderMax: '' }),
  }
}

function Asked({ draft, faults, change }: JobPartProps) {
  const supports = supportsOf(draft.legalException.ground)
  const age = (name: 'ageOrderMin' | 'ageOrderMax', label: string) => (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      maxLength={2}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value.replace(/\D/g, '') })}
      fault={faults[name]}
    />
  )
  return (
    <>
      {supports.includes('gender') && (
        <Select
          name="genderOrder"
          label={labels.genderOrder}
          placeholder={t('choose')}
          options={optionsOf('genderOrder', genderOrders.codes)}
          value={draft.genderOrder}
          onChange={(event) => change({ genderOrder: event.currentTarget.value })}
          fault={faults.genderOrder}
        />
      )}
      {supports.includes('age') && (
        <div className={classes.pairAlways}>
          {age('ageOrderMin', labels.ageOrderMin)}
          {age('ageOrderMax', labels.ageOrderMax)}
        </div>
      )}
    </>
  )
}
