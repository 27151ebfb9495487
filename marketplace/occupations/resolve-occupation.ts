import type { OccupationName } from './names.ts'
import { rank, ranking } from './ranking.ts'
import { type SearchTerm, searchTerms, spellings } from './search-words.ts'
import { similarity, strictWordSimilarity, trigrams } from './trigrams.ts'

/** What the search box would offer: a name as it is shown, and the occupations that it leads to, the likeliest first. */
export type Suggestion = {
  readonly entry: string
  readonly name: string
  readonly cbo: readonly string[]
  readonly score: number
}

type IndexedName = OccupationName & { readonly words: readonly string[]; readonly trigrams: ReadonlySet<string> }

/** Names made ready for `resolveOccupation`. */
export type NameIndex = {
  readonly names: readonly IndexedName[]
  readonly codes: ReadonlyMap<string, readonly string[]>
  /** For each trigram, the places in `names`. */
  readonly places: ReadonlyMap<string, readonly number[]>
}

/** Names in memory, so that the quality of suggestions is measured without a database. */
export function indexNames(rows: Iterable<OccupationName>): NameIndex {
  const names = new Map<string, IndexedName>()
  const codes = new Map<string, string[]>()
  const places = new Map<string, number[]>()
  for (const row of rows) {
    const known = codes.get(row.entry) ?? []
    if (!known.includes(row.cbo)) codes.set(row.entry, [...known, row.cbo])
    if (names.has(row.normalised)) continue
    const indexed = { ...row, words: row.normalised.split(' '), trigrams: trigrams(row.normalised) }
    for (const each of indexed.trigrams) places.set(each, [...(places.get(each) ?? []), names.size])
    names.set(row.normalised, indexed)
  }
  return { names: [...names.values()], codes, places }
}

/** The occupations that a typed text means, the best first, one suggestion for each entry. Nothing typed means nothing. */
export function resolveOccupation(text: string, index: NameIndex, { limit = 10 } = {}): readonly Suggestion[] {
  const terms = searchTerms(text)
  const meant = spellings(text)
  const best = new Map<string, Suggestion>()
  for (const name of candidates(index, meant, terms)) {
    const score = scoreOf(name, terms, meant)
    if (score === undefined || score <= (best.get(name.entry)?.score ?? 0)) continue
    best.set(name.entry, { entry: name.entry, name: name.name, cbo: index.codes.get(name.entry) ?? [], score })
  }
  return [...best.values()].sort((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'pt-BR')).slice(0, limit)
}

/** Names that share a trigram's worth with some spelling; the rest can neither begin with a term nor resemble it. */
function candidates(index: NameIndex, meant: readonly string[], terms: readonly SearchTerm[]): readonly IndexedName[] {
  const readings = terms.flatMap((term) => term.readings)
  const near = new Set([...meant, ...readings].flatMap((each) => [...trigrams(each)]))
  const found = new Set([...near].flatMap((each) => index.places.get(each) ?? []))
  return [...found].flatMap((place) => index.names[place] ?? [])
}

function scoreOf(name: IndexedName, terms: readonly SearchTerm[], meant: readonly string[]): number | undefined {
  const everyTerm = terms.every((term) => held(term, (word) => name.words.some((each) => each.startsWith(word))))
  const alike = Math.max(...meant.map((spelling) => similarity(trigrams(spelling), name.trigrams)))
  if (!everyTerm && alike < 0.1) return undefined
  const wordSimilarity = Math.max(...meant.map((spelling) => strictWordSimilarity(spelling, name.normalised)))
  if (!everyTerm && wordSimilarity < ranking.leastWordSimilarity) return undefined
  return rank({
    exact: meant.includes(name.normalised),
    begins: meant.some((spelling) => name.normalised.startsWith(spelling)),
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
