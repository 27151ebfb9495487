import type { ReadPlace } from '../places/place.ts'
import type { Term } from '../vocabulary/terms.ts'
import type { TypedWord } from './typed-words.ts'

/** An occupation that a phrase names. `weight`: how likely this occupation is meant. */
export type NamedOccupation = { cbo: number; name: string; weight: number }

/** What some words of a field mean. */
export type Meaning =
  | { is: 'occupation'; occupations: readonly NamedOccupation[] }
  | { is: 'avoided'; occupations: readonly NamedOccupation[]; own: Pick<Span, 'from' | 'to'> }
  | { is: 'term'; term: Term }
  /** `isSide`: it is a side that every town has, such as 'zona norte'. */
  | { is: 'place'; places: readonly ReadPlace[]; isSide: boolean }
  | { is: 'company'; company: { name: string } }
  | { is: 'head' }
  /** It says that the cargo after it isn't wanted. */
  | { is: 'not' }
  /** It isn't wanted, and can't be left out. */
  | { is: 'denied' }
  | { is: 'filler' }
  | { is: 'unknown' }

/** The words of a field from `from` up to, but without, `to`; their meaning; and how much it explains of the search. */
export type Span = { from: number; to: number; meaning: Meaning; worth: number }

/** The words of a field, and the spans into which they are divided, in order. */
export type Division = { words: readonly TypedWord[]; spans: readonly Span[] }
