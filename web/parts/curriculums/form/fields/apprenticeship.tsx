import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { apprenticeCourses } from '@trampolim/marketplace/reference/apprentice-courses.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup } from '../../../../design/choice.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Pills } from '../../../form/pills.tsx'
import { Tick } from '../../../form/tick.tsx'
import type { CurriculumDraft } from '../draft.ts'

const t = speak(curriculumForm)

/** Those visible before 'Mostrar todas'. */
const common: ReadonlySet<string> = new Set([
  'administracao',
  'auxiliar-de-logistica',
  'alimentacao-e-gastronomia',
  'comercio-e-varejo',
  'informatica-e-programacao',
  'panificacao-e-confeitaria',
  'saude',
  'vendas',
])

type Said = Pick<
  CurriculumDraft,
  'apprenticeCourses' | 'isInHighSchool' | 'finishHighSchoolInTwoYears' | 'acceptApprenticeOpportunities'
>

type ApprenticeshipProps = { value: Said; faults: Faults; onChange: (part: Partial<Said>) => void }

/** The areas in which a person wants to be an apprentice, and whether they still go to school (CLT art. 428). */
export function Apprenticeship({ value, faults, onChange }: ApprenticeshipProps) {
  return (
    <>
      <CheckboxGroup
        name="apprenticeCourses"
        legend={t('apprenticeship.areas')}
        hint={t('apprenticeship.areasHint', { count: curriculumFields.apprenticeCourses.most })}
        fault={faults.apprenticeCourses}
      >
        <Pills
          name="apprenticeCourses"
          options={apprenticeCourses.items}
          inView={(code) => common.has(code)}
          more={t('apprenticeship.more')}
          value={value.apprenticeCourses}
          onValue={(areas) => onChange({ apprenticeCourses: areas })}
        />
      </CheckboxGroup>
      <Tick
        name="isInHighSchool"
        label={t('apprenticeship.inHighSchool')}
        value={value.isInHighSchool}
        onValue={(isInHighSchool) => onChange({ isInHighSchool })}
      />
      {value.isInHighSchool && (
        <Tick
          name="finishHighSchoolInTwoYears"
          label={t('apprenticeship.finishesSoon')}
          value={value.finishHighSchoolInTwoYears}
          onValue={(finishHighSchoolInTwoYears) => onChange({ finishHighSchoolInTwoYears })}
        />
      )}
      <Tick
        name="acceptApprenticeOpportunities"
        label={t('apprenticeship.accepts')}
        hint={t('apprenticeship.acceptsHint')}
        value={value.acceptApprenticeOpportunities}
        onValue={(acceptApprenticeOpportunities) => onChange({ acceptApprenticeOpportunities })}
      />
    </>
  )
}
