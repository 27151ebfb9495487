import { handicaps } from '@trampolim/marketplace/reference/handicaps.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup } from '../../../../design/choice.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Pills } from '../../../form/pills.tsx'

const t = speak(curriculumForm)

type DisabilitiesProps = { value: readonly string[]; faults: Faults; onChange: (codes: string[]) => void }

/** The disabilities that a person chooses to state in this curriculum, with a note on who reads them. */
export function Disabilities({ value, faults, onChange }: DisabilitiesProps) {
  return (
    <CheckboxGroup
      name="handicaps"
      legend={t('disabilities.legend')}
      hint={t('disabilities.hint')}
      fault={faults.handicaps}
    >
      <Pills
        name="handicaps"
        options={handicaps.items}
        inView={() => false}
        more={t('disabilities.choose')}
        value={value}
        onValue={onChange}
      />
    </CheckboxGroup>
  )
}
