import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../../design/masked-field.tsx'
import type { Faults } from '../../../../platform/faults.ts'

const t = speak(curriculumForm)

type SalaryProps = { kind: CurriculumKind; value: string; faults: Faults; onChange: (salary: string) => void }

/** The monthly salary or grant that the person expects. */
export function Salary({ kind, value, faults, onChange }: SalaryProps) {
  return (
    <MaskedField
      mask="money"
      name="salary"
      label={t(`salary.label.${kind}`)}
      hint={t('salary.hint')}
      optional={t('optional')}
      icon="R$"
      value={value}
      onText={onChange}
      fault={faults.salary}
    />
  )
}
