import type { ContractType } from '../reference/contract-types.ts'
import type { MinimumExperience } from '../reference/experience.ts'
import type { JobSpecificType } from '../reference/job-types.ts'
import type { LanguageLevel } from '../reference/language-levels.ts'
import type { Schooling } from '../reference/schooling.ts'
import type { JobShift } from '../reference/shifts.ts'
import type { TechnologyLevel } from '../reference/technology-levels.ts'
import type { WorkType } from '../reference/work-types.ts'
import type { LegalException } from './legal-exception.ts'
import type { Question } from './questionnaire.ts'
import type { Salary } from './salary.ts'
import type { WorkingHoursFields } from './working-hours.ts'

/** Where a job is done, and for how many people; `cityState` is the municipality's id. */
export type WorkPlace = {
  readonly zipCode?: string | null
  readonly qty?: number | null
  readonly district?: string | null
  readonly cityState?: number | null
}

/** A course from which an internship takes people. */
export type CoursePanel = {
  readonly internshipSchoolLevel?: string | null
  readonly internshipCourse?: string | null
  readonly minCoursePeriod?: number | null
  readonly shiftCourse?: JobShift | null
}

/**
 * A job as its form holds it, possibly unfinished (specification, data §3.1). `salary` is its amounts and texts
 * together, in cents; `occupation` its CBO code.
 */
export type JobFields = WorkingHoursFields & {
  readonly jobSpecificType: JobSpecificType
  readonly jobName?: string | null
  readonly occupation?: string | null
  readonly jobDescription?: string | null
  readonly responsibilities?: string | null
  readonly additionalInfo?: string | null
  readonly keywords?: readonly string[]
  readonly contractType?: ContractType | null
  readonly workType?: WorkType | null
  readonly tempJobDuration?: number | null
  readonly salary?: Salary | null
  readonly sameAsOwnCompany?: boolean
  readonly companyDescription?: string | null
  readonly workPlaces?: readonly WorkPlace[]
  readonly questionnaire?: readonly Question[]
  readonly minimumExperience?: MinimumExperience | null
  readonly technologies?: readonly { readonly technology: string; readonly yearsOfExperience: TechnologyLevel }[]
  readonly languages?: readonly { readonly language: string; readonly level: LanguageLevel }[]
  readonly schoolLevels?: readonly {
    readonly schooling: Schooling
    readonly courseSchooling?: string | null
    readonly knowledgeArea?: string | null
  }[]
  readonly onlyHandicap?: boolean
  readonly acceptHandicap?: boolean
  readonly handicaps?: readonly string[]
  readonly legalException?: LegalException | null
  readonly coursesPanel?: readonly CoursePanel[]
  readonly acceptOtherCourses?: boolean
  readonly dontHaveInternshipSalary?: boolean
  readonly apprenticeSchooling?: Schooling | null
  readonly apprenticeCourse?: string | null
  readonly apprenticeOtherCourse?: string | null
  readonly nameOfInstitution?: string | null
  readonly otherInstitutionName?: string | null
}

/** The longest texts of a job, in characters. */
export const longestTexts = {
  jobName: 120,
  jobDescription: 5000,
  responsibilities: 5000,
  additionalInfo: 2000,
  companyDescription: 2000,
} as const

/** The most items of a job's lists. */
export const mostItems = { workPlaces: 50, keywords: 30, technologies: 30, languages: 10 } as const
