import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import { generalTechnologies } from '@trampolim/marketplace/reference/general-technologies.ts'
import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { technologies } from '@trampolim/marketplace/reference/technologies.ts'
import { technologyLevels } from '@trampolim/marketplace/reference/technology-levels.ts'
import { jobFieldLabels as labels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../design/select.tsx'
import { hasFaultWithin } from '../../../platform/faults-within.ts'
import { Rows } from '../../form/lists/rows.tsx'
import { Tick } from '../../form/tick.tsx'
import { LookupField } from '../../lookups/lookup-field.tsx'
import { blankItems, type LanguageDraft, type TechnologyDraft } from '../draft/draft.ts'
import classes from '../job-form.module.css'
import type { JobPartProps } from './job-part-props.ts'
import { optionsOf, optionsOfItems } from './options.ts'
import { PillGroup } from './pill-group.tsx'

const t = speak(jobForm)
const licences = licenceCategories.codes.map((code) => ({ code, name: code }))
const commonPrograms = 8

/** Languages, programs, technologies and driver's licence: collapsed unless one of them is required. */
export function Knowledge(props: JobPartProps) {
  const { draft, faults, change } = props
  const { technologiesGeneral, technologies: rows, languages: spoken, driverLicence } = draft
  const { categories: held, paidActivity } = driverLicence
  const isAsked = [technologiesGeneral, rows, spoken, held].some((list) => list.length > 0)
  const isFaulty = ['languages', 'technologies', 'technologiesGeneral', 'driverLicence'].some((list) =>
    hasFaultWithin(faults, list),
  )
  return (
    <details className={classes.details} open={isAsked || isFaulty}>
      <summary className="folds">{t('people.more')}</summary>
      <div className={classes.fields}>
        <LanguageRows {...props} />
        <PillGroup
          name="technologiesGeneral"
          fault={faults.technologiesGeneral}
          legend={labels.technologiesGeneral}
          choices={generalTechnologies.items}
          first={commonPrograms}
          value={technologiesGeneral}
          onChange={(codes) => change({ technologiesGeneral: codes })}
        />
        <TechnologyRows {...props} />
        <PillGroup
          name="driverLicence.categories"
          fault={faults['driverLicence.categories']}
          legend={labels.driverLicence}
          choices={licences}
          value={held}
          onChange={(categories) => change({ driverLicence: { ...driverLicence, categories } })}
        />
        {held.length > 0 && (
          <Tick
            name="driverLicence.paidActivity"
            label={t('people.paidActivity')}
            value={paidActivity}
            onValue={(paid) => change({ driverLicence: { ...driverLicence, paidActivity: paid } })}
          />
        )}
      </div>
    </details>
  )
}

function LanguageRows({ draft, faults, change }: JobPartProps) {
  return (
    <Rows
      list="languages"
      legend={labels.languages}
      fault={faults.languages}
      addText={t('people.addLanguage')}
      items={draft.languages}
      blank={blankItems.languages as LanguageDraft}
      onChange={(rows) => change({ languages: rows })}
      nameOf={({ language }) =>
        language ? t('people.languageItem', { name: languages.nameOf(language) }) : t('people.languageBlank')
      }
      most={jobFields.languages.most}
    >
      {({ item, name, change: changeRow }) => (
        <>
          <Select
            name={`${name}.language`}
            label={t('people.language')}
            placeholder={t('choose')}
            options={optionsOfItems(languages.items)}
            value={item.language}
            onChange={(event) => changeRow({ language: event.currentTarget.value })}
            fault={faults[`${name}.language`]}
          />
          <Select
            name={`${name}.level`}
            label={t('people.level')}
            placeholder={t('choose')}
            options={optionsOf('languageLevel', languageLevels.codes)}
            value={item.level}
            onChange={(event) => changeRow({ level: event.currentTarget.value })}
            fault={faults[`${name}.level`]}
          />
        </>
      )}
    </Rows>
  )
}

function TechnologyRows({ draft, faults, change }: JobPartProps) {
  return (
    <Rows
      list="technologies"
      legend={labels.technologies}
      fault={faults.technologies}
      addText={t('people.addTechnology')}
      items={draft.technologies}
      blank={blankItems.technologies as TechnologyDraft}
      onChange={(rows) => change({ technologies: rows })}
      nameOf={({ technology }) =>
        technology ? t('people.technologyItem', { name: technologies.nameOf(technology) }) : t('people.technologyBlank')
      }
      most={jobFields.technologies.most}
    >
      {({ item, name, change: changeRow }) => (
        <>
          <LookupField
            kind="technology"
            name={`${name}.technology`}
            label={t('people.technology')}
            most={80}
            value={technologies.nameOf(item.technology)}
            onValue={(text, code) => changeRow({ technology: code || text })}
            fault={faults[`${name}.technology`]}
          />
          <Select
            name={`${name}.yearsOfExperience`}
            label={t('people.level')}
            placeholder={t('choose')}
            options={optionsOf('technologyLevel', technologyLevels.codes)}
            value={item.yearsOfExperience}
            onChange={(event) => changeRow({ yearsOfExperience: event.currentTarget.value })}
            fault={faults[`${name}.yearsOfExperience`]}
          />
        </>
      )}
    </Rows>
  )
}
