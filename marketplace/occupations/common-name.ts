import { popularNames } from './popular-names.ts'

/** Names that say too little without the rest of a title. */
const vague: ReadonlySet<string> = new Set(['Auxiliar', 'Assistente'])

const leading = new Map(
  popularNames.flatMap(({ name, cbo, leading }) => (leading && cbo[0] && !vague.has(name) ? [[cbo[0], name]] : [])),
)

/** What most people call an occupation of the CBO; undefined if it is only known by its title. */
export function commonName(cbo: string): string | undefined {
  return leading.get(cbo)
}
