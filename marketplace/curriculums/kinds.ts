import { type JobKindWord, jobKindWords } from '../reference/job-types.ts'

/** The kinds of curriculum; a person has at most one of each (product, readings: cvType). */
export const curriculumKinds = jobKindWords
export type CurriculumKind = JobKindWord

/** A kind as the product sends it: apprentice is professional with an apprentice variant (specification, data §3.3). */
export type WireKind = { readonly cvType: 'professional' | 'internship'; readonly variant?: 'apprentice' }

/** A kind as it is sent. */
export function toWireKind(kind: CurriculumKind): WireKind {
  return kind === 'apprentice' ? { cvType: 'professional', variant: 'apprentice' } : { cvType: kind }
}

/** A kind from what was sent; the plain word apprentice is understood too. Undefined where it is neither. */
export function fromWireKind(sent: { cvType?: unknown; variant?: unknown }): CurriculumKind | undefined {
  if (sent.cvType === 'professional' && sent.variant === 'apprentice') return 'apprentice'
  return curriculumKinds.has(sent.cvType) ? sent.cvType : undefined
}
