import { type CurriculumSection, curriculumSections } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Faults } from '../../../platform/faults.ts'
import { type CurriculumDraft, unkeptOfCurriculum } from '../form/draft.ts'

/** The part of a draft that belongs to a section and may be kept in the browser. */
export function keptOf(section: CurriculumSection, draft: CurriculumDraft): Partial<CurriculumDraft> {
  const unkept: readonly string[] = unkeptOfCurriculum
  const fields = curriculumSections[section].map(inDraft).filter((field) => !unkept.includes(field))
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

/** Whether two drafts are equal within a section. */
export function isSameSection(section: CurriculumSection, one: CurriculumDraft, other: CurriculumDraft): boolean {
  return curriculumSections[section].every((field) => {
    const name = inDraft(field)
    return JSON.stringify(one[name]) === JSON.stringify(other[name])
  })
}

/** The faults that concern a section, or the form as a whole. */
export function faultsOfSection(section: CurriculumSection, faults: Faults): Faults {
  const fields: readonly string[] = ['', ...curriculumSections[section]]
  return Object.fromEntries(Object.entries(faults).filter(([path]) => fields.includes(path.split('.', 1)[0] ?? '')))
}

/** The name of a field in the draft. */
function inDraft(field: (typeof curriculumSections)[CurriculumSection][number]): keyof CurriculumDraft {
  return field === 'fileCV' ? 'file' : field
}
