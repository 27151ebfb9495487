import { isUnpaid, type JobFields } from './fields.ts'
import { isRange, type Salary } from './salary.ts'

/** A job's salary in the form that the rules expect, amounts in cents; null if there is none. */
export function salaryOfJob(job: JobFields): Salary | null {
  const { salaryType, salaryRange, salary, salaryCommission: commission, salaryAlt: alt, doNotShowSalary } = job
  if (!salaryType || isUnpaid(job)) return null
  const span = isRange(salaryType) ? salaryRange : { from: salary, to: null }
  return {
    salaryType,
    from: span?.from ?? null,
    to: span?.to ?? null,
    commission,
    alt,
    doNotShowSalary: doNotShowSalary ?? false,
  }
}
