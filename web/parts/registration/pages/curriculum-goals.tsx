import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CurriculumText } from '../../curriculums/form/fields/curriculum-text.tsx'
import { Occupations } from '../../curriculums/form/fields/occupations.tsx'
import { Salary } from '../../curriculums/form/fields/salary.tsx'
import { Tick } from '../../form/tick.tsx'
import type { FirstCurriculumProps } from './first-curriculum-props.ts'

const t = speak(curriculumForm)

/** What a person looks for. */
export function CurriculumGoals({ kind, draft, faults, change }: FirstCurriculumProps) {
  return (
    <>
      <Occupations value={draft.occupations} faults={faults} onChange={(occupations) => change({ occupations })} />
      <CurriculumText name="objective" lines={3} {...{ draft, faults, change }} />
      <Salary kind={kind} value={draft.salary} faults={faults} onChange={(salary) => change({ salary })} />
      <Tick
        name="allowRemote"
        label={t('objective.remote')}
        value={draft.allowRemote}
        onValue={(allowRemote) => change({ allowRemote })}
      />
    </>
  )
}
