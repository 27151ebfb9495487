import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tick } from '../../form/tick.tsx'
import { laterPart } from '../../later/later-part.tsx'
import { Shown } from '../../later/shown.tsx'
import { usePrepared } from '../../later/use-prepared.ts'
import type { JobPartProps } from './job-part-props.ts'

const t = speak(jobForm)
const OtherCompany = laterPart('other-company', async () => (await import('./other-company.tsx')).OtherCompany)

/** The company that hires, and whether its name is shown. */
export function Company(props: JobPartProps) {
  const { draft, faults, change } = props
  usePrepared(OtherCompany)
  return (
    <>
      <Tick
        name="otherCompany"
        label={t('company.other')}
        hint={t('company.otherHint')}
        value={draft.otherCompany}
        onValue={(otherCompany) => change({ otherCompany })}
      />
      <Shown when={draft.otherCompany}>
        <OtherCompany {...props} />
      </Shown>
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
