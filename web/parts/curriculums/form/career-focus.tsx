import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TextField } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'

const t = speak(curriculumForm)

type CareerFocusProps = { value: string; faults: Faults; onChange: (careerFocus: string) => void }

/** Where the person wants to go with their work. */
export function CareerFocus({ value, faults, onChange }: CareerFocusProps) {
  return (
    <TextField
      name="careerFocus"
      label={t('objective.focus')}
      hint={t('objective.focusHint')}
      optional={t('optional')}
      most={curriculumFields.careerFocus.longest}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      fault={faults.careerFocus}
    />
  )
}
