import { languages } from '@trampolim/marketplace/reference/languages.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { FilterName } from './search-query.ts'

const t = speak('search', search)

/** A filter's value in words. Server only: it carries the list of languages. */
export function filterLabel(name: FilterName, value: string): string {
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
  }
}
