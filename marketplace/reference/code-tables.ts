import { companySizes } from './company-sizes.ts'
import { contractTypes } from './contract-types.ts'
import { coursePeriods, internshipPeriods } from './course-periods.ts'
import { courseStatuses } from './course-statuses.ts'
import { exceptionGrounds } from './exception-grounds.ts'
import { expectedAnswers } from './expected-answers.ts'
import { minimumExperiences, yearsOfExperience } from './experience.ts'
import { genderOrders, genders } from './genders.ts'
import { internshipLevels } from './internship-levels.ts'
import { jobSpecificTypes } from './job-types.ts'
import { languageLevels } from './language-levels.ts'
import { licenceCategories } from './licence-categories.ts'
import { pcdTypes } from './pcd-types.ts'
import { questionTypes } from './question-types.ts'
import { salaryTypes } from './salary-types.ts'
import { schoolings } from './schooling.ts'
import { courseShifts, jobShifts } from './shifts.ts'
import { technologyLevels } from './technology-levels.ts'
import { workTypes } from './work-types.ts'
import { workingHours } from './working-hours.ts'

/** The code tables from which fields choose, by the names under which `phrases/pt-br/code-labels.ts` labels them. */
export const codeTables = {
  companySize: companySizes,
  contractType: contractTypes,
  coursePeriod: coursePeriods,
  courseShift: courseShifts,
  courseStatus: courseStatuses,
  exceptionGround: exceptionGrounds,
  expectedAnswer: expectedAnswers,
  gender: genders,
  genderOrder: genderOrders,
  internshipLevel: internshipLevels,
  internshipPeriod: internshipPeriods,
  jobShift: jobShifts,
  jobSpecificType: jobSpecificTypes,
  languageLevel: languageLevels,
  licenceCategory: licenceCategories,
  minimumExperience: minimumExperiences,
  pcdType: pcdTypes,
  questionType: questionTypes,
  salaryType: salaryTypes,
  schooling: schoolings,
  technologyLevel: technologyLevels,
  workType: workTypes,
  workingHours,
  yearsOfExperience,
} as const
export type CodeTableName = keyof typeof codeTables

/** The codes of a table by its name. */
export type CodeIn<Name extends CodeTableName> = (typeof codeTables)[Name]['codes'][number]
