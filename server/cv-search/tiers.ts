import { titlesByCode } from '../lookups/kept-reference.ts'
import type { House } from '../platform/house.ts'
import type { Tiers } from './queries.ts'

/** Whether an occupation is another one, or of its family or subgroup of the CBO. */
export const isAround = (cbo: string, other: string) => cbo.slice(0, 3) === other.slice(0, 3)

/**
 * An occupation and those around it by closeness: itself, its family and its subgroup of the CBO; only itself with
 * `alone`.
 */
export async function tiersOf(database: House['database'], cbo: string, { alone }: { alone: boolean }): Promise<Tiers> {
  const all = alone ? [] : [...(await titlesByCode(database)).keys()]
  const near = all.filter((each) => isAround(each, cbo) && each !== cbo)
  const isFamily = (each: string) => each.startsWith(cbo.slice(0, 4))
  return {
    same: [Number(cbo)],
    family: near.filter(isFamily).map(Number),
    subgroup: near.filter((each) => !isFamily(each)).map(Number),
  }
}
