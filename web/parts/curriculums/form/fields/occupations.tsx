import { curriculumFields, mostOccupations } from '@trampolim/marketplace/curriculums/fields.ts'
import { yearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Glyph } from '../../../../design/glyph.tsx'
import { Select } from '../../../../design/select.tsx'
import { TextField } from '../../../../design/text-field.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Rows } from '../../../form/lists/rows.tsx'
import { LookupField } from '../../../lookups/lookup-field.tsx'
import classes from '../curriculum-form.module.css'
import { blankItems, type OccupationDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)
const fields = curriculumFields.occupations.of

type OccupationsProps = {
  value: OccupationDraft[]
  faults: Faults
  onChange: (occupations: OccupationDraft[]) => void
}

/** Up to three occupations of interest, each from the list of occupations, with the experience in it. */
export function Occupations({ value, faults, onChange }: OccupationsProps) {
  return (
    <Rows
      list="occupations"
      legend={t('occupations.legend')}
      hint={t('occupations.hint')}
      addText={t('occupations.add')}
      items={value}
      blank={blankItems.occupations as OccupationDraft}
      fault={faults.occupations}
      onChange={onChange}
      nameOf={({ title }) => (title ? t('occupations.item', { title }) : t('occupations.blank'))}
      most={mostOccupations}
      atLeastOne
    >
      {({ item, name, change }) => (
        <>
          <LookupField
            kind="occupation"
            name={`${name}.title`}
            id={`field-${name}.cbo`}
            label={t('occupations.title')}
            value={item.title}
            onValue={(title, cbo) => change({ title, cbo })}
            fault={faults[`${name}.cbo`]}
            icon={<Glyph name="search" />}
          />
          <Select
            name={`${name}.yearsOfExperience`}
            label={t('occupations.years')}
            placeholder={t('choose')}
            options={optionsOf('yearsOfExperience', yearsOfExperience.codes)}
            value={item.yearsOfExperience}
            onChange={(event) => change({ yearsOfExperience: event.currentTarget.value })}
            fault={faults[`${name}.yearsOfExperience`]}
          />
          <details
            className={classes.details}
            open={item.area !== '' || item.hierarchy !== '' || hasFault(faults, name) || undefined}
          >
            <summary className="folds">{t('occupations.more')}</summary>
            <div className={classes.pair}>
              <TextField
                name={`${name}.area`}
                label={t('occupations.area')}
                optional={t('optional')}
                most={fields.area.longest}
                value={item.area}
                onChange={(event) => change({ area: event.currentTarget.value })}
                fault={faults[`${name}.area`]}
              />
              <TextField
                name={`${name}.hierarchy`}
                label={t('occupations.hierarchy')}
                hint={t('occupations.hierarchyHint')}
                optional={t('optional')}
                most={fields.hierarchy.longest}
                value={item.hierarchy}
                onChange={(event) => change({ hierarchy: event.currentTarget.value })}
                fault={faults[`${name}.hierarchy`]}
              />
            </div>
          </details>
        </>
      )}
    </Rows>
  )
}

function hasFault(faults: Faults, name: string): boolean {
  return faults[`${name}.area`] !== undefined || faults[`${name}.hierarchy`] !== undefined
}
