import { type Fault, faultAt } from '../faults.ts'
import type { CoursePeriod, InternshipPeriod } from '../reference/course-periods.ts'
import { type CourseStatus, courseStatuses } from '../reference/course-statuses.ts'
import { levelsWithKnowledgeArea, levelsWithPeriod, type Schooling } from '../reference/schooling.ts'
import type { CourseShift } from '../reference/shifts.ts'
import type { Month } from '../time/months.ts'
import { faultsOfPeriod } from './period.ts'

/** A formation in a form (specification, data §3.3). */
export type FormationFields = {
  readonly schoolLevel?: Schooling | undefined
  readonly nameOfInstitution?: string | undefined
  readonly course?: string | undefined
  readonly knowledgeArea?: string | undefined
  readonly courseStatus?: CourseStatus | undefined
  readonly coursePeriod?: CoursePeriod | undefined
  readonly courseShift?: CourseShift | undefined
  readonly courseStart?: Month | undefined
  readonly courseEnd?: Month | undefined
}

/** A course of a person who looks for an internship, in a form (specification, data §3.3). */
export type InternshipCourseFields = {
  readonly schoolLevel?: Schooling | undefined
  readonly course?: string | undefined
  readonly institutionCityState?: number | undefined
  readonly nameOfInstitution?: string | undefined
  readonly coursePeriod?: InternshipPeriod | undefined
  readonly courseShift?: CourseShift | undefined
  readonly courseStart?: Month | undefined
  readonly courseEnd?: Month | undefined
  readonly imRegisteredInThisCourse?: boolean | undefined
}

/**
 * Returns the faults of a formation. One in progress requires its period and shift from technical courses upwards, and
 * its knowledge area from MBA upwards (specification, data §5).
 */
export function faultsOfFormation(formation: FormationFields): Fault[] {
  const { schoolLevel, courseStatus } = formation
  const inProgress = courseStatus === courseStatuses.code.inProgress
  const needs = (levels: readonly Schooling[]) =>
    inProgress && schoolLevel !== undefined && levels.includes(schoolLevel)
  return [
    ...faultAt('schoolLevel', schoolLevel === undefined ? 'required' : undefined),
    ...faultAt('nameOfInstitution', formation.nameOfInstitution?.trim() ? undefined : 'required'),
    ...faultAt('course', formation.course?.trim() ? undefined : 'required'),
    ...faultAt('courseStatus', courseStatus === undefined ? 'required' : undefined),
    ...faultAt(
      'coursePeriod',
      needs(levelsWithPeriod) && formation.coursePeriod === undefined ? 'course_period_required' : undefined,
    ),
    ...faultAt(
      'courseShift',
      needs(levelsWithPeriod) && formation.courseShift === undefined ? 'course_shift_required' : undefined,
    ),
    ...faultAt(
      'knowledgeArea',
      needs(levelsWithKnowledgeArea) && !formation.knowledgeArea?.trim() ? 'knowledge_area_required' : undefined,
    ),
    ...faultsOfPeriod({ start: ['courseStart', formation.courseStart], end: ['courseEnd', formation.courseEnd] }),
  ]
}

/** Whether an internship course counts as complete: it has level, course, period and shift (specification, data §5). */
export function isInternshipCourseComplete(course: InternshipCourseFields): boolean {
  return (
    course.schoolLevel !== undefined &&
    Boolean(course.course?.trim()) &&
    course.coursePeriod !== undefined &&
    course.courseShift !== undefined
  )
}

/** Returns the faults of an internship course; an incomplete one has one fault for the whole item. */
export function faultsOfInternshipCourse(course: InternshipCourseFields): Fault[] {
  return [
    ...faultAt('', isInternshipCourseComplete(course) ? undefined : 'internship_course_incomplete'),
    ...faultsOfPeriod({ start: ['courseStart', course.courseStart], end: ['courseEnd', course.courseEnd] }),
  ]
}
