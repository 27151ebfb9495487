import { type CodeOf, codeTable } from './code-table.ts'

/** The shift of a course that a job accepts (specification, data §9). */
export const jobShifts = codeTable({ indifferent: 1, morning: 2, afternoon: 3, night: 4, full: 5 })
export type JobShift = CodeOf<typeof jobShifts>

/** The shift in which a person studies (specification, data §9). */
export const courseShifts = codeTable({ morning: 1, afternoon: 2, evening: 3, fullTime: 4 })
export type CourseShift = CodeOf<typeof courseShifts>
