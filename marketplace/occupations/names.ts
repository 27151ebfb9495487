import { occupations } from './cbo.ts'
import { feminine } from './feminine.ts'
import { popularity, popularNames } from './popular-names.ts'
import { abbreviations, normalise, searchWords } from './words.ts'

/** A name under which an occupation is found; names of one `entry` make one suggestion that may mean several. */
export type OccupationName = {
  entry: string
  cbo: string
  /** As it is shown. */
  name: string
  normalised: string
  kind: 'title' | 'feminine' | 'popular' | 'abbreviation'
  /** How common the occupation is, from 0 to 1. */
  weight: number
}

/** Everything that people call an occupation: titles, their feminine forms, and the kept table with its feminine forms. Server only. */
export function occupationNames(): OccupationName[] {
  const common = popularity()
  const most = Math.max(...common.values())
  const weightOf = (cbo: string) => (common.get(cbo) ?? 0) / most
  const popular = popularNames()
  const taken = new Set(popular.map(({ name }) => normalise(name)))
  const names: OccupationName[] = []
  for (const { cbo, title } of occupations()) {
    const weight = weightOf(cbo)
    const normalised = normalise(title)
    if (!taken.has(normalised))
      names.push({ entry: `title:${cbo}`, cbo, name: title, normalised, kind: 'title', weight })
    const female = feminine(title)
    if (female !== title && !taken.has(normalise(female))) {
      names.push({
        entry: `feminine:${cbo}`,
        cbo,
        name: female,
        normalised: normalise(female),
        kind: 'feminine',
        weight,
      })
    }
  }
  for (const { name, cbos } of popular) names.push(...popularRows(name, { cbos, weightOf, taken }))
  return names
}

function popularRows(
  name: string,
  of: { cbos: readonly string[]; weightOf: (cbo: string) => number; taken: ReadonlySet<string> },
): OccupationName[] {
  const { cbos, weightOf, taken } = of
  const normalised = normalise(name)
  const kind = isAbbreviation(normalised) ? 'abbreviation' : 'popular'
  // A popular name means its first occupation most of all.
  const weigh = (cbo: string, place: number) => Math.min(1, 0.3 + weightOf(cbo)) / (1 + place)
  const rows: OccupationName[] = cbos.map((cbo, place) => ({
    entry: `popular:${normalised}`,
    cbo,
    name: capitalised(name),
    normalised,
    kind,
    weight: weigh(cbo, place),
  }))
  const female = feminine(name)
  if (female === name || taken.has(normalise(female))) return rows
  return [
    ...rows,
    ...cbos.map((cbo, place) => ({
      entry: `popular:${normalise(female)}`,
      cbo,
      name: capitalised(female),
      normalised: normalise(female),
      kind: 'feminine' as const,
      weight: weigh(cbo, place) * 0.9,
    })),
  ]
}

function isAbbreviation(normalised: string): boolean {
  return normalised.length <= 3 || searchWords(normalised).some((word) => word in abbreviations)
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
