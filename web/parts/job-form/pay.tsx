import { belowMinimumWage } from '@trampolim/marketplace/jobs/minimum-wage.ts'
import { amountBounds, hasAmount, isRange, type Salary, showsCommission } from '@trampolim/marketplace/jobs/salary.ts'
import { monthlyHours, type WorkingHoursFields } from '@trampolim/marketplace/jobs/working-hours.ts'
import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import type { ContractType } from '@trampolim/marketplace/reference/contract-types.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { money, salaryText, salary as salaryWords } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../design/masked-field.tsx'
import { Notice } from '../../design/notice.tsx'
import { Select } from '../../design/select.tsx'
import { Tick } from '../form/tick.tsx'
import type { JobDraft } from './draft.ts'
import classes from './job-form.module.css'
import { optionsOf } from './options.ts'
import type { JobPartProps } from './part.ts'
import { PillGroup } from './pill-group.tsx'
import { JobText } from './texts.tsx'
import { salaryOf } from './write-job.ts'

const t = speak('job-form', jobForm)
const words = speak('salary', salaryWords)
const commonBenefits = 12

/** Salary with its look in the ad, benefits. `year` is the one whose minimum wage counts. */
export function Pay(props: JobPartProps & { year: number }) {
  const { draft, change, year } = props
  const unpaid = draft.jobSpecificType === '2' && draft.dontHaveInternshipSalary
  return (
    <>
      {!unpaid && <SalaryFields {...props} />}
      {!unpaid && <Preview draft={draft} year={year} />}
      <JobText {...props} name="salaryExtra" hint={t('pay.extraHint')} />
      <PillGroup
        name="benefits"
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

const spans: Partial<Record<SalaryType, 'hour' | 'day'>> = {
  [salaryTypes.code.hourly]: 'hour',
  [salaryTypes.code.daily]: 'day',
}

/** What an amount of a type may be. */
function boundsText(type: SalaryType): string {
  const bounds = amountBounds(type)
  if (!bounds) return ''
  return t(`pay.amountHint.${spans[type] ?? 'month'}`, { least: money(bounds.least), most: money(bounds.most) })
}

const isAmount = (type: string): type is '2' | '3' | '4' | '5' => ['2', '3', '4', '5'].includes(type)

function SalaryFields(props: JobPartProps) {
  const { draft, faults, change } = props
  const type = Number(draft.salaryType) as SalaryType
  return (
    <>
      <Select
        name="salaryType"
        label={t('pay.type')}
        placeholder={t('choose')}
        options={optionsOf('salaryType', salaryTypes.codes)}
        value={draft.salaryType}
        onChange={(event) => change({ salaryType: event.currentTarget.value })}
        fault={faults.salaryType}
      />
      {isRange(type) && <Range {...props} />}
      {isAmount(draft.salaryType) && (
        <MaskedField
          mask="money"
          name="salary"
          label={t(`pay.amount.${draft.salaryType}`)}
          hint={boundsText(type)}
          icon="R$"
          value={draft.salary}
          onText={(salary) => change({ salary })}
          fault={faults.salary}
        />
      )}
      {showsCommission(type) && <JobText {...props} name="salaryCommission" hint={t('pay.commissionHint')} required />}
      {type === salaryTypes.code.other && (
        <JobText {...props} name="salaryAlt" label={t('pay.alt')} hint={t('pay.altHint')} required />
      )}
      {type !== salaryTypes.code.toAgree && (
        <Tick
          name="doNotShowSalary"
          label={labels.doNotShowSalary}
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

/** Whether what the type asks for hasn't been typed yet; a salary that is hidden has its words anyway. */
function isUnsaid({ salaryType, from, commission, alt, doNotShowSalary }: Salary): boolean {
  if (doNotShowSalary) return false
  if (salaryType === salaryTypes.code.other) return !alt
  return (hasAmount(salaryType) && from == null) || (salaryType === salaryTypes.code.commission && !commission)
}

/** How the salary reads in the ad, and the warning of a salary below the year's minimum. */
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
          {words('belowMinimumWage', { least: money(least) })}
        </Notice>
      )}
    </>
  )
}
