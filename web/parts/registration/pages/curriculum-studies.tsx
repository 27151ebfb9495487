import { Courses } from '../../curriculums/form/fields/courses.tsx'
import { Formations } from '../../curriculums/form/fields/formations.tsx'
import { Schooling } from '../../curriculums/form/fields/schooling.tsx'
import type { FirstCurriculumProps } from './first-curriculum-props.ts'

/** What a person learnt. */
export function CurriculumStudies({ draft, faults, change, faultsNow, onFaults, open }: FirstCurriculumProps) {
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
