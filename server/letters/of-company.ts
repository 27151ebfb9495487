import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { strong } from './layout.ts'

const t = speak('letters', letters)

/** Whose job it is, within a sentence: 'da empresa Padaria Aurora'; a company that is null stays confidential. */
export function ofCompany(company: string | null): string {
  return company === null ? t('ofHiddenCompany') : t('ofCompany', { company: strong(company) })
}
