import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup } from '../../../../design/choice.tsx'
import { Pills } from '../../../form/pills.tsx'

const t = speak(curriculumForm)

/** Those visible before 'Mostrar todos'. */
const common: ReadonlySet<string> = new Set(benefits.codes.slice(0, 8))

type WishedBenefitsProps = {
  value: readonly string[]
  fault: string | undefined
  onChange: (codes: string[]) => void
}

/** The benefits that matter to the person. */
export function WishedBenefits({ value, fault, onChange }: WishedBenefitsProps) {
  return (
    <CheckboxGroup
      name="benefits"
      legend={t('benefits.legend')}
      hint={t('benefits.hint', { count: curriculumFields.benefits.most })}
      fault={fault}
    >
      <Pills
        name="benefits"
        options={benefits.items}
        inView={(code) => common.has(code)}
        more={t('benefits.more')}
        value={value}
        onValue={onChange}
      />
    </CheckboxGroup>
  )
}
