import type { CurriculumSort } from '@trampolim/marketplace/curriculums/search.ts'
import { byCompatibility } from '@trampolim/marketplace/matching/score.ts'
import { distanceBands } from '@trampolim/marketplace/places/distance-bands.ts'
import type { ComparedRow } from '../compared.ts'
import { bornOf, byId, experienceIn, modifiedOf, municipalityOf, type Row } from '../packed.ts'

/** A person found, compared with the job if there is one. */
export type Person = { row: Row; compared: ComparedRow | null }

type Order = (one: Person, other: Person) => number

const latest: Order = ({ row: one }, { row: other }) => modifiedOf(other) - modifiedOf(one) || byId(one, other)

/**
 * Orders the results of a search. By location: by the band of the distance to work or, without a job, by the order of
 * the requested towns, the nearest first. People at equal places are ordered by the last update, so that the order
 * reveals nothing about where they live.
 */
export function inOrderOf(
  sort: CurriculumSort,
  { cbos, leading, towns }: { cbos: readonly number[]; leading: number; towns: readonly number[] },
): Order {
  const rank = new Map(towns.map((id, at) => [id, at]))
  const away = ({ row, compared }: Person) => {
    if (compared) return compared.nearness.band ? distanceBands[compared.nearness.band] : 0
    return rank.get(municipalityOf(row)) ?? towns.length
  }
  const nearest: Order = (one, other) => away(one) - away(other) || latest(one, other)
  const named = cbos.slice(0, leading)
  const most = (row: Row, among: readonly number[]) => Math.max(-1, ...among.map((cbo) => experienceIn(row, cbo) ?? -1))
  // People with exactly the occupation come before people with a related one, however long those have worked.
  const experience = ({ row }: Person) => {
    const own = most(row, named)
    return own >= 0 ? own + 100 : most(row, cbos)
  }
  const orders: Record<CurriculumSort, Order> = {
    relevance: (one, other) =>
      one.compared && other.compared
        ? byCompatibility(one.compared.match, other.compared.match) || nearest(one, other)
        : experience(other) - experience(one) || latest(one, other),
    location: nearest,
    // Youngest first.
    age: (one, other) => bornOf(other.row) - bornOf(one.row) || latest(one, other),
  }
  return orders[sort]
}
