import { type JobKindWord, jobKindWords } from '../reference/job-types.ts'

/** The kinds of curriculum; a person has at most one of each (product, readings: cvType). */
export const curriculumKinds = jobKindWords
export type CurriculumKind = JobKindWord
