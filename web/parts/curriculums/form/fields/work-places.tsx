import { curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { Faults } from '../../../../platform/faults.ts'
import { Rows } from '../../../form/lists/rows.tsx'
import { LookupField } from '../../../lookups/lookup-field.tsx'
import { blankItems, type WorkPlaceDraft } from '../draft.ts'

const t = speak(curriculumForm)

type WorkPlacesProps = { value: WorkPlaceDraft[]; faults: Faults; onChange: (places: WorkPlaceDraft[]) => void }

/** Cities where a person would work besides their own. */
export function WorkPlaces({ value, faults, onChange }: WorkPlacesProps) {
  return (
    <Rows
      list="workPlaces"
      legend={t('workPlaces.legend')}
      hint={t('workPlaces.hint')}
      addText={t(value.length === 0 ? 'workPlaces.add' : 'workPlaces.addAnother')}
      items={value}
      blank={blankItems.workPlaces as WorkPlaceDraft}
      fault={faults.workPlaces}
      onChange={onChange}
      nameOf={({ city }) => (city ? t('workPlaces.item', { name: city }) : t('workPlaces.blank'))}
      most={curriculumFields.workPlaces.most}
      look="block"
    >
      {({ item, name, change }) => (
        <LookupField
          kind="cityState"
          name={`${name}.city`}
          id={`field-${name}.cityState`}
          label={t('workPlaces.city')}
          hint={item.cityState === '' && item.city !== '' && t('workPlaces.cityHint')}
          value={item.city}
          onValue={(city, cityState) => change({ city, cityState })}
          fault={faults[`${name}.cityState`]}
        />
      )}
    </Rows>
  )
}
