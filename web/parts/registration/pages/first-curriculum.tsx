import type { Faults } from '../../../platform/faults.ts'
import type { CurriculumDraft } from '../../curriculums/form/draft.ts'
import { laterPart } from '../../later/later-part.tsx'
import type { RegistrationPage } from '../pages.ts'

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

/** The fields of each page are loaded separately. */
const Goals = laterPart('curriculum-goals', async () => (await import('./curriculum-goals.tsx')).CurriculumGoals)
const Internship = laterPart(
  'curriculum-internship',
  async () => (await import('../../curriculums/form/fields/internship-courses.tsx')).InternshipCourses,
)
const Apprenticeship = laterPart(
  'curriculum-apprenticeship',
  async () => (await import('../../curriculums/form/fields/apprenticeship.tsx')).Apprenticeship,
)
const Experiences = laterPart(
  'curriculum-experiences',
  async () => (await import('../../curriculums/form/fields/experiences.tsx')).Experiences,
)
const Studies = laterPart(
  'curriculum-studies',
  async () => (await import('./curriculum-studies.tsx')).CurriculumStudies,
)
const Skills = laterPart('curriculum-skills', async () => (await import('./curriculum-skills.tsx')).CurriculumSkills)
const Video = laterPart('curriculum-video', async () => (await import('../../curriculums/form/fields/video.tsx')).Video)

/** The curriculum's fields that belong to one page of the registration. */
export function FirstCurriculum(props: FirstCurriculumProps) {
  const { page, draft, faults, change, faultsNow, onFaults, open } = props
  switch (page) {
    case 'goals':
      return <Goals {...props} />
    case 'internship':
      return (
        <Internship
          value={draft.internshipCourses}
          faults={faults}
          onChange={(internshipCourses) => change({ internshipCourses })}
        />
      )
    case 'apprentice':
      return <Apprenticeship value={draft} faults={faults} onChange={change} />
    case 'experience':
      return <Experiences value={draft} onChange={change} {...{ faults, faultsNow, onFaults, open }} />
    case 'studies':
      return <Studies {...props} />
    case 'video':
      return <Video value={draft.videoUrl} faults={faults} onChange={(videoUrl) => change({ videoUrl })} />
    default:
      return <Skills {...props} />
  }
}
