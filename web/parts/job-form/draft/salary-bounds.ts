import { amountBounds } from '@trampolim/marketplace/jobs/salary.ts'
import { type SalaryType, salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobForm)

const spans: Partial<Record<SalaryType, 'hour' | 'day'>> = {
  [salaryTypes.code.hourly]: 'hour',
  [salaryTypes.code.daily]: 'day',
}

/** The text for the bounds of a salary type's amount, as a hint or as the fault of an amount outside them. */
export function boundsText(type: SalaryType, as: 'amountHint' | 'outside' = 'amountHint'): string {
  const bounds = amountBounds(type)
  if (!bounds) return ''
  return t(`pay.${as}.${spans[type] ?? 'month'}`, { least: money(bounds.least), most: money(bounds.most) })
}
