import { belowMinimumWage } from '@trampolim/marketplace/jobs/minimum-wage.ts'
import { hasAmount, isRange, type Salary, showsCommission } from '@trampolim/marketplace/jobs/salary.ts'
import { monthlyHours, type WorkingHoursFields } from '@trampolim/marketplace/jobs/working-hours.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import type { ContractType } from '@trampolim/marketplace/reference/contract-types.ts'
import { type JobSpecificType, jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { jobFieldLabelsOf, jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { belowMinimumWageText, salaryText, salary as salaryWords } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../../design/masked-field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Select } from '../../../design/select.tsx'
import { Tick } from '../../form/tick.tsx'
import type { JobDraft } from '../draft/draft.ts'
import { boundsText } from '../draft/salary-bounds.ts'
import { salaryOf } from '../draft/salary-of.ts'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { optionsOf } from './options.ts'
import { PillGroup } from './pill-group.tsx'

const t = speak(jobForm)
const words = speak(salaryWords)
const commonBenefits = 12

/** The salary with its preview, and the benefits. `year` is the year of the minimum wage. */
export function Pay(props: JobPartProps & { year: number }) {
  const { draft, faults, change, year } = props
  const unpaid = isGrant(draft) && draft.dontHaveInternshipSalary
  return (
    <>
      {!unpaid && <SalaryFields {...props} />}
      {!unpaid && <Preview draft={draft} year={year} />}
      <JobText {...props} name="salaryExtra" hint={t(isGrant(draft) ? 'pay.grant.extraHint' : 'pay.extraHint')} />
      <PillGroup
        name="benefits"
        fault={faults.benefits}
        legend={labels.benefits}
        choices={benefits.items}
        first={commonBenefits}
        value={draft.benefits}
        onChange={(codes) => change({ benefits: codes })}
      />
      <JobText {...props} name="additionalBenefits" />
    </>
  )
}

/** Whether the job is an internship, which pays a grant instead of a salary. */
const isGrant = ({ jobSpecificType }: JobDraft) => Number(jobSpecificType) === jobSpecificTypes.code.internship

/** The ways of paying to choose from, in the words of the kind of job. */
function typesOf(draft: JobDraft) {
  const options = optionsOf('salaryType', salaryTypes.codes)
  if (!isGrant(draft)) return options
  return options.map(({ value, text }) => ({
    value,
    text: value === 1 || value === 2 ? t(`pay.grant.types.${value}`) : text,
  }))
}

const isAmount = (type: string): type is '2' | '3' | '4' | '5' => ['2', '3', '4', '5'].includes(type)

function SalaryFields(props: JobPartProps) {
  const { draft, faults, change } = props
  const type = Number(draft.salaryType) as SalaryType
  const names = jobFieldLabelsOf(Number(draft.jobSpecificType) as JobSpecificType)
  return (
    <>
      <Select
        name="salaryType"
        label={t('pay.type')}
        placeholder={t('choose')}
        options={typesOf(draft)}
        value={draft.salaryType}
        onChange={(event) => change({ salaryType: event.currentTarget.value })}
        fault={faults.salaryType}
      />
      {isRange(type) && <Range {...props} />}
      {isAmount(draft.salaryType) && (
        <MaskedField
          mask="money"
          name="salary"
          label={
            isGrant(draft) && draft.salaryType === '2' ? t('pay.grant.amount') : t(`pay.amount.${draft.salaryType}`)
          }
          hint={boundsText(type)}
          icon="R$"
          value={draft.salary}
          onText={(salary) => change({ salary })}
          fault={faults.salary}
        />
      )}
      {showsCommission(type) && <JobText {...props} name="salaryCommission" hint={t('pay.commissionHint')} required />}
      {type === salaryTypes.code.other && (
        <JobText
          {...props}
          name="salaryAlt"
          label={names.salary}
          hint={isGrant(draft) ? undefined : t('pay.altHint')}
          required
        />
      )}
      {type !== salaryTypes.code.toAgree && (
        <Tick
          name="doNotShowSalary"
          label={names.doNotShowSalary}
          value={draft.doNotShowSalary}
          onValue={(doNotShowSalary) => change({ doNotShowSalary })}
        />
      )}
    </>
  )
}

function Range({ draft, faults, change }: JobPartProps) {
  const { salaryRange } = draft
  return (
    <fieldset>
      <legend className="unseen">{t('pay.range')}</legend>
      <div className={classes.pairAlways}>
        <MaskedField
          mask="money"
          name="salaryRange.from"
          id="field-salaryRange"
          label={t('pay.from')}
          hint={boundsText(salaryTypes.code.range)}
          icon="R$"
          value={salaryRange.from}
          onText={(from) => change({ salaryRange: { ...salaryRange, from } })}
          fault={faults.salaryRange}
        />
        <MaskedField
          mask="money"
          name="salaryRange.to"
          label={t('pay.to')}
          icon="R$"
          value={salaryRange.to}
          onText={(to) => change({ salaryRange: { ...salaryRange, to } })}
          aria-invalid={faults.salaryRange ? true : undefined}
        />
      </div>
    </fieldset>
  )
}

/** Whether a value that the type requires hasn't been typed yet; a hidden salary has its own text in any case. */
function isUnsaid({ salaryType, from, commission, alt, doNotShowSalary }: Salary): boolean {
  if (doNotShowSalary) return false
  if (salaryType === salaryTypes.code.other) return !alt
  return (hasAmount(salaryType) && from == null) || (salaryType === salaryTypes.code.commission && !commission)
}

/** The salary as the ad shows it, and a warning if it is below the year's minimum wage. */
function Preview({ draft, year }: { draft: JobDraft; year: number }) {
  const salary = salaryOf(draft)
  if (!salary || isUnsaid(salary)) return null
  const hours = monthlyHours(draft as WorkingHoursFields)
  const contractType = Number(draft.contractType) as ContractType
  const least = belowMinimumWage(salary, {
    contractType,
    year,
    ...(hours === undefined ? {} : { monthlyHours: hours }),
  })
  return (
    <>
      <p className={classes.preview} aria-live="polite">
        <span>{t('pay.preview')}</span>
        <strong>{salaryText(salary)}</strong>
      </p>
      {least !== undefined && (
        <Notice tone="warn" live>
          {belowMinimumWageText(least, salary.salaryType)} {words('stillPublish')}
        </Notice>
      )}
    </>
  )
}
