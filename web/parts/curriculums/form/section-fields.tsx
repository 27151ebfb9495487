import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../../platform/faults.ts'
import type { ItemListForm } from '../../form/lists/item-list.tsx'
import { Tick } from '../../form/tick.tsx'
import { laterPart } from '../../later/later-part.tsx'
import type { CurriculumDraft } from './draft.ts'
import { Courses } from './fields/courses.tsx'
import { CurriculumText } from './fields/curriculum-text.tsx'
import { Disabilities } from './fields/disabilities.tsx'
import { DriverLicence } from './fields/driver-licence.tsx'
import { Experiences } from './fields/experiences.tsx'
import { Formations } from './fields/formations.tsx'
import { Languages } from './fields/languages.tsx'
import { Occupations } from './fields/occupations.tsx'
import { Salary } from './fields/salary.tsx'
import { Schooling } from './fields/schooling.tsx'
import { Technologies } from './fields/technologies.tsx'
import { WishedBenefits } from './fields/wished-benefits.tsx'
import { WorkPlaces } from './fields/work-places.tsx'

const t = speak(curriculumForm)
const Apprenticeship = laterPart(
  'section-apprenticeship',
  async () => (await import('./fields/apprenticeship.tsx')).Apprenticeship,
)
const FileAndVideo = laterPart('section-upload', async () => (await import('./fields/file-and-video.tsx')).FileAndVideo)
const InternshipCourses = laterPart(
  'section-internship',
  async () => (await import('./fields/internship-courses.tsx')).InternshipCourses,
)

type FieldsProps = {
  kind: CurriculumKind
  draft: CurriculumDraft
  faults: Faults
  change: (part: Partial<CurriculumDraft>) => void
  items: ItemListForm
}

/** The fields of one section of a curriculum. */
export function SectionFields({ name, ...props }: FieldsProps & { name: CurriculumSection }) {
  const Fields = fieldsOf[name]
  return <Fields {...props} />
}

const fieldsOf = {
  curriculum: ({ kind, draft, faults, change }) => (
    <>
      <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
      <CurriculumText name="objective" lines={3} {...{ draft, faults, change }} />
      <CurriculumText name="careerFocus" {...{ draft, faults, change }} />
      <Salary kind={kind} value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
      <WishedBenefits value={draft.benefits} fault={faults.benefits} onChange={(benefits) => change({ benefits })} />
      <Tick
        name="allowRemote"
        label={t('objective.remote')}
        value={draft.allowRemote}
        onValue={(allowRemote) => change({ allowRemote })}
      />
      <WorkPlaces value={draft.workPlaces} faults={faults} onChange={(workPlaces) => change({ workPlaces })} />
    </>
  ),
  internship: ({ draft, faults, change }) => (
    <InternshipCourses
      value={draft.internshipCourses}
      faults={faults}
      onChange={(internshipCourses) => change({ internshipCourses })}
    />
  ),
  apprentice: ({ draft, faults, change }) => <Apprenticeship value={draft} faults={faults} onChange={change} />,
  experience: ({ draft, change, items }) => <Experiences {...items} value={draft} onChange={change} />,
  schooling: ({ draft, faults, change, items }) => (
    <>
      <Schooling value={draft} faults={faults} onChange={change} />
      <Formations {...items} value={draft.formations} onChange={(formations) => change({ formations })} />
      <Courses value={draft.courses} faults={faults} onChange={(courses) => change({ courses })} />
    </>
  ),
  knowledge: ({ draft, faults, change }) => (
    <>
      <Languages value={draft.languages} faults={faults} onChange={(languages) => change({ languages })} />
      <Technologies value={draft} faults={faults} onChange={change} />
      <DriverLicence
        value={draft.driverLicence}
        fault={faults.driverLicence}
        onChange={(driverLicence) => change({ driverLicence })}
      />
    </>
  ),
  upload: ({ draft, faults, change }) => <FileAndVideo value={draft} faults={faults} onChange={change} />,
  disability: ({ draft, faults, change }) => (
    <Disabilities value={draft.handicaps} faults={faults} onChange={(handicaps) => change({ handicaps })} />
  ),
} as const satisfies Record<CurriculumSection, (props: FieldsProps) => React.ReactNode>
