import { onceAtRest } from '../../later/once-at-rest.ts'

/** The rules of a curriculum's forms, with the texts of all faults. */
export const curriculumRules = onceAtRest(() => import('./write-curriculum.ts'))
