import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { technologyLevels } from '@trampolim/marketplace/reference/technology-levels.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../design/select.tsx'
import type { Faults } from '../../platform/faults.ts'
import { Pills } from '../form/pills.tsx'
import { Rows } from '../form/rows.tsx'
import { LookupField } from '../lookups/lookup-field.tsx'
import classes from './curriculum-form.module.css'
import { blankItems, type CurriculumDraft, type TechnologyDraft } from './draft.ts'
import { optionsOf } from './options.ts'

const t = speak('curriculum-form', curriculumForm)

/** Those in view before 'Mostrar todos'. */
const common: ReadonlySet<string> = new Set(generalTechnologies.codes.slice(0, 11))

type TechnologiesProps = {
  value: Pick<CurriculumDraft, 'technologiesGeneral' | 'technologies'>
  faults: Faults
  onChange: (part: Partial<Pick<CurriculumDraft, 'technologiesGeneral' | 'technologies'>>) => void
}

/** Everyday programs to tick, and technologies with a level. */
export function Technologies({ value, faults, onChange }: TechnologiesProps) {
  return (
    <>
      <EverydayPrograms
        value={value.technologiesGeneral}
        onChange={(technologiesGeneral) => onChange({ technologiesGeneral })}
      />
      <TechnologyRows
        value={value.technologies}
        faults={faults}
        onChange={(rows) => onChange({ technologies: rows })}
      />
    </>
  )
}

function EverydayPrograms({ value, onChange }: { value: readonly string[]; onChange: (codes: string[]) => void }) {
  return (
    <fieldset className={classes.group} id="field-technologiesGeneral" tabIndex={-1}>
      <legend className={classes.legend}>{t('technologies.legend')}</legend>
      <Pills
        name="technologiesGeneral"
        options={generalTechnologies.items}
        inView={(code) => common.has(code)}
        more={t('technologies.more')}
        value={value}
        onValue={onChange}
      />
    </fieldset>
  )
}

type TechnologyRowsProps = {
  value: TechnologyDraft[]
  faults: Faults
  onChange: (technologies: TechnologyDraft[]) => void
}

function TechnologyRows({ value, faults, onChange }: TechnologyRowsProps) {
  return (
    <Rows
      list="technologies"
      legend={t('technologies.technicalLegend')}
      hint={t('technologies.technicalHint')}
      addText={t('technologies.add')}
      items={value}
      blank={blankItems.technologies as TechnologyDraft}
      fault={faults.technologies}
      onChange={onChange}
      nameOf={({ technology }) =>
        technology ? t('technologies.item', { name: technologies.nameOf(technology) }) : t('technologies.blank')
      }
      most={40}
    >
      {({ item, name, change }) => (
        <>
          <LookupField
            kind="technology"
            name={`${name}.technology`}
            label={t('technologies.technology')}
            value={technologies.nameOf(item.technology)}
            onValue={(text, code) => change({ technology: code || text })}
            fault={faults[`${name}.technology`]}
          />
          <Select
            name={`${name}.yearsOfExperience`}
            label={t('technologies.level')}
            placeholder={t('choose')}
            options={optionsOf('technologyLevel', technologyLevels.codes)}
            value={item.yearsOfExperience}
            onChange={(event) => change({ yearsOfExperience: event.currentTarget.value })}
            fault={faults[`${name}.yearsOfExperience`]}
          />
        </>
      )}
    </Rows>
  )
}
