import type { JobContent } from '@trampolim/contract/job-content.ts'
import { type LegalException, needsException } from '@trampolim/marketplace/jobs/legal-exception.ts'
import { hasAmount, isRange, type Salary, showsCommission } from '@trampolim/marketplace/jobs/salary.ts'
import { hoursAskedFor } from '@trampolim/marketplace/jobs/working-hours.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { salaryTypes } from '@trampolim/marketplace/reference/salary-types.ts'
import type { JobRow } from './rows.ts'

const { internship, apprentice } = jobSpecificTypes.code

/** What only internships or apprenticeships have. */
export type KindDetails = Partial<
  Pick<
    JobContent,
    | 'coursesPanel'
    | 'acceptOtherCourses'
    | 'dontHaveInternshipSalary'
    | 'apprenticeSchooling'
    | 'apprenticeCourse'
    | 'apprenticeOtherCourse'
    | 'nameOfInstitution'
    | 'otherInstitutionName'
  >
>

/** A text that says something; null where it doesn't. */
export function blank(text: string | null | undefined): string | null {
  return text?.trim() || null
}

/** An internship may go without a salary; then none is kept. */
function isUnpaid({ jobSpecificType, dontHaveInternshipSalary }: JobContent): boolean {
  return jobSpecificType === internship && dontHaveInternshipSalary === true
}

/** A job's salary as the rules look at it, amounts in cents; null where none is given. */
export function ruledSalary(content: JobContent): Salary | null {
  const { salaryType, salaryRange, salary, salaryCommission: commission, salaryAlt: alt, doNotShowSalary } = content
  if (!salaryType || isUnpaid(content)) return null
  const span = isRange(salaryType) ? salaryRange : { from: salary, to: null }
  return { salaryType, from: span?.from ?? null, to: span?.to ?? null, commission, alt, doNotShowSalary }
}

type SalaryColumns = Pick<
  JobRow,
  'salary_type' | 'salary_from_cents' | 'salary_to_cents' | 'salary_commission' | 'salary_alt'
>

/** The salary's columns; an unpaid internship has the type that has no amount. */
export function salaryOf(content: JobContent): SalaryColumns {
  const salary = ruledSalary(content) ?? { salaryType: salaryTypes.code.toAgree }
  const { salaryType: type, from = null, to = null, commission, alt } = salary
  return {
    salary_type: type,
    salary_from_cents: hasAmount(type) ? from : null,
    salary_to_cents: isRange(type) ? to : null,
    salary_commission: showsCommission(type) ? blank(commission) : null,
    salary_alt: blank(alt),
  }
}

export function writtenSalary(row: SalaryColumns & { kind_details: KindDetails }) {
  const { salary_type: type, salary_from_cents: from, salary_to_cents: to } = row
  return {
    salaryType: row.kind_details.dontHaveInternshipSalary ? null : type,
    salary: isRange(type) ? null : from,
    salaryRange: isRange(type) ? { from, to } : null,
    salaryCommission: row.salary_commission,
    salaryAlt: row.salary_alt,
  }
}

type Hours = JobRow['working_hours']

/** The hours that their kind asks for. */
export function hoursOf(content: JobContent): Hours {
  const workingHours = content.workingHours ?? 'custom'
  const asked: readonly string[] = hoursAskedFor[workingHours]
  return {
    workingHours,
    ...(asked.includes('weekdays') && {
      start: blank(content.workingHoursStart),
      end: blank(content.workingHoursEnd),
      lunch: blank(content.workingHoursLunch),
    }),
    ...(asked.includes('saturday') && {
      altStart: blank(content.workingHoursAltStart),
      altEnd: blank(content.workingHoursAltEnd),
      altLunch: blank(content.workingHoursAltLunch),
    }),
    ...(asked.includes('words') && { custom: blank(content.workingHoursCustom) }),
  }
}

export function writtenHours(hours: Hours) {
  return {
    workingHours: hours.workingHours,
    workingHoursStart: hours.start ?? null,
    workingHoursEnd: hours.end ?? null,
    workingHoursLunch: hours.lunch ?? null,
    workingHoursAltStart: hours.altStart ?? null,
    workingHoursAltEnd: hours.altEnd ?? null,
    workingHoursAltLunch: hours.altLunch ?? null,
    workingHoursCustom: hours.custom ?? null,
  }
}

/** What is claimed beside the law's rule; null where nothing is. */
export function exceptionOf(content: JobContent): LegalException | null {
  const { genderOrder = null, ageOrderMin = null, ageOrderMax = null } = content
  if (!needsException({ genderOrder, ageOrderMin, ageOrderMax })) return null
  const { ground = null, explanation = null } = content.legalException ?? {}
  return { ground, explanation: blank(explanation), genderOrder, ageOrderMin, ageOrderMax }
}

/** The fields of a job's own kind; those of another one are lost with the change of kind. */
export function kindDetailsOf(content: JobContent): KindDetails {
  if (content.jobSpecificType === internship) {
    return {
      coursesPanel: content.coursesPanel ?? [],
      acceptOtherCourses: content.acceptOtherCourses ?? false,
      dontHaveInternshipSalary: content.dontHaveInternshipSalary ?? false,
    }
  }
  if (content.jobSpecificType !== apprentice) return {}
  return {
    apprenticeSchooling: content.apprenticeSchooling ?? null,
    apprenticeCourse: blank(content.apprenticeCourse),
    apprenticeOtherCourse: blank(content.apprenticeOtherCourse),
    nameOfInstitution: blank(content.nameOfInstitution),
    otherInstitutionName: blank(content.otherInstitutionName),
  }
}

export function writtenKindDetails(row: {
  job_specific_type: JobContent['jobSpecificType']
  kind_details: KindDetails
}): KindDetails {
  const details = row.kind_details
  if (row.job_specific_type === internship) {
    return {
      coursesPanel: (details.coursesPanel ?? []).map((panel) => ({
        internshipSchoolLevel: panel.internshipSchoolLevel ?? null,
        internshipCourse: panel.internshipCourse ?? null,
        minCoursePeriod: panel.minCoursePeriod ?? null,
        shiftCourse: panel.shiftCourse ?? null,
      })),
      acceptOtherCourses: details.acceptOtherCourses ?? false,
      dontHaveInternshipSalary: details.dontHaveInternshipSalary ?? false,
    }
  }
  if (row.job_specific_type !== apprentice) return {}
  return {
    apprenticeSchooling: details.apprenticeSchooling ?? null,
    apprenticeCourse: details.apprenticeCourse ?? null,
    apprenticeOtherCourse: details.apprenticeOtherCourse ?? null,
    nameOfInstitution: details.nameOfInstitution ?? null,
    otherInstitutionName: details.otherInstitutionName ?? null,
  }
}
