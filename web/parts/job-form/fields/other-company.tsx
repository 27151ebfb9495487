import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { optionsOfItems } from './options.ts'

const t = speak(jobForm)

/** Another company that hires: its line of business and what it does. */
export function OtherCompany(props: JobPartProps) {
  const { draft, faults, change } = props
  return (
    <>
      <Select
        name="companyAreaContracting"
        label={t('company.area')}
        optional={t('optional')}
        placeholder={t('choose')}
        options={optionsOfItems(companyAreas.items)}
        value={draft.companyAreaContracting}
        onChange={(event) => change({ companyAreaContracting: event.currentTarget.value })}
        fault={faults.companyAreaContracting}
      />
      <JobText
        {...props}
        name="companyDescription"
        label={t('company.description')}
        hint={t('company.descriptionHint')}
        lines={4}
        required
      />
    </>
  )
}
