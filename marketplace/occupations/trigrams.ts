/**
 * The trigrams of plain text as PostgreSQL's pg_trgm takes them: each word with two spaces before and one after.
 * So a similarity measured here is the one that the database measures.
 */
export function trigrams(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const word of text.split(' ')) {
    if (word === '') continue
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3))
  }
  return found
}

/** pg_trgm's `similarity`: shared trigrams over all trigrams, 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  return shared / (a.size + b.size - shared)
}

/**
 * pg_trgm's `strict_word_similarity`: the best similarity of a text to any run of whole words of a name, 0 to 1.
 * `words` holds the trigrams of each word of the name; runs longer than `longest` words aren't looked at.
 */
export function strictWordSimilarity(
  wanted: ReadonlySet<string>,
  words: readonly ReadonlySet<string>[],
  longest: number,
): number {
  let best = 0
  for (let from = 0; from < words.length; from += 1) {
    const run = new Set<string>()
    for (const word of words.slice(from, from + longest)) {
      for (const each of word) run.add(each)
      best = Math.max(best, similarity(wanted, run))
    }
  }
  return best
}
