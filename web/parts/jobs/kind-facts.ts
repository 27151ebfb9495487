import type { JobContent } from '@trampolim/contract/job-content.ts'
import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { apprenticeInstitutions } from '@trampolim/marketplace/reference/apprentice-institutions.ts'
import { ownJob } from '@trampolim/phrases/pt-br/own-job.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from '../job-form/options.ts'

const t = speak('own-job', ownJob)

type KindDetails = Partial<
  Pick<
    JobContent,
    | 'coursesPanel'
    | 'acceptOtherCourses'
    | 'dontHaveInternshipSalary'
    | 'apprenticeSchooling'
    | 'apprenticeCourse'
    | 'apprenticeOtherCourse'
    | 'nameOfInstitution'
    | 'otherInstitutionName'
  >
>

/** What only internships and apprenticeships have, in words; nothing for other jobs. Server only: it carries the lists. */
export function kindFacts(details: KindDetails): { name: string; value: string }[] {
  const panels = (details.coursesPanel ?? []).map((panel) =>
    [
      panel.internshipCourse,
      panel.internshipSchoolLevel && labelOf('schooling', panel.internshipSchoolLevel).toLocaleLowerCase('pt-BR'),
      panel.minCoursePeriod ? labelOf('coursePeriod', panel.minCoursePeriod) : null,
      panel.shiftCourse && panel.shiftCourse !== 1 ? labelOf('jobShift', panel.shiftCourse) : null,
    ]
      .filter(Boolean)
      .join(', '),
  )
  const course = details.apprenticeCourse ? apprenticeCourses.nameOf(details.apprenticeCourse) : null
  const institution = details.nameOfInstitution ? apprenticeInstitutions.nameOf(details.nameOfInstitution) : null
  return [
    { name: t('courses'), value: [...panels, ...(details.acceptOtherCourses ? [t('acceptOther')] : [])].join('; ') },
    { name: t('unpaid'), value: details.dontHaveInternshipSalary ? t('yes') : null },
    {
      name: t('schooling'),
      value: details.apprenticeSchooling ? labelOf('schooling', details.apprenticeSchooling) : null,
    },
    { name: t('course'), value: details.apprenticeOtherCourse || course },
    { name: t('institution'), value: details.otherInstitutionName || institution },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
