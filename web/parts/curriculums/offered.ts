import { type CurriculumKind, curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { data } from 'react-router'

/** The kinds that can be written here; the others can be read where they exist. */
export const offeredKinds = ['professional'] as const satisfies readonly CurriculumKind[]
export type OfferedKind = (typeof offeredKinds)[number]

/** The kind in a path. @throws 404 where it is none */
export function kindIn(type: string): CurriculumKind {
  if (!curriculumKinds.has(type)) throw data(null, 404)
  return type
}

/** The kind in the path of a page that writes. @throws 404 where it can't be written here */
export function offeredKindIn(type: string): OfferedKind {
  const kind = offeredKinds.find((each) => each === type)
  if (!kind) throw data(null, 404)
  return kind
}
