import type { exportAreas } from '@trampolim/phrases/pt-br/data-export.ts'
import { areas, type ExportedTable } from './areas.ts'
import { recruiterAreas } from './recruiter-areas.ts'

/** The role of the person whose data is exported: a person who looks for work, or one who hires. */
export type ExportedRole = 'candidate' | 'recruiter'

export type AreaName = keyof typeof exportAreas

/** The data that is exported for a person, area by area. */
export function areasOf(role: ExportedRole): [AreaName, readonly ExportedTable[]][] {
  return Object.entries(role === 'recruiter' ? recruiterAreas : areas) as [AreaName, readonly ExportedTable[]][]
}
