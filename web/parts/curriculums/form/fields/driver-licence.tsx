import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup } from '../../../../design/choice.tsx'
import { Pills } from '../../../form/pills.tsx'

const t = speak(curriculumForm)
const options = licenceCategories.codes.map((code) => ({ code, name: code }))

type DriverLicenceProps = {
  value: readonly string[]
  fault: string | undefined
  onChange: (categories: string[]) => void
}

/** The categories of the driver's licence. */
export function DriverLicence({ value, fault, onChange }: DriverLicenceProps) {
  return (
    <CheckboxGroup name="driverLicence" legend={t('driverLicence.legend')} hint={t('driverLicence.hint')} fault={fault}>
      <Pills name="driverLicence" options={options} inView={() => true} more="" value={value} onValue={onChange} />
    </CheckboxGroup>
  )
}
