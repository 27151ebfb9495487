import type { InternshipPeriod } from '../reference/course-periods.ts'
import { type CourseShift, type JobShift, jobShifts } from '../reference/shifts.ts'

/** The courses of which an internship accepts students, at least one. */
export type AskedCourses = {
  readonly list: readonly {
    readonly internshipCourse?: string | null | undefined
    /** The earliest period of the course; 0 accepts any. */
    readonly minCoursePeriod?: InternshipPeriod | null | undefined
    readonly shiftCourse?: JobShift | null | undefined
  }[]
  /** Whether students of other courses are accepted too. */
  readonly others: boolean
}

/** A course that a student attends. */
export type StudentsCourse = {
  readonly course: string
  readonly coursePeriod: InternshipPeriod
  readonly courseShift: CourseShift
}

/**
 * How well the best of a student's courses fits what an internship asks for: the course counts most, then its period
 * and shift. Another course counts half if others are accepted, and nothing otherwise.
 */
export function coursesValue(asked: AskedCourses, own: readonly StudentsCourse[]): number | undefined {
  if (asked.list.length === 0 || own.length === 0) return undefined
  return Math.max(...asked.list.flatMap((each) => own.map((course) => courseValue(each, course, asked.others))))
}

function courseValue(asked: AskedCourses['list'][number], own: StudentsCourse, others: boolean): number {
  const { internshipCourse, minCoursePeriod, shiftCourse } = asked
  const same = plain(internshipCourse ?? '') === plain(own.course)
  if (!same && !others) return 0
  const period = own.coursePeriod >= (minCoursePeriod ?? 0) ? 1 : 0
  const anyShift = shiftCourse == null || shiftCourse === jobShifts.code.indifferent
  const shift = anyShift || shiftCourse === own.courseShift + 1 ? 1 : 0
  return (same ? 1 : 0.5) * (0.6 + 0.2 * period + 0.2 * shift)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
