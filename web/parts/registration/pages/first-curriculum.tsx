import { laterPart } from '../../later/later-part.tsx'
import type { FirstCurriculumProps } from './first-curriculum-props.ts'

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
