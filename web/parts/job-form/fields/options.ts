import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import type { Option } from '../../../design/select.tsx'
import { labelledCodes } from '../../form/labelled-codes.ts'

/** The code tables from which a job's form chooses. */
export const { labelOf, optionsOf } = labelledCodes({
  jobSpecificType: reference.jobSpecificType,
  contractType: reference.contractType,
  salaryType: reference.salaryType,
  workType: reference.workType,
  workingHours: reference.workingHours,
  minimumExperience: reference.minimumExperience,
  languageLevel: reference.languageLevel,
  technologyLevel: reference.technologyLevel,
  schooling: reference.schooling,
  expectedAnswer: reference.expectedAnswer,
  questionType: reference.questionType,
  genderOrder: reference.genderOrder,
  coursePeriod: reference.coursePeriod,
  jobShift: reference.jobShift,
})

/** The items of a lookup list as options. */
export function optionsOfItems(items: readonly { code: string; name: string }[]): Option[] {
  return items.map(({ code, name }) => ({ value: code, text: name }))
}
