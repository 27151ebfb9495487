import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../../platform/faults.ts'
import type { ItemListForm } from '../../form/lists/item-list.tsx'
import { Tick } from '../../form/tick.tsx'
import { CurriculumFile } from '../curriculum-file.tsx'
import { Apprenticeship } from './apprenticeship.tsx'
import { Courses } from './courses.tsx'
import { CurriculumText } from './curriculum-text.tsx'
import { Disabilities } from './disabilities.tsx'
import type { CurriculumDraft } from './draft.ts'
import { DriverLicence } from './driver-licence.tsx'
import { Experiences } from './experiences.tsx'
import { Formations } from './formations.tsx'
import { InternshipCourses } from './internship-courses.tsx'
import { Languages } from './languages.tsx'
import { Occupations } from './occupations.tsx'
import { Salary } from './salary.tsx'
import { Schooling } from './schooling.tsx'
import { Technologies } from './technologies.tsx'
import { Video } from './video.tsx'
import { WishedBenefits } from './wished-benefits.tsx'
import { WorkPlaces } from './work-places.tsx'

const t = speak(curriculumForm)

type FieldsProps = {
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
  curriculum: ({ draft, faults, change }) => (
    <>
      <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
      <CurriculumText name="objective" lines={3} {...{ draft, faults, change }} />
      <CurriculumText name="careerFocus" {...{ draft, faults, change }} />
      <Salary value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
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
  upload: ({ draft, faults, change }) => (
    <>
      <CurriculumFile value={draft.file} faults={faults} onChange={(file) => change({ file })} />
      <Video value={draft.videoUrl} faults={faults} onChange={(videoUrl) => change({ videoUrl })} />
    </>
  ),
  disability: ({ draft, faults, change }) => (
    <Disabilities value={draft.handicaps} faults={faults} onChange={(handicaps) => change({ handicaps })} />
  ),
} as const satisfies Record<CurriculumSection, (props: FieldsProps) => React.ReactNode>
