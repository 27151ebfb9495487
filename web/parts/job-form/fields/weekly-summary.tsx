import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Tick } from '../../form/tick.tsx'
import type { JobPartProps } from './job-part-props.ts'

const t = speak(jobForm)

/**
 * Whether the recruiter gets a weekly letter about the job; reviewers don't read this field. `isApproved`: whether to
 * say that it needs no review.
 */
export function WeeklySummary({ draft, faults, change, isApproved = false }: JobPartProps & { isApproved?: boolean }) {
  return (
    <Tick
      name="jobSummaryEmail"
      label={labels.jobSummaryEmail}
      hint={isApproved ? `${t('summaryHint')} ${t('summaryFree')}` : t('summaryHint')}
      value={draft.jobSummaryEmail}
      onValue={(jobSummaryEmail) => change({ jobSummaryEmail })}
      fault={faults.jobSummaryEmail}
    />
  )
}
