import { isAskedFor } from '@trampolim/marketplace/fields/field.ts'
import { type JobField, type JobFields, jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import type { Salary } from '@trampolim/marketplace/jobs/salary.ts'
import { salaryOfJob } from '@trampolim/marketplace/jobs/salary-of-job.ts'
import { centsFrom } from '../../curriculums/form/typed-values.ts'
import type { JobDraft } from './draft.ts'

/** The salary of a draft in the form that rules and texts take; null before a type is chosen, and without a salary. */
export function salaryOf(draft: JobDraft): Salary | null {
  const { salaryRange, salary, salaryCommission, salaryAlt, doNotShowSalary, dontHaveInternshipSalary } = draft
  const typed = {
    jobSpecificType: Number(draft.jobSpecificType),
    dontHaveInternshipSalary,
    salaryType: Number(draft.salaryType),
    salary: centsFrom(salary),
    salaryRange: { from: centsFrom(salaryRange.from), to: centsFrom(salaryRange.to) },
    salaryCommission: salaryCommission.trim(),
    salaryAlt: salaryAlt.trim(),
    doNotShowSalary,
  }
  const asked = Object.entries(typed).filter(([name]) => isAskedFor(jobFields[name as JobField], typed))
  return salaryOfJob(Object.fromEntries(asked) as unknown as JobFields)
}
