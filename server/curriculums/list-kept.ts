import type { House } from '../platform/house.ts'
import { findKept } from './queries.ts'

/** Lists a person's curriculums with their main facts. */
export async function listKept({ database }: House, professionalId: string) {
  const kept = await findKept(database, professionalId)
  return kept.map(({ modified, ...each }) => ({ ...each, updateAt: modified.toISOString() }))
}
