import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { LaterPart } from '@trampolim/marketplace/registration/later-parts.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import type { CurriculumDraft } from '../../../parts/curriculums/form/draft.ts'
import { faultsOfDraft } from '../../../parts/curriculums/form/write-curriculum.ts'
import { formFieldsOfPart } from '../../../parts/registration/fields-of-part.ts'
import type { Faults } from '../../../platform/faults.ts'
import { faultsWithin } from '../../../platform/faults-within.ts'

/** The sections that belong to a curriculum. */
export type CurriculumPart = Exclude<LaterPart, 'availability'>

/** The faults of one section of a curriculum. */
export function faultsOfPart(
  { kind, part }: { kind: CurriculumKind; part: CurriculumPart },
  draft: CurriculumDraft,
  { now }: { now: Date },
): Faults {
  return faultsWithin(faultsOfDraft(kind, draft, { today: dayOf(now) }), formFieldsOfPart[part])
}
