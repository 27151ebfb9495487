import type { exportAreas } from '@trampolim/phrases/pt-br/data-export.ts'
import { areas, type ExportedTable } from './areas.ts'
import { recruiterAreas } from './recruiter-areas.ts'

/** Whose data an export has: somebody who looks for work, or who hires. */
export type ExportedRole = 'candidate' | 'recruiter'

export type AreaName = keyof typeof exportAreas

/** What is exported of a person, area by area. */
export function areasOf(role: ExportedRole): [AreaName, readonly ExportedTable[]][] {
  return Object.entries(role === 'recruiter' ? recruiterAreas : areas) as [AreaName, readonly ExportedTable[]][]
}
