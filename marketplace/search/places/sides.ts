import { wordTable } from '../../word-table.ts'

const sides = '(norte|sul|leste|oeste)'
const zone = new RegExp(`^(?:zona|regiao|lado|parte) ${sides}$`)
const shortZones = wordTable<string>({ zn: 'zona norte', zs: 'zona sul', zl: 'zona leste', zo: 'zona oeste' })

/** The zone of a town that a phrase may mean: 'zona sul' for 'região sul'. */
export function zoneIn(phrase: string): string | undefined {
  const [, side] = zone.exec(phrase) ?? []
  return side ? `zona ${side}` : shortZones[phrase]
}

const anySide = wordTable(
  Object.fromEntries('norte sul leste oeste nordeste sudeste noroeste sudoeste'.split(' ').map((side) => [side, true])),
)

/** Whether a phrase is a side that every town or state has, so that what stands beside it says of which. */
export const isSide = (phrase: string): boolean =>
  zoneIn(phrase) !== undefined ||
  anySide[phrase.replace(/^regiao /, '')] === true ||
  /^(?:regiao )?centro oeste$/.test(phrase)
