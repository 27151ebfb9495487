import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'

/** Under what a person's curriculum is kept in the browser while it is written. */
export const draftName = (kind: CurriculumKind, userId: string) => `curriculum:${kind}:${userId}`
