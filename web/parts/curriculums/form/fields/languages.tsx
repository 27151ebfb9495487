import { languageLevels } from '@trampolim/marketplace/reference/language-levels.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { curriculumForm } from '@trampolim/phrases/pt-br/curriculum-form.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Select } from '../../../../design/select.tsx'
import type { Faults } from '../../../../platform/faults.ts'
import { Rows } from '../../../form/lists/rows.tsx'
import { blankItems, type LanguageDraft } from '../draft.ts'
import { optionsOf } from '../options.ts'

const t = speak(curriculumForm)

type LanguagesProps = { value: LanguageDraft[]; faults: Faults; onChange: (languages: LanguageDraft[]) => void }

/** Languages and how well they are spoken. */
export function Languages({ value, faults, onChange }: LanguagesProps) {
  return (
    <Rows
      list="languages"
      legend={t('languages.legend')}
      addText={t('languages.add')}
      items={value}
      blank={blankItems.languages as LanguageDraft}
      fault={faults.languages}
      onChange={onChange}
      nameOf={({ language }) =>
        language ? t('languages.item', { name: languages.nameOf(language) }) : t('languages.blank')
      }
      most={20}
    >
      {({ item, name, change }) => (
        <>
          <Select
            name={`${name}.language`}
            label={t('languages.language')}
            placeholder={t('choose')}
            options={languages.items.map((language) => ({ value: language.code, text: language.name }))}
            value={item.language}
            onChange={(event) => change({ language: event.currentTarget.value })}
            fault={faults[`${name}.language`]}
          />
          <Select
            name={`${name}.level`}
            label={t('languages.level')}
            placeholder={t('choose')}
            options={optionsOf('languageLevel', languageLevels.codes)}
            value={item.level}
            onChange={(event) => change({ level: event.currentTarget.value })}
            fault={faults[`${name}.level`]}
          />
        </>
      )}
    </Rows>
  )
}
