import type { Span } from './spans.ts'
import type { SearchField, TypedSearch, TypedWord } from './typed-words.ts'

/** The position of a part within a field. */
export type Part = { field: SearchField; from: number; to: number }

/** Where a span of words stands in its field. */
export function partOf(field: SearchField, words: readonly TypedWord[], { from, to }: Pick<Span, 'from' | 'to'>): Part {
  return { field, from: (words[from] as TypedWord).from, to: (words[to - 1] as TypedWord).to }
}

/** A part as typed. */
export const textOf = (typed: TypedSearch, { field, from, to }: Part) => typed[field].slice(from, to)

/** What separates alternatives, or precedes a place. */
const endsApart = /(?:\s+(?:ou|e)|[,;/|])\s*$/iu
const beginsApart = /^\s*(?:(?:ou|e)\s|[,;/|])/iu

/** The fields without one of their parts, as they become when its chip is removed. */
export function withoutPart(typed: TypedSearch, { field, from, to }: Part): TypedSearch {
  const [start, end] = [typed[field].slice(0, from), typed[field].slice(to)]
  const before = start.replace(
    /(?:\s+(?:em|no|na|nos|nas|de|do|da|com|para|perto de|na regiao de|ou|e|[cpd]\/))?[\s,;/|–+&-]*$/iu,
    '',
  )
  // The parts on both sides remain alternatives to each other.
  if (before && endsApart.test(start) && beginsApart.test(end)) return { ...typed, [field]: before + end }
  const after = end.replace(/^[\s,;/|–+&-]+/u, '').replace(before ? '' : /^(?:ou|e)\s+/iu, '')
  return { ...typed, [field]: [before, after].filter(Boolean).join(' ') }
}
