import { commonness } from './commonness.ts'
import { feminine } from './gender.ts'
import { namesAThing } from './gender-words.ts'
import { officialSynonyms } from './official-synonyms.ts'
import { type PopularName, popularAreas, popularNames } from './popular-names.ts'
import type { Occupation } from './titles.ts'
import { normalise, withoutStopwords } from './words.ts'

/** The source of an occupation's name. */
export const nameKinds = ['title', 'feminine', 'popular', 'abbreviation', 'synonym'] as const
export type NameKind = (typeof nameKinds)[number]

/**
 * One name of one occupation, as the search box suggests it. Rows with the same `entry` form one suggestion: the
 * masculine and feminine forms, and each occupation it may mean, the most likely with the greatest weight. `weight` is
 * at most 1: the commonness of the first occupation, reduced for less common names and second forms, divided by the
 * occupation's position.
 */
export type OccupationName = {
  readonly entry: string
  readonly cbo: string
  readonly name: string
  readonly normalised: string
  /** The name without words that carry no meaning: 'auxiliar limpeza' for 'auxiliar de limpeza'. */
  readonly telling: string
  readonly kind: NameKind
  readonly weight: number
}

/** The factor for a name that isn't its occupation's most common one. */
const notLeading = 0.7
/** The factor for words of single trades, so that a few typed letters suggest what most people look for. */
const ofTrade = 0.35
/** The factor for official synonyms, few of which are in everyday use. */
const official = 0.5
/** The factor for the feminine, so that a few typed letters suggest different occupations before both forms of one. */
const secondGender = 0.6

/**
 * Returns every name under which occupations are found: popular names, acronyms, titles, and the feminine of each. Each
 * name occurs once: a title that is also a popular name is listed as the popular name, with all its occupations.
 */
export function* occupationNames(occupations: readonly Occupation[]): Generator<OccupationName> {
  for (const form of everyForm(occupations)) yield* rows(form)
}

/** The same names, only as they are compared; the rows take twice the time. */
export function normalisedNames(occupations: readonly Occupation[]): ReadonlySet<string> {
  return new Set([...everyForm(occupations)].map(({ normalised }) => normalised))
}

/** One name as it is written, with the entry to which it belongs. */
type Form = Pick<OccupationName, 'name' | 'normalised' | 'kind'> & { key: string; entry: PopularName }

function* everyForm(occupations: readonly Occupation[]): Generator<Form> {
  const entries = [
    ...popularNames.map((popular) => ({ ...popular, kind: 'popular' as const })),
    ...popularAreas.map((area) => ({ ...area, kind: 'abbreviation' as const })),
    ...occupations.map(({ cbo, title }) => ({ ...unled, name: title, cbo: [cbo], kind: 'title' as const })),
  ]
  const all = withSynonyms(entries, new Set(occupations.map(({ cbo }) => cbo)))
  for (const [key, entry] of all) yield { key, entry, name: entry.name, normalised: key, kind: entry.kind }
  const taken = new Set(all.keys())
  for (const [key, entry] of all) {
    if (entry.kind === 'abbreviation') continue
    const name = feminine(entry.name)
    if (name === entry.name) continue
    const normalised = normalise(name)
    if (taken.has(normalised) || namesAThing.has(normalised)) continue
    taken.add(normalised)
    yield { key, entry, name, normalised, kind: 'feminine' }
  }
}

const unled = { leading: false, everyday: true }

type Entry = PopularName & { kind: Exclude<NameKind, 'feminine'> }

/**
 * The entries by their normalised names, the first of each, with the official synonyms of known occupations. If a
 * synonym already exists as a name, its occupation is appended to the occupations of that name.
 */
function withSynonyms(entries: readonly Entry[], known: ReadonlySet<string>): Map<string, Entry> {
  const all = new Map<string, Entry>()
  for (const entry of entries) {
    const key = normalise(entry.name)
    if (!all.has(key)) all.set(key, entry)
  }
  for (const { name, cbo: codes } of officialSynonyms()) {
    const cbo = codes.filter((code) => known.has(code))
    if (cbo.length === 0) continue
    const key = normalise(name)
    const same = all.get(key)
    if (!same) all.set(key, { ...unled, name, cbo, kind: 'synonym' })
    else all.set(key, { ...same, cbo: [...new Set([...same.cbo, ...cbo])] })
  }
  return all
}

function* rows({ key, entry, name, normalised, kind }: Form): Generator<OccupationName> {
  const { cbo: codes, leading, everyday } = entry
  const weight =
    commonness(codes[0] ?? '') *
    (leading ? 1 : everyday ? notLeading : ofTrade) *
    (kind === 'feminine' ? secondGender : kind === 'synonym' ? official : 1)
  const telling = withoutStopwords(normalised)
  for (const [place, cbo] of codes.entries()) {
    yield { entry: key, cbo, name, normalised, telling, kind, weight: weight / (1 + place) }
  }
}
