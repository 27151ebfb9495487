import type { OccupationName } from './names.ts'
import { rank, ranking } from './ranking.ts'
import { similarity, strictWordSimilarity, trigrams } from './trigrams.ts'
import { type SearchTerm, searchTerms, spellings } from './words.ts'

/** What the search box would offer: a name as it is shown, and the occupations that it leads to, the likeliest first. */
export type Suggestion = {
  readonly entry: string
  readonly name: string
  readonly cbo: readonly string[]
  readonly score: number
}

type IndexedName = OccupationName & {
  readonly words: readonly string[]
  readonly trigrams: ReadonlySet<string>
  readonly wordTrigrams: readonly ReadonlySet<string>[]
}

/** Names made ready for `resolveOccupation`. */
export type NameIndex = {
  readonly names: readonly IndexedName[]
  readonly codes: ReadonlyMap<string, readonly string[]>
}

/** What was typed, taken apart. */
type Typed = { readonly terms: readonly SearchTerm[]; readonly spellings: readonly Spelling[] }
type Spelling = { readonly text: string; readonly trigrams: ReadonlySet<string>; readonly words: number }

/** Below this similarity of whole texts a name isn't compared run by run. */
const leastSimilarity = 0.12

/** Names in memory, so that the quality of suggestions is measured without a database. */
export function indexNames(rows: Iterable<OccupationName>): NameIndex {
  const names = new Map<string, IndexedName>()
  const codes = new Map<string, string[]>()
  for (const row of rows) {
    const known = codes.get(row.entry) ?? []
    if (!known.includes(row.cbo)) codes.set(row.entry, [...known, row.cbo])
    if (names.has(row.normalised)) continue
    const words = row.normalised.split(' ')
    names.set(row.normalised, {
      ...row,
      words,
      trigrams: trigrams(row.normalised),
      wordTrigrams: words.map((word) => trigrams(word)),
    })
  }
  return { names: [...names.values()], codes }
}

/** The occupations that a typed text means, the best first, one suggestion for each entry. Nothing typed means nothing. */
export function resolveOccupation(text: string, index: NameIndex, { limit = 10 } = {}): readonly Suggestion[] {
  const terms = searchTerms(text)
  if (terms.length === 0) return []
  const typed: Typed = {
    terms,
    spellings: spellings(text).map((spelling) => ({
      text: spelling,
      trigrams: trigrams(spelling),
      words: spelling.split(' ').length,
    })),
  }
  const best = new Map<string, Suggestion>()
  for (const name of index.names) {
    const score = scoreOf(name, typed)
    if (score === undefined || score <= (best.get(name.entry)?.score ?? 0)) continue
    best.set(name.entry, { entry: name.entry, name: name.name, cbo: index.codes.get(name.entry) ?? [], score })
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'pt-BR')).slice(0, limit)
}

function scoreOf(name: IndexedName, { terms, spellings }: Typed): number | undefined {
  const everyTerm = terms.every((term) => held(term, (word) => name.words.some((each) => each.startsWith(word))))
  const alike = Math.max(...spellings.map((spelling) => similarity(spelling.trigrams, name.trigrams)))
  if (!everyTerm && alike < leastSimilarity) return undefined
  const wordSimilarity = Math.max(
    ...spellings.map((spelling) => strictWordSimilarity(spelling.trigrams, name.wordTrigrams, spelling.words + 2)),
  )
  if (!everyTerm && wordSimilarity < ranking.leastWordSimilarity) return undefined
  return rank({
    exact: spellings.slice(0, ranking.exactSpellings).some(({ text }) => text === name.normalised),
    begins: spellings.some(({ text }) => name.normalised.startsWith(text)),
    everyTerm,
    everyWord: terms.every((term) => held(term, (word) => name.words.includes(word))),
    similarity: alike,
    wordSimilarity,
    weight: name.weight,
    kind: name.kind,
  })
}

function held(term: SearchTerm, holds: (word: string) => boolean): boolean {
  return term.readings.some((reading) => reading.split(' ').every(holds))
}
