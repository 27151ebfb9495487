import { benefits } from '@trampolim/marketplace/reference/benefits.ts'
import { languages } from '@trampolim/marketplace/reference/languages.ts'
import type { Term } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(searchTermLabels)
const inWords = new Intl.NumberFormat('pt-BR')

/** A term as a suggestion, worded so that it can follow other words: 'com plano de carreira'. */
export function suggestionOfTerm(term: Term): string {
  const label = labelOfTerm(term)
  return term.kind === 'benefit' ? t('with', { benefit: label.toLocaleLowerCase('pt-BR') }) : label
}

/** A term as the label of its chip: 'Remoto'. */
export function labelOfTerm(term: Term): string {
  switch (term.kind) {
    case 'workType':
      return searchTermLabels.workType[term.value]
    case 'jobKind':
      return searchTermLabels.jobKind[term.value]
    case 'contract':
      return searchTermLabels.contract[term.value]
    case 'shift':
      return searchTermLabels.shift[term.value]
    case 'seniority':
      return searchTermLabels.seniority[term.value]
    case 'language':
      return languages.nameOf(term.value)
    case 'benefit':
      return benefits.nameOf(term.value)
    case 'schooling':
      return searchTermLabels.schooling[term.value]
    case 'salary':
      return t('salary', { amount: inWords.format(term.value / 100) })
    case 'distance':
      return t('distance', { kilometres: term.value })
    case 'pcd':
    case 'firstJob':
      return t(term.kind)
  }
}
