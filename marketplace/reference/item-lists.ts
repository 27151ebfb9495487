import { apprenticeCourses } from './apprentice-courses.ts'
import { apprenticeInstitutions } from './apprentice-institutions.ts'
import { benefits } from './benefits.ts'
import { companyAreas } from './company-areas.ts'
import { courses } from './courses.ts'
import { generalTechnologies } from './general-technologies.ts'
import { handicaps } from './handicaps.ts'
import { institutions } from './institutions.ts'
import { knowledgeAreas } from './knowledge-areas.ts'
import { languages } from './languages.ts'
import { technologies } from './technologies.ts'

/**
 * The lookup lists whose items are stored in fields. All together are large, so pages for visitors import only the one
 * they need.
 */
export const itemLists = {
  apprenticeCourses,
  apprenticeInstitutions,
  benefits,
  companyAreas,
  courses,
  generalTechnologies,
  handicaps,
  institutions,
  knowledgeAreas,
  languages,
  technologies,
} as const
export type ItemListName = keyof typeof itemLists
