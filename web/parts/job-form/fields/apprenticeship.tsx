import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { apprenticeInstitutions } from '@trampolim/marketplace/reference/apprentice-institutions.ts'
import { schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import { otherChoice } from '../draft/draft.ts'
import type { JobPartProps } from './job-part-props.ts'
import { JobText } from './job-text.tsx'
import { optionsOf, optionsOfItems } from './options.ts'

const t = speak(jobForm)
const apprenticeLevels = schoolings.codes.filter((code) =>
  ['GRADE_SCHOOL_TRADITIONAL', 'HIGH_SCHOOL_GENERAL', 'TECHNICAL_COURSE'].includes(code),
)

/** Schooling, course and institution of an apprenticeship; what isn't listed is typed. */
export function Apprenticeship(props: JobPartProps) {
  const { draft, faults, change } = props
  return (
    <>
      <Select
        name="apprenticeSchooling"
        label={labels.apprenticeSchooling}
        placeholder={t('choose')}
        options={optionsOf('schooling', apprenticeLevels)}
        value={draft.apprenticeSchooling}
        onChange={(event) => change({ apprenticeSchooling: event.currentTarget.value })}
        fault={faults.apprenticeSchooling}
      />
      <Select
        name="apprenticeCourse"
        label={labels.apprenticeCourse}
        placeholder={t('choose')}
        options={[...optionsOfItems(apprenticeCourses.items), { value: otherChoice, text: t('apprentice.other') }]}
        value={draft.apprenticeCourse}
        onChange={(event) => change({ apprenticeCourse: event.currentTarget.value })}
        fault={faults.apprenticeCourse}
      />
      {draft.apprenticeCourse === otherChoice && (
        <JobText {...props} name="apprenticeOtherCourse" label={t('apprentice.otherCourse')} required />
      )}
      <Select
        name="nameOfInstitution"
        label={labels.nameOfInstitution}
        placeholder={t('choose')}
        options={[
          ...optionsOfItems(apprenticeInstitutions.items),
          { value: otherChoice, text: t('apprentice.otherFeminine') },
        ]}
        value={draft.nameOfInstitution}
        onChange={(event) => change({ nameOfInstitution: event.currentTarget.value })}
        fault={faults.nameOfInstitution}
      />
      {draft.nameOfInstitution === otherChoice && (
        <JobText {...props} name="otherInstitutionName" label={t('apprentice.otherInstitution')} required />
      )}
    </>
  )
}
