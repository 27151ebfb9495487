import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ItemList, type ItemListForm } from '../../../form/lists/item-list.tsx'
import { laterPart } from '../../../later/later-part.tsx'
import { usePrepared } from '../../../later/use-prepared.ts'
import { blankItems, type FormationDraft } from '../draft.ts'
import { labelOf } from '../options.ts'

const t = speak(curriculumForm)
const FormationFields = laterPart(
  'formation-fields',
  async () => (await import('./formation-fields.tsx')).FormationFields,
)

type FormationsProps = ItemListForm & {
  value: FormationDraft[]
  onChange: (formations: FormationDraft[]) => void
}

/**
 * Courses. A course in progress asks for period and shift, and from MBA upwards for its area (specification, data §5).
 */
export function Formations({ value, ...rest }: FormationsProps) {
  usePrepared(FormationFields)
  return (
    <ItemList
      {...rest}
      list="formations"
      items={value}
      blank={blankItems.formations as FormationDraft}
      first="schoolLevel"
      texts={{
        legend: t('formations.legend'),
        empty: t('formations.empty'),
        add: t('formations.add'),
        addAnother: t('formations.addAnother'),
        newItem: t('formations.newItem'),
      }}
      titleOf={({ course }) => course}
      textOf={({ schoolLevel, nameOfInstitution, courseStatus }) =>
        [
          schoolLevel && labelOf('schooling', schoolLevel),
          nameOfInstitution,
          courseStatus && labelOf('courseStatus', courseStatus).toLocaleLowerCase('pt-BR'),
        ]
          .filter(Boolean)
          .join(', ')
      }
      nameOf={({ course }) => (course ? t('formations.item', { name: course }) : t('formations.blank'))}
    >
      {({ item, name, change }) => <FormationFields {...{ item, name, change }} faults={rest.faults} />}
    </ItemList>
  )
}
