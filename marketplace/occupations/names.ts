import { commonness } from './commonness.ts'
import { feminine } from './gender.ts'
import { officialSynonyms } from './official-synonyms.ts'
import { type PopularName, popularAreas, popularNames } from './popular-names.ts'
import type { Occupation } from './titles.ts'
import { normalise, withoutStopwords } from './words.ts'

/** The source of an occupation's name. */
export const nameKinds = ['title', 'feminine', 'popular', 'abbreviation', 'synonym'] as const
export type NameKind = (typeof nameKinds)[number]

/**
 * One name of one occupation, as the search box suggests it. Rows with the same `entry` are one suggestion: its masculine
 * and feminine, and each of its occupations, the most likely with the greatest weight. `weight` is up to 1: how common
 * the first occupation is, less for a side name or a second form, divided by the occupation's position.
 */
export type OccupationName = {
  readonly entry: string
  readonly cbo: string
  readonly name: string
  readonly normalised: string
  /** The same without words that carry no meaning: 'auxiliar limpeza' for 'auxiliar de limpeza'. */
  readonly telling: string
  readonly kind: NameKind
  readonly weight: number
}

/** The factor for a name that isn't its occupation's commonest. */
const notLeading = 0.7
/** The factor for an official synonym: few of them are what people say. */
const official = 0.5
/** The factor for the feminine, so that a few typed letters suggest different occupations before both forms of one. */
const secondGender = 0.6

/**
 * Returns every name under which occupations are found: popular names, acronyms, titles, and the feminine of each. A name
 * occurs once: a title that is also a popular name is listed as that one, with all its occupations.
 */
export function* occupationNames(occupations: readonly Occupation[]): Generator<OccupationName> {
  const taken = new Set<string>()
  const entries = [
    ...popularNames.map((popular) => ({ ...popular, kind: 'popular' as const })),
    ...popularAreas.map((area) => ({ ...area, kind: 'abbreviation' as const })),
    ...occupations.map(({ cbo, title }) => ({ name: title, cbo: [cbo], leading: false, kind: 'title' as const })),
  ]
  const fresh = withSynonyms(
    entries.filter(({ name }) => take(taken, normalise(name))),
    new Set(occupations.map(({ cbo }) => cbo)),
  )
  for (const { name } of fresh) take(taken, normalise(name))
  for (const entry of fresh) yield* rows(entry, entry.name, entry.kind)
  for (const entry of fresh) {
    if (entry.kind === 'abbreviation') continue
    const name = feminine(entry.name)
    if (name !== entry.name && take(taken, normalise(name))) yield* rows(entry, name, 'feminine')
  }
}

type Entry = PopularName & { kind: Exclude<NameKind, 'feminine'> }

/**
 * The entries with the official synonyms of known occupations. A synonym that is a name already adds its occupation to those
 * of that name, last.
 */
function withSynonyms(entries: readonly Entry[], known: ReadonlySet<string>): Entry[] {
  const all = new Map(entries.map((entry) => [normalise(entry.name), entry]))
  for (const { name, cbo: codes } of officialSynonyms()) {
    const cbo = codes.filter((code) => known.has(code))
    if (cbo.length === 0) continue
    const key = normalise(name)
    const same = all.get(key)
    if (!same) all.set(key, { name, cbo, leading: false, kind: 'synonym' })
    else all.set(key, { ...same, cbo: [...new Set([...same.cbo, ...cbo])] })
  }
  return [...all.values()]
}

function* rows(entry: PopularName, name: string, kind: NameKind): Generator<OccupationName> {
  const weight =
    commonness(entry.cbo[0] ?? '') *
    (entry.leading ? 1 : notLeading) *
    (kind === 'feminine' ? secondGender : kind === 'synonym' ? official : 1)
  for (const [place, cbo] of entry.cbo.entries()) {
    const normalised = normalise(name)
    const telling = withoutStopwords(normalised)
    yield { entry: normalise(entry.name), cbo, name, normalised, telling, kind, weight: weight / (1 + place) }
  }
}

function take(taken: Set<string>, normalised: string): boolean {
  if (taken.has(normalised)) return false
  taken.add(normalised)
  return true
}
