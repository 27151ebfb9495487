import { type CurriculumKind, curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { data } from 'react-router'

/** The kinds that can be written here; others can only be read. */
export const offeredKinds = ['professional'] as const satisfies readonly CurriculumKind[]
export type OfferedKind = (typeof offeredKinds)[number]

/** The kind in a path. @throws 404 if it isn't one */
export function kindIn(type: string): CurriculumKind {
  if (!curriculumKinds.has(type)) throw data(null, 404)
  return type
}

/** The kind in the path of an editing page. @throws 404 if it can't be written here */
export function offeredKindIn(type: string): OfferedKind {
  const kind = offeredKinds.find((each) => each === type)
  if (!kind) throw data(null, 404)
  return kind
}
