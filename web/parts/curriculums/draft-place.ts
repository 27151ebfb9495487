import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { type DraftPlace, personalLifetime } from '../../platform/kept-draft.ts'

/** Where a person's curriculum waits while it is written. */
export function curriculumDraft(kind: CurriculumKind, userId: string): DraftPlace {
  return { name: `curriculum:${kind}:${userId}`, lifetime: personalLifetime }
}
