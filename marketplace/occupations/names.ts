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

/** One name as it is written, with the entry to which it belongs. */
type Form = Pick<OccupationName, 'name' | 'normalised' | 'kind'> & { key: string; entry: PopularName }

function* everyForm(occupations: readonly Occupation[]): Generator<Form> {
  const all = byNormalisedName(nameEntries(occupations))
  for (const [key, entry] of all) yield { key, entry, name: entry.name, normalised: key, kind: entry.kind }
  const taken = new Set(all.keys())
  for (const [key, entry] of all) {
    const second = feminineName(entry)
    if (!second || taken.has(second.normalised)) continue
    taken.add(second.normalised)
    yield { key, entry, ...second, kind: 'feminine' }
  }
}

const unled = { leading: false, everyday: true }

/** One name as its source has it: popular names first, then the official titles and synonyms of known occupations. */
export type NameEntry = PopularName & { kind: Exclude<NameKind, 'feminine'> }

export function nameEntries(occupations: readonly Occupation[]): NameEntry[] {
  const known = new Set(occupations.map(({ cbo }) => cbo))
  return [
    ...popularNames.map((popular) => ({ ...popular, kind: 'popular' as const })),
    ...popularAreas.map((area) => ({ ...area, kind: 'abbreviation' as const })),
    ...occupations.map(({ cbo, title }) => ({ ...unled, name: title, cbo: [cbo], kind: 'title' as const })),
    ...officialSynonyms()
      .map(({ name, cbo }) => ({
        ...unled,
        name,
        cbo: cbo.filter((code) => known.has(code)),
        kind: 'synonym' as const,
      }))
      .filter(({ cbo }) => cbo.length > 0),
  ]
}

/** The feminine under which an occupation is found too; undefined if there is none, or if it's the name of a thing. */
export function feminineName({ name: written, kind }: NameEntry): { name: string; normalised: string } | undefined {
  if (kind === 'abbreviation') return undefined
  const name = feminine(written)
  if (name === written) return undefined
  const normalised = normalise(name)
  return namesAThing.has(normalised) ? undefined : { name, normalised }
}

/**
 * The entries by their normalised names, the first of each. If a synonym already exists as a name, its occupation is
 * appended to the occupations of that name.
 */
function byNormalisedName(entries: readonly NameEntry[]): Map<string, NameEntry> {
  const all = new Map<string, NameEntry>()
  for (const entry of entries) {
    const key = normalise(entry.name)
    const same = all.get(key)
    if (!same) all.set(key, entry)
    else if (entry.kind === 'synonym') all.set(key, { ...same, cbo: [...new Set([...same.cbo, ...entry.cbo])] })
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
