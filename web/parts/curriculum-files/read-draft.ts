import type { curriculum } from '@trampolim/phrases/pt-br/curriculum.ts'
import type { CurriculumDraft } from '../curriculums/form/draft.ts'

/** What was understood of a file: fields of a curriculum's draft, and names that no list has. */
export type ReadFile = { draft: Partial<Omit<CurriculumDraft, 'file'>>; unread: readonly string[] }

/** A section of the form. */
export type FormSection = keyof typeof curriculum.form.sections

const sectionOfField: Readonly<Partial<Record<keyof CurriculumDraft, FormSection>>> = {
  occupations: 'curriculum',
  objective: 'curriculum',
  experiences: 'experience',
  internshipCourses: 'internship',
  formations: 'schooling',
  schoolLevel: 'schooling',
  courses: 'schooling',
  languages: 'knowledge',
  technologies: 'knowledge',
  technologiesGeneral: 'knowledge',
  driverLicence: 'knowledge',
  videoUrl: 'upload',
}

/** The sections of the form to which fields belong. */
export function sectionsOf(fields: readonly string[]): FormSection[] {
  return [...new Set(fields.flatMap((field) => sectionOfField[field as keyof CurriculumDraft] ?? []))]
}
