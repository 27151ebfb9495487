import type { House } from '../platform/house.ts'
import { findKept } from './queries.ts'

/** Lists the curriculums that a person keeps, in short. */
export async function listKept({ database }: House, professionalId: string) {
  const kept = await findKept(database, professionalId)
  return kept.map(({ modified, ...each }) => ({ ...each, updateAt: modified.toISOString() }))
}
