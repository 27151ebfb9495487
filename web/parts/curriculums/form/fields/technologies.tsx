import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { technologyLevels } from '@trampolim/marketplace/reference/technology-levels.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { CheckboxGroup } from '../../../../design/choice.tsx'
import { Select } from '../../../../design/select.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Rows } from '../../../form/lists/rows.tsx'
import { Pills } from '../../../form/pills.tsx'
import { Tick } from '../../../form/tick.tsx'
import { LookupField } from '../../../lookups/lookup-field.tsx'
import { blankItems, type CurriculumDraft, type TechnologyDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)

/** Those visible before 'Mostrar todos'. */
const common: ReadonlySet<string> = new Set(generalTechnologies.codes.slice(0, 11))

type Known = Pick<CurriculumDraft, 'technologiesGeneral' | 'technologies' | 'noTechnologies'>

type TechnologiesProps = {
  value: Known
  faults: Faults
  onChange: (part: Partial<Known>) => void
}

/** Everyday programs to tick, and technologies with a level; or that the person uses none. */
export function Technologies({ value, faults, onChange }: TechnologiesProps) {
  return (
    <>
      {!value.noTechnologies && (
        <EverydayPrograms
          value={value.technologiesGeneral}
          fault={faults.technologiesGeneral}
          onChange={(technologiesGeneral) => onChange({ technologiesGeneral })}
        />
      )}
      <Tick
        name="noTechnologies"
        label={t('technologies.none')}
        value={value.noTechnologies}
        onValue={(noTechnologies) => onChange({ noTechnologies })}
      />
      {!value.noTechnologies && (
        <TechnologyRows
          value={value.technologies}
          faults={faults}
          onChange={(rows) => onChange({ technologies: rows })}
        />
      )}
    </>
  )
}

type EverydayProgramsProps = {
  value: readonly string[]
  fault: string | undefined
  onChange: (codes: string[]) => void
}

function EverydayPrograms({ value, fault, onChange }: EverydayProgramsProps) {
  return (
    <CheckboxGroup name="technologiesGeneral" legend={t('technologies.legend')} fault={fault}>
      <Pills
        name="technologiesGeneral"
        options={generalTechnologies.items}
        inView={(code) => common.has(code)}
        more={t('technologies.more')}
        value={value}
        onValue={onChange}
      />
    </CheckboxGroup>
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
