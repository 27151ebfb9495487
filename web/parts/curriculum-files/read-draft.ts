import { type CurriculumSection, curriculumSections } from '@trampolim/marketplace/curriculums/sections.ts'
import type { CurriculumDraft } from '../curriculums/form/draft.ts'

/** The recognised data of a file: fields of a curriculum's draft, and names that no list contains. */
export type ReadFile = { draft: Partial<Omit<CurriculumDraft, 'file'>>; unread: readonly string[] }

/** The sections of the form that contain these fields. */
export function sectionsOf(fields: readonly string[]): CurriculumSection[] {
  const names = Object.keys(curriculumSections) as CurriculumSection[]
  return names.filter((name) => curriculumSections[name].some((field) => fields.includes(field)))
}
