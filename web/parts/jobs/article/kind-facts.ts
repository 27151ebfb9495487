import type { PublicJob } from '@trampolim/contract/jobs.ts'
import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { apprenticeInstitutions } from '@trampolim/marketplace/reference/apprentice-institutions.ts'
import { internshipPeriods } from '@trampolim/marketplace/reference/course-periods.ts'
import { jobShifts } from '@trampolim/marketplace/reference/shifts.ts'
import { labelOfCode } from '@trampolim/phrases/pt-br/code-labels.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(jobs)

type KindDetails = PublicJob['kindDetails']

type Fact = { name: string; value: string }

/**
 * What only internships or apprenticeships ask for. Server only, as `taughtFacts`: it imports the lists whose codes it
 * names.
 */
export function kindFacts(details: KindDetails): Fact[] {
  const { apprenticeSchooling } = details
  return [
    { name: jobFieldLabels.coursesPanel, value: coursesText(details) },
    {
      name: jobFieldLabels.apprenticeSchooling,
      value: apprenticeSchooling ? labelOfCode('schooling', apprenticeSchooling) : '',
    },
  ].filter(({ value }) => value !== '')
}

/** The course that comes with an apprenticeship: nobody has to have it before (CLT art. 428). */
export function taughtFacts(details: KindDetails): Fact[] {
  const { apprenticeCourse, nameOfInstitution } = details
  const course = details.apprenticeOtherCourse || (apprenticeCourse && apprenticeCourses.nameOf(apprenticeCourse))
  const institution =
    details.otherInstitutionName || (nameOfInstitution && apprenticeInstitutions.nameOf(nameOfInstitution))
  return [
    { name: jobFieldLabels.apprenticeCourse, value: course ?? '' },
    { name: jobFieldLabels.nameOfInstitution, value: institution ?? '' },
  ].filter(({ value }) => value !== '')
}

function coursesText({ coursesPanel, acceptOtherCourses }: KindDetails): string {
  const courses = (coursesPanel ?? []).map((panel) => {
    const { internshipCourse, internshipSchoolLevel: level, minCoursePeriod: period, shiftCourse: shift } = panel
    const parts = [
      internshipCourse,
      level && labelOfCode('internshipLevel', level).toLocaleLowerCase('pt-BR'),
      period != null && period !== internshipPeriods.code.indifferent
        ? t('fromPeriod', { period: labelOfCode('internshipPeriod', period) })
        : null,
      shift != null && shift !== jobShifts.code.indifferent
        ? t('shift', { shift: labelOfCode('jobShift', shift).toLocaleLowerCase('pt-BR') })
        : null,
    ]
    return parts.filter(Boolean).join(', ')
  })
  return [...courses, ...(acceptOtherCourses ? [t(courses.length > 0 ? 'otherCourses' : 'anyCourse')] : [])].join('; ')
}
