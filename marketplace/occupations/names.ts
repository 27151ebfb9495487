import { commonness } from './commonness.ts'
import { feminine } from './gender.ts'
import { type PopularName, popularAreas, popularNames } from './popular-names.ts'
import type { Occupation } from './titles.ts'
import { normalise } from './words.ts'

/** The source of an occupation's name. */
export const nameKinds = ['title', 'feminine', 'popular', 'abbreviation'] as const
export type NameKind = (typeof nameKinds)[number]

/**
 * One way to name one occupation, as the search box is fed with it. Rows with one `entry` are one suggestion:
 * its masculine and feminine, and each occupation that it leads to, the likeliest weighing most.
 * `weight` is up to 1: how common the first occupation is, less for a side name or a second form, over the occupation's
 * place.
 */
export type OccupationName = {
  readonly entry: string
  readonly cbo: string
  readonly name: string
  readonly normalised: string
  readonly kind: NameKind
  readonly weight: number
}

/** The factor for a name that isn't its occupation's commonest. */
const notLeading = 0.7
/** The factor for the feminine, so that a few typed letters suggest different occupations before both forms of one. */
const secondGender = 0.6

/**
 * Every name under which the occupations are found: popular names, acronyms, titles, and the feminine of each.
 * A name occurs once: a title that is also a popular name is that one, with all the occupations that it leads to.
 */
export function* occupationNames(occupations: readonly Occupation[]): Generator<OccupationName> {
  const taken = new Set<string>()
  const entries = [
    ...popularNames.map((popular) => ({ ...popular, kind: 'popular' as const })),
    ...popularAreas.map((area) => ({ ...area, kind: 'abbreviation' as const })),
    ...occupations.map(({ cbo, title }) => ({ name: title, cbo: [cbo], leading: false, kind: 'title' as const })),
  ]
  const fresh = entries.filter(({ name }) => take(taken, normalise(name)))
  for (const entry of fresh) yield* rows(entry, entry.name, entry.kind)
  for (const entry of fresh) {
    if (entry.kind === 'abbreviation') continue
    const name = feminine(entry.name)
    if (name !== entry.name && take(taken, normalise(name))) yield* rows(entry, name, 'feminine')
  }
}

function* rows(entry: PopularName, name: string, kind: NameKind): Generator<OccupationName> {
  const weight =
    commonness(entry.cbo[0] ?? '') * (entry.leading ? 1 : notLeading) * (kind === 'feminine' ? secondGender : 1)
  for (const [place, cbo] of entry.cbo.entries()) {
    yield { entry: normalise(entry.name), cbo, name, normalised: normalise(name), kind, weight: weight / (1 + place) }
  }
}

function take(taken: Set<string>, normalised: string): boolean {
  if (taken.has(normalised)) return false
  taken.add(normalised)
  return true
}
