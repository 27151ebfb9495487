import type { Handler } from '../platform/background/work.ts'
import { curriculumRefill } from './write-cv-search.ts'

export const cvSearchHandlers: readonly Handler[] = [curriculumRefill.handler]
