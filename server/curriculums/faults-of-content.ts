import { type CurriculumFields, faultsOfCurriculum } from '@trampolim/marketplace/curriculums/curriculum.ts'
import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { Fault } from '@trampolim/marketplace/faults.ts'
import { unknownItems } from '@trampolim/marketplace/fields/unknown-items.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'

/** Returns every fault of a curriculum's content, including codes that aren't in their lists. */
export function faultsOfContent(kind: CurriculumKind, content: CurriculumFields, { today }: { today: Day }): Fault[] {
  return [...faultsOfCurriculum(kind, content, { today }), ...unknownItems(curriculumFields, content)]
}
