import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type CurriculumSection, sectionsOf } from '@trampolim/marketplace/curriculums/sections.ts'

/** The section that an address or a form names, if the kind of curriculum has it. */
export function sectionIn(named: unknown, kind: CurriculumKind): CurriculumSection | null {
  return sectionsOf(kind).find((each) => each === named) ?? null
}
