import type { JobContent } from '@trampolim/contract/job-content.ts'
import { hasAmount, isRange, showsCommission } from '@trampolim/marketplace/jobs/salary.ts'
import { salaryOfJob } from '@trampolim/marketplace/jobs/salary-of-job.ts'
import { salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import type { StoredContent } from '../rows.ts'

type SalaryColumns = Pick<
  StoredContent,
  'salary_type' | 'salary_from_cents' | 'salary_to_cents' | 'salary_commission' | 'salary_alt'
>

/** The salary's columns, used for search and ordering; an unpaid internship has the type without an amount. */
export function salaryColumns(content: JobContent): SalaryColumns {
  const salary = salaryOfJob(content) ?? { salaryType: salaryTypes.code.toAgree }
  const { salaryType: type, from = null, to = null, commission, alt } = salary
  return {
    salary_type: type,
    salary_from_cents: hasAmount(type) ? from : null,
    salary_to_cents: isRange(type) ? to : null,
    salary_commission: showsCommission(type) ? (commission ?? null) : null,
    salary_alt: alt ?? null,
  }
}

/** The salary as its recruiter wrote it. */
export function writtenSalary(row: SalaryColumns & Pick<StoredContent, 'content'>) {
  const { salary_type: type, salary_from_cents: from, salary_to_cents: to } = row
  return {
    salaryType: row.content.dontHaveInternshipSalary ? null : type,
    salary: isRange(type) ? null : from,
    salaryRange: isRange(type) ? { from, to } : null,
    salaryCommission: row.salary_commission,
    salaryAlt: row.salary_alt,
  }
}
