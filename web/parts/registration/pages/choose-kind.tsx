import { curriculumKinds } from '@trampolim/marketplace/curriculums/kinds.ts'
import { ageOn, leastWorkingAge } from '@trampolim/marketplace/time/ages.ts'
import { type Day, isDay } from '@trampolim/marketplace/time/days.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { RadioGroup } from '../../../design/choice.tsx'
import { Notice } from '../../../design/notice.tsx'
import type { Faults } from '../../../platform/faults.ts'
import { dayFrom } from '../../curriculums/form/typed-values.ts'
import type { RegistrationDraft } from '../draft.ts'

const t = speak(registration)

type ChooseKindProps = {
  draft: RegistrationDraft
  faults: Faults
  change: (part: Partial<RegistrationDraft>) => void
  today: Day
}

/** The kind of the first curriculum, with what the law says about the person's age. */
export function ChooseKind({ draft, faults, change, today }: ChooseKindProps) {
  const born = dayFrom(draft.birthDate)
  const isYoung = isDay(born) && ageOn(born, today) < leastWorkingAge
  return (
    <>
      <RadioGroup
        name="cvType"
        legend={t('goals.kind')}
        hint={t('goals.kindHint')}
        options={curriculumKinds.codes.map((kind) => ({
          value: kind,
          label: t(`goals.kinds.${kind}`),
          hint: t(`goals.kindHints.${kind}`),
        }))}
        value={draft.cvType}
        onValue={(cvType) => change({ cvType })}
        fault={faults.cvType}
      />
      {isYoung && draft.cvType !== 'apprentice' && <Notice tone="warn">{t('goals.young')}</Notice>}
    </>
  )
}
