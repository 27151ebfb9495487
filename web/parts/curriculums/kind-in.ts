import { type CurriculumKind, curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { data } from 'react-router'

/** The kind in a path. @throws 404 if it isn't one */
export function kindIn(type: string): CurriculumKind {
  if (!curriculumKinds.has(type)) throw data(null, 404)
  return type
}
