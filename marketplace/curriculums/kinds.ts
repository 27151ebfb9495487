import { type JobKindWord, jobKindWords } from '../reference/job-types.ts'

/** The kinds of curriculum; a person has at most one of each (product, readings: cvType). */
export const curriculumKinds = jobKindWords
export type CurriculumKind = JobKindWord

/** A kind as calls send it: the apprentice one is a variant of the professional one (specification, data §3.3). */
export type SentKind = { readonly cvType: CurriculumKind; readonly variant?: 'apprentice' | undefined }

/** How a kind is sent. */
export function sentKind(kind: CurriculumKind): SentKind {
  return kind === 'apprentice' ? { cvType: 'professional', variant: 'apprentice' } : { cvType: kind }
}

/** The kind that was sent; undefined for a variant that its type doesn't have. */
export function kindOfSent({ cvType, variant }: SentKind): CurriculumKind | undefined {
  if (variant === undefined) return cvType
  return cvType === 'internship' ? undefined : variant
}
