import { type CodeOf, codeTable } from './code-table.ts'

/** Whether a course is still attended; any other counts as finished (specification, data §9). */
export const courseStatuses = codeTable({ inProgress: 1, complete: 2 })
export type CourseStatus = CodeOf<typeof courseStatuses>
