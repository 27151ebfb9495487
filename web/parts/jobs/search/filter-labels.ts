import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { wholeText } from '@trampolim/phrases/formats.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FilterName } from './search-query.ts'

const t = speak(search)

/** The text of a filter's value. Server only: it imports the list of languages. */
export function filterLabel(name: FilterName | 'jobType', value: string): string {
  switch (name) {
    case 'distance':
      return t('distance', { count: value })
    case 'jobAges':
      return t('age', { count: Number(value) })
    case 'pcdOnly':
      return t('pcdOnly')
    case 'languages':
      return languages.nameOf(value)
    case 'salaries':
      return search.salaries[value as keyof typeof search.salaries] ?? value
    case 'contractType':
      return reference.contractType[value as keyof typeof reference.contractType] ?? value
    case 'workType':
      return reference.workType[value as keyof typeof reference.workType] ?? value
    case 'jobType':
      return searchTermLabels.jobKind[value as keyof typeof searchTermLabels.jobKind] ?? value
    case 'shifts':
      return searchTermLabels.shift[value as keyof typeof searchTermLabels.shift] ?? value
    case 'seniorities':
      return searchTermLabels.seniority[value as keyof typeof searchTermLabels.seniority] ?? value
    case 'benefits':
      return benefits.nameOf(value)
    case 'company':
      return value
    case 'schoolings':
      return value === 'none'
        ? t('noSchooling')
        : (reference.schooling[value as keyof typeof reference.schooling] ?? value)
    case 'salaryFrom':
      return t('salaryFrom', { amount: wholeText(Number(value) || 0) })
  }
}
