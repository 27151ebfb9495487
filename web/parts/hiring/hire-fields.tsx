import type { JobKindWord } from '@trampolim/marketplace/reference/job-types.ts'
import { hireFields } from '@trampolim/marketplace/selection/fields.ts'
import { hireDocumentsOf } from '@trampolim/marketplace/selection/hiring.ts'
import { hireDocumentText, hiringSide } from '@trampolim/phrases/pt-br/hiring.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Checkbox } from '../../design/choice.tsx'
import { fieldId } from '../../design/field.tsx'
import { MaskedField } from '../../design/masked-field.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import classes from './hiring.module.css'

const t = speak(hiringSide)
const documentText = speak(hireDocumentText)

type HireFieldsProps = {
  kind: JobKindWord
  labels: Readonly<Record<'salary', string>>
  /** What was typed in a form that was refused. */
  typed: Readonly<Record<string, string>>
  faults: Faults
}

/** The fields of a hiring message, with what its kind of job must say by law. */
export function HireFields({ kind, labels, typed, faults }: HireFieldsProps) {
  const chosen = typed.documents?.split(' ') ?? []
  return (
    <>
      <p className={classes.soft}>{t('text')}</p>
      {kind !== 'professional' && <p className={classes.soft}>{t(`byLaw.${kind}`)}</p>}
      <MaskedField
        name="salary"
        mask="money"
        label={labels.salary}
        hint={t(kind === 'internship' ? 'grantHint' : 'salaryHint')}
        defaultValue={typed.salary ?? ''}
        fault={faults.salary}
      />
      <TextField
        name="start"
        type="date"
        label={t('start')}
        defaultValue={typed.start ?? ''}
        fault={faults.start}
        required
      />
      <fieldset className={classes.documents} id={fieldId('documents')} tabIndex={-1}>
        <legend>{t('documents')}</legend>
        <p className={classes.soft}>{t('documentsHint')}</p>
        {hireDocumentsOf(kind).map((each) => (
          <Checkbox
            key={each}
            name="documents"
            value={each}
            label={documentText(`${each}`)}
            defaultChecked={chosen.includes(each)}
          />
        ))}
      </fieldset>
      <TextField
        name="otherDocuments"
        label={t('otherDocuments')}
        defaultValue={typed.otherDocuments ?? ''}
        fault={faults.otherDocuments}
        most={hireFields.otherDocuments.longest}
      />
      <TextArea
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        defaultValue={typed.message ?? ''}
        fault={faults.message}
        most={hireFields.message.longest}
        required
      />
    </>
  )
}
