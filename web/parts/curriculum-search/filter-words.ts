import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { labelOf } from '../curriculums/form/options.ts'
import { centsFrom } from '../curriculums/form/typed-values.ts'
import type { FilterName } from './people-query.ts'

const t = speak(curriculumSearch)

/** A part of the week: 'de manhã'. */
export function partWords(part: string): string {
  return curriculumSearch.availability[part as keyof typeof curriculumSearch.availability] ?? part
}

/** A filter's choice in its list, where the heading names the filter. */
export function choiceWords(name: FilterName, value: string): string {
  if (name === 'benefits') return benefits.nameOf(value)
  return name === 'availability' ? partWords(value) : filterWords(name, value)
}

/** The text of a filter's value. Server only: it imports the list of languages. */
export function filterWords(name: FilterName, value: string): string {
  switch (name) {
    case 'cvType':
      return reference.jobKind[value as keyof typeof reference.jobKind] ?? value
    case 'name':
      return t('ofName', { text: value })
    case 'keywords':
      return t('ofKeywords', { text: value })
    case 'distance':
      return t('upTo', { count: Number(value) })
    case 'salary':
      return t('ofSalary', { amount: money(centsFrom(value) ?? 0) })
    case 'languages': {
      const [code = '', level] = value.split(':')
      const language = languages.nameOf(code)
      return level ? t('ofLanguage', { language, level: labelOf('languageLevel', level).toLowerCase() }) : language
    }
    case 'schooling':
      return t('ofSchooling', { level: labelOf('schooling', value).toLowerCase() })
    case 'allowRemote':
      return t('fields.allowRemote')
    case 'pcdOnly':
      return t('pcdOnly')
    case 'ageMin':
      return t('ofAgeMin', { count: Number(value) })
    case 'ageMax':
      return t('ofAgeMax', { count: Number(value) })
    case 'salaries':
      return curriculumSearch.salaries[value as keyof typeof curriculumSearch.salaries] ?? value
    case 'updated':
      return t('updated', { count: Number(value) })
    case 'districts':
      return t('nearDistrict', { district: value })
    case 'licences':
      return t('ofLicence', { category: value })
    case 'benefits':
      return t('ofBenefit', { benefit: benefits.nameOf(value).toLowerCase() })
    case 'availability':
      return t('ofAvailability', { part: partWords(value) })
    case 'occupation':
    case 'location':
    case 'states':
    case 'careerFocus':
      return value
  }
}
