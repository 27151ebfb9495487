import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type CurriculumSection, sectionsOf } from '@trampolim/marketplace/curriculums/sections.ts'

/** The section of a kind of curriculum that an address or a form names, if it names one. */
export function sectionIn(named: unknown, kind: CurriculumKind): CurriculumSection | null {
  return sectionsOf(kind).find((each) => each === named) ?? null
}
