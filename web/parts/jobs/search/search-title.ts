import type { UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ found: search.found })
const inWords = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** The title of what a search found, by what its words were understood as: 'Vagas de vendedor em Campinas, SP'. */
export function searchTitle({ occupation, location, near, chips, notUnderstood }: UnderstoodWords): string {
  const isNamed = chips.some(({ kind }) => kind === 'occupation')
  const company = chips.find(({ kind }) => kind === 'company')?.label
  const words = notUnderstood.map((each) => `“${each}”`)
  const jobs =
    isNamed && occupation
      ? t('found.occupation', { occupation: inSentence(occupation) })
      : words.length > 0
        ? t('found.words', { words: inWords.format(words) })
        : t('found.any')
  const theirs = company ? t('found.atCompany', { jobs, company }) : jobs
  if (near) return t('found.near', { jobs: theirs })
  return location ? t('found.inPlace', { jobs: theirs, place: location }) : theirs
}

/** A name within a sentence: 'vendedor', but 'TI'. */
function inSentence(name: string): string {
  return name.replace(
    /(^| ou |, )(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, first: string) => before + first.toLowerCase(),
  )
}
