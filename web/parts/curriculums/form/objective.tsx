import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TextArea } from '../../../design/text-field.tsx'
import type { Faults } from '../../../platform/faults.ts'

const t = speak(curriculumForm)

type ObjectiveProps = { value: string; faults: Faults; onChange: (objective: string) => void }

/** What the person looks for, in their own words. */
export function Objective({ value, faults, onChange }: ObjectiveProps) {
  return (
    <TextArea
      name="objective"
      label={t('objective.label')}
      hint={t('objective.hint')}
      optional={t('optional')}
      rows={3}
      most={1000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      fault={faults.objective}
    />
  )
}
