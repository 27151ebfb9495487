import { apprenticeCourses } from './apprentice-courses.ts'
import { apprenticeInstitutions } from './apprentice-institutions.ts'
import { benefits } from './benefits.ts'
import type { Item } from './code-table.ts'
import { companyAreas } from './company-areas.ts'
import { courses } from './courses.ts'
import { generalTechnologies } from './general-technologies.ts'
import { handicaps } from './handicaps.ts'
import { institutions } from './institutions.ts'
import { internshipLevels } from './internship-levels.ts'
import { knowledgeAreas } from './knowledge-areas.ts'
import { languages } from './languages.ts'
import { professionalCourses } from './professional-courses.ts'
import { technologies } from './technologies.ts'

/** The lists that are read whole by their name (specification, data §7). Server only: it imports every list. */
export const lookupLists = {
  handicaps: handicaps.items,
  knowledgeArea: knowledgeAreas.items,
  benefits: benefits.items,
  generalTechnologies: generalTechnologies.items,
  languages: languages.items,
  professionalCourses: professionalCourses.items,
  apprenticeCourses: apprenticeCourses.items,
  apprenticeInstitutions: apprenticeInstitutions.items,
  internshipLevels: internshipLevels.items,
} as const satisfies Readonly<Record<string, readonly Item[]>>
export type LookupName = keyof typeof lookupLists

/** The items of the documents that are read by id and suggested while typing (specification, data §7). */
export const documentItems = {
  course: courses.items,
  institution: institutions.items,
  technology: technologies.items,
  companyArea: companyAreas.items,
} as const satisfies Readonly<Record<string, readonly Item[]>>
export type ItemDocumentKind = keyof typeof documentItems
