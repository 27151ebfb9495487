import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import { Tick } from '../../form/tick.tsx'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { optionsOfItems } from './options.ts'

const t = speak(jobForm)

/** The company that hires, and whether its name is shown. */
export function Company(props: JobPartProps) {
  const { draft, faults, change } = props
  return (
    <>
      <Tick
        name="otherCompany"
        label={t('company.other')}
        hint={t('company.otherHint')}
        value={draft.otherCompany}
        onValue={(otherCompany) => change({ otherCompany })}
      />
      {draft.otherCompany && (
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
      )}
      <Tick
        name="hideContractingCompanyName"
        label={labels.hideContractingCompanyName}
        hint={t('company.hideHint')}
        value={draft.hideContractingCompanyName}
        onValue={(hideContractingCompanyName) => change({ hideContractingCompanyName })}
        fault={faults.hideContractingCompanyName}
      />
    </>
  )
}
