import { type CodeOf, itemTable } from './code-table.ts'

/**
 * School levels that permit an internship (Lei 11.788/2008, art. 1; lookup internshipLevels). The codes are those of
 * `schooling.ts`.
 */
export const internshipLevels = itemTable({
  HIGH_SCHOOL_GENERAL: 'Ensino médio',
  TECHNICAL_COURSE: 'Curso técnico',
  TECHNOLOGIST: 'Tecnólogo',
  BACHELOR_NORMAL: 'Graduação',
  MBA: 'Pós-graduação ou MBA',
  MASTER: 'Mestrado',
  DOCTOR: 'Doutorado',
})
export type InternshipLevel = CodeOf<typeof internshipLevels>
