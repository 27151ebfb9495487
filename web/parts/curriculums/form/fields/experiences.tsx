import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ItemList, type ItemListForm } from '../../../form/lists/item-list.tsx'
import { laterPart } from '../../../later/later-part.tsx'
import { usePrepared } from '../../../later/use-prepared.ts'
import { blankItems, type CurriculumDraft, type ExperienceDraft } from '../draft.ts'
import { CurriculumText } from './curriculum-text.tsx'

const t = speak(curriculumForm)
const ExperienceFields = laterPart(
  'experience-fields',
  async () => (await import('./experience-fields.tsx')).ExperienceFields,
)

type Written = Pick<CurriculumDraft, 'experiences' | 'additionalExperiences'>

type ExperiencesProps = ItemListForm & {
  value: Written
  onChange: (part: Partial<Written>) => void
}

/** Past and present jobs, and other experience. */
export function Experiences(props: ExperiencesProps) {
  return (
    <>
      <Jobs {...props} />
      <CurriculumText
        name="additionalExperiences"
        lines={2}
        draft={props.value}
        faults={props.faults}
        change={props.onChange}
      />
    </>
  )
}

function Jobs({ value, onChange, ...rest }: ExperiencesProps) {
  usePrepared(ExperienceFields)
  return (
    <ItemList
      {...rest}
      list="experiences"
      items={value.experiences}
      onChange={(experiences) => onChange({ experiences })}
      blank={blankItems.experiences as ExperienceDraft}
      first="companyName"
      texts={{
        legend: t('experiences.legend'),
        empty: t('experiences.empty'),
        add: t('experiences.add'),
        addAnother: t('experiences.addAnother'),
        newItem: t('experiences.newItem'),
      }}
      titleOf={({ occupation, companyName }) => [occupation, companyName].filter(Boolean).join(', ')}
      textOf={({ startDate, exitDate, isCurrentJob }) =>
        startDate &&
        t('experiences.span', { start: startDate, end: isCurrentJob ? t('experiences.today') : exitDate || '…' })
      }
      nameOf={({ companyName }) =>
        companyName ? t('experiences.item', { name: companyName }) : t('experiences.blank')
      }
    >
      {({ item, name, change }) => <ExperienceFields {...{ item, name, change }} faults={rest.faults} />}
    </ItemList>
  )
}
