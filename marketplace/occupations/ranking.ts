import type { NameKind } from './names.ts'

/**
 * What a suggestion is worth: the sum of what holds for a name, the same in the database and in memory.
 * Similarities are pg_trgm's, of the closest spelling of what was typed; a name that shares too little isn't a candidate.
 */
export const ranking = {
  /** The name is what was typed, or what its abbreviations most likely stand for. */
  exact: 2,
  /** How many spellings, the likeliest first, count as exact. */
  exactSpellings: 2,
  /** The name begins with what was typed. */
  begins: 0.6,
  /** Every term begins a word of the name. */
  everyTerm: 1.5,
  /** Every term is a whole word of the name, in some reading. */
  everyWord: 0.5,
  /** Times `similarity`, 0 to 1. */
  similarity: 2,
  /** Times `strict_word_similarity`, 0 to 1. */
  wordSimilarity: 1,
  /** Times the weight of the occupation's commonness, 0.1 to 1. */
  weight: 1,
  kind: { popular: 0.15, title: 0.1, feminine: 0.05, abbreviation: 0 } satisfies Record<NameKind, number>,
  /** A name that doesn't hold every term is a candidate from this `strict_word_similarity` on. */
  leastWordSimilarity: 0.4,
} as const

/** What holds for a name, given what was typed. */
export type Match = {
  readonly exact: boolean
  readonly begins: boolean
  readonly everyTerm: boolean
  readonly everyWord: boolean
  readonly similarity: number
  readonly wordSimilarity: number
  readonly weight: number
  readonly kind: NameKind
}

/** The rank of a name, higher is better. */
export function rank(match: Match): number {
  return (
    (match.exact ? ranking.exact : 0) +
    (match.begins ? ranking.begins : 0) +
    (match.everyTerm ? ranking.everyTerm : 0) +
    (match.everyWord ? ranking.everyWord : 0) +
    match.similarity * ranking.similarity +
    match.wordSimilarity * ranking.wordSimilarity +
    match.weight * ranking.weight +
    ranking.kind[match.kind]
  )
}
