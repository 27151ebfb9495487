import type { CurriculumInput } from '@trampolim/contract/curriculums.ts'
import type { CurriculumField } from '@trampolim/marketplace/curriculums/fields.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import { readJson } from '../../../platform/form-fields.ts'
import { shapedCurriculum } from '../form/draft.ts'
import { curriculumUpdate } from '../form/write-curriculum.ts'
import { baseField } from './edit-names.ts'

/** How many times saving is retried if other changes get in the way. */
export const mostTries = 4

/** The curriculum that a form started from, in the form in which it would be sent. */
export function baseOf(kind: CurriculumKind, form: FormData): CurriculumInput {
  return curriculumUpdate(kind, shapedCurriculum(readJson(form.get(baseField))))
}

export function differs(field: CurriculumField, one: CurriculumInput, other: CurriculumInput): boolean {
  return JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null)
}
