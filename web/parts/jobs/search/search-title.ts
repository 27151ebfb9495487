import type { UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ found: search.found })

/** The title of a search's results, by how its words were understood: 'Vagas de vendedor em Campinas, SP'. */
export function searchTitle({ occupation, location, near, chips, notUnderstood }: UnderstoodWords): string {
  const isNamed = chips.some(({ kind }) => kind === 'occupation')
  const company = chips.find(({ kind }) => kind === 'company')?.label
  const words = notUnderstood.map((each) => `“${each}”`)
  const jobs =
    isNamed && occupation
      ? t('found.occupation', { occupation: inSentence(occupation) })
      : words.length > 0
        ? t('found.words', { words: listText(words) })
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
