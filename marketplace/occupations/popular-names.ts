import { type Occupation, occupations } from './cbo.ts'
import { care } from './popular/care.ts'
import { commerce } from './popular/commerce.ts'
import { industry } from './popular/industry.ts'
import { office } from './popular/office.ts'
import { services } from './popular/services.ts'
import { technology } from './popular/technology.ts'
import { normalise } from './words.ts'

/** A name that people use, and the codes of the occupations it may mean. */
export type PopularName = { name: string; cbos: readonly string[] }

const tables: readonly Readonly<Record<string, string>>[] = [technology, commerce, office, services, industry, care]

/** The kept table of popular names, abbreviations and English titles, each once with all that it may mean. Server only. */
export function popularNames(): PopularName[] {
  const byTitle = new Map(occupations().map((occupation) => [normalise(occupation.title), occupation]))
  const found = new Map<string, { name: string; cbos: string[] }>()
  for (const [title, names] of tables.flatMap((table) => Object.entries(table))) {
    const { cbo } = occupationTitled(title, byTitle)
    for (const name of names.split(', ')) {
      const known = found.get(normalise(name)) ?? { name, cbos: [] }
      if (!known.cbos.includes(cbo)) known.cbos.push(cbo)
      found.set(normalise(name), known)
    }
  }
  return [...found.values()]
}

/** How many popular names an occupation goes by: the more, the commoner it is. */
export function popularity(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { cbos } of popularNames()) for (const cbo of cbos) counts.set(cbo, (counts.get(cbo) ?? 0) + 1)
  return counts
}

function occupationTitled(title: string, byTitle: ReadonlyMap<string, Occupation>): Occupation {
  const occupation = byTitle.get(normalise(title))
  if (!occupation) throw new Error(`the CBO has no occupation titled ${title}`)
  return occupation
}
