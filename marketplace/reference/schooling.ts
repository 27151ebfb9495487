import { type CodeOf, wordTable } from './code-table.ts'

/** Levels of schooling (specification, data §9). */
export const schoolings = wordTable(
  'GRADE_SCHOOL_TRADITIONAL',
  'EXTRA_COURSE',
  'HIGH_SCHOOL_GENERAL',
  'TECHNICAL_COURSE',
  'TECHNOLOGIST',
  'BACHELOR_NORMAL',
  'MBA',
  'MASTER',
  'DOCTOR',
  'MASTER_DOCTOR',
)
export type Schooling = CodeOf<typeof schoolings>

const rank: Record<Schooling, number> = {
  EXTRA_COURSE: 0,
  GRADE_SCHOOL_TRADITIONAL: 1,
  HIGH_SCHOOL_GENERAL: 2,
  TECHNICAL_COURSE: 3,
  TECHNOLOGIST: 4,
  BACHELOR_NORMAL: 5,
  MBA: 6,
  MASTER: 7,
  // 'Mestrado ou doutorado' meets a requirement of either; as a requirement, a master's degree meets it.
  MASTER_DOCTOR: 7,
  DOCTOR: 8,
}

/** The rank of a level, 0 (a free course, which is no school level) to 8. */
export function schoolingRank(schooling: Schooling): number {
  return rank[schooling]
}

/** Whether a person's level is at least the required one. */
export function reachesSchooling(asked: Schooling, reached: Schooling): boolean {
  return rank[reached] >= rank[asked]
}

/** The highest of several levels; undefined if there are none. */
export function highestSchooling(levels: readonly Schooling[]): Schooling | undefined {
  return levels.reduce<Schooling | undefined>(
    (highest, level) => (highest === undefined || rank[level] > rank[highest] ? level : highest),
    undefined,
  )
}

/** The lowest of several levels, which reaches a requirement of any of them; undefined if there are none. */
export function lowestSchooling(levels: readonly Schooling[]): Schooling | undefined {
  return levels.reduce<Schooling | undefined>(
    (lowest, level) => (lowest === undefined || rank[level] < rank[lowest] ? level : lowest),
    undefined,
  )
}

/** Levels that, while in progress, need course period and shift (specification, data §5). */
export const levelsWithPeriod: readonly Schooling[] = [
  'TECHNICAL_COURSE',
  'TECHNOLOGIST',
  'BACHELOR_NORMAL',
  'MBA',
  'MASTER',
  'DOCTOR',
  'MASTER_DOCTOR',
]

/** Levels that need a knowledge area, while in progress (specification, data §5). */
export const levelsWithKnowledgeArea: readonly Schooling[] = ['MBA', 'MASTER', 'DOCTOR', 'MASTER_DOCTOR']
