import { namesOf } from '../fields/choose.ts'
import { isBlank } from '../fields/field.ts'
import { type CurriculumField, curriculumFields } from './fields.ts'
import type { CurriculumKind } from './kinds.ts'

/** The sections in which a curriculum is written, in their order, with the fields of each. */
export const curriculumSections = {
  curriculum: namesOf(curriculumFields, { group: 'curriculum' }),
  internship: namesOf(curriculumFields, { group: 'internship' }),
  apprentice: namesOf(curriculumFields, { group: 'apprentice' }),
  experience: namesOf(curriculumFields, { group: 'experience' }),
  schooling: namesOf(curriculumFields, { group: 'schooling' }),
  knowledge: namesOf(curriculumFields, { group: 'knowledge' }),
  upload: namesOf(curriculumFields, { group: 'upload' }),
  disability: namesOf(curriculumFields, { group: 'disability' }),
} as const satisfies Readonly<Record<string, readonly CurriculumField[]>>

export type CurriculumSection = keyof typeof curriculumSections

const names = Object.keys(curriculumSections) as CurriculumSection[]

/** The sections of a kind of curriculum. */
export function sectionsOf(kind: CurriculumKind): CurriculumSection[] {
  return names.filter((name) => (name !== 'internship' && name !== 'apprentice') || name === kind)
}

/** The content of a curriculum, as far as it was read. */
export type PartialCurriculum = { readonly [Name in CurriculumField]?: unknown }

/** Whether any of these fields has content; a no doesn't count. */
export function hasContent(fields: readonly CurriculumField[], content: PartialCurriculum): boolean {
  return fields.some((field) => content[field] !== false && !isBlank(content[field]))
}

/**
 * The sections that help a recruiter decide. A section is complete if one of its fields here has content. Files, videos
 * and disabilities aren't expected of anybody.
 */
const counted = {
  ...curriculumSections,
  curriculum: ['objective'],
  apprentice: ['apprenticeCourses'],
  schooling: ['schoolLevel'],
  upload: null,
  disability: null,
} as const satisfies Record<CurriculumSection, readonly CurriculumField[] | null>

export type CountedSection = {
  [Name in CurriculumSection]: (typeof counted)[Name] extends null ? never : Name
}[CurriculumSection]

/** The sections of a curriculum that count, and whether each one has content. */
export function readinessOf(
  kind: CurriculumKind,
  content: PartialCurriculum,
): { name: CountedSection; ready: boolean }[] {
  return sectionsOf(kind)
    .filter(isCounted)
    .map((name) => ({ name, ready: hasContent(counted[name], content) }))
}

const isCounted = (name: CurriculumSection): name is CountedSection => counted[name] !== null
