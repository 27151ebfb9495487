import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../../platform/faults.ts'
import { CurriculumFile } from '../../curriculums/curriculum-file.tsx'
import type { CurriculumDraft } from '../../curriculums/form/draft.ts'
import { Apprenticeship } from '../../curriculums/form/fields/apprenticeship.tsx'
import { Courses } from '../../curriculums/form/fields/courses.tsx'
import { CurriculumText } from '../../curriculums/form/fields/curriculum-text.tsx'
import { DriverLicence } from '../../curriculums/form/fields/driver-licence.tsx'
import { Experiences } from '../../curriculums/form/fields/experiences.tsx'
import { Formations } from '../../curriculums/form/fields/formations.tsx'
import { InternshipCourses } from '../../curriculums/form/fields/internship-courses.tsx'
import { Languages } from '../../curriculums/form/fields/languages.tsx'
import { Occupations } from '../../curriculums/form/fields/occupations.tsx'
import { Salary } from '../../curriculums/form/fields/salary.tsx'
import { Schooling } from '../../curriculums/form/fields/schooling.tsx'
import { Technologies } from '../../curriculums/form/fields/technologies.tsx'
import { Video } from '../../curriculums/form/fields/video.tsx'
import { Tick } from '../../form/tick.tsx'
import type { RegistrationPage } from '../pages.ts'

const t = speak(curriculumForm)

export type FirstCurriculumProps = {
  page: RegistrationPage
  draft: CurriculumDraft
  faults: Faults
  change: (part: Partial<CurriculumDraft>) => void
  faultsNow: () => Faults
  onFaults: (faults: Faults) => void
  open: string | null
  /** The id of the verified address of a person without an account, to whom an uploaded file then belongs. */
  verificationId?: string
}

/** The curriculum's fields that belong to one page of the registration. */
export function FirstCurriculum(props: FirstCurriculumProps) {
  const { page, draft, faults, change, faultsNow, onFaults, open, verificationId } = props
  if (page === 'goals') {
    return (
      <>
        <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
        <CurriculumText name="objective" lines={3} {...{ draft, faults, change }} />
        <Salary value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
        <Tick
          name="allowRemote"
          label={t('objective.remote')}
          value={draft.allowRemote}
          onValue={(allowRemote) => change({ allowRemote })}
        />
      </>
    )
  }
  if (page === 'internship') {
    return (
      <InternshipCourses
        value={draft.internshipCourses}
        faults={faults}
        onChange={(internshipCourses) => change({ internshipCourses })}
      />
    )
  }
  if (page === 'apprentice') return <Apprenticeship value={draft} faults={faults} onChange={change} />
  if (page === 'video') {
    return <Video value={draft.videoUrl} faults={faults} onChange={(videoUrl) => change({ videoUrl })} />
  }
  if (page === 'experience') {
    return <Experiences value={draft} onChange={change} {...{ faults, faultsNow, onFaults, open }} />
  }
  if (page === 'studies') {
    return (
      <>
        <Schooling value={draft} faults={faults} onChange={change} />
        <Formations
          value={draft.formations}
          onChange={(formations) => change({ formations })}
          {...{ faults, faultsNow, onFaults, open }}
        />
        <Courses value={draft.courses} faults={faults} onChange={(courses) => change({ courses })} />
      </>
    )
  }
  return (
    <>
      <Languages value={draft.languages} faults={faults} onChange={(languages) => change({ languages })} />
      <Technologies value={draft} faults={faults} onChange={change} />
      <DriverLicence
        value={draft.driverLicence}
        fault={faults.driverLicence}
        onChange={(driverLicence) => change({ driverLicence })}
      />
      <CurriculumFile
        value={draft.file}
        faults={faults}
        onChange={(file) => change({ file })}
        {...(verificationId !== undefined && { verificationId })}
      />
    </>
  )
}
