import type { UnderstoodWords } from '@trampolim/contract/search-jobs/understood.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
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
        : ofKind(chips)
  const theirs = company ? t('found.atCompany', { jobs, company }) : jobs
  if (near) return t('found.near', { jobs: theirs })
  return location ? t('found.inPlace', { jobs: theirs, place: location }) : theirs
}

/** 'Vagas de estágio' if only those were asked for: an internship isn't employment. */
function ofKind(chips: UnderstoodWords['chips']): string {
  const { internship, apprentice } = searchTermLabels.jobKind
  const kinds = chips.filter(({ kind }) => kind === 'jobKind').map(({ label }) => label)
  const taught = kinds.length > 0 && kinds.every((label) => label === internship || label === apprentice)
  return taught ? t('found.occupation', { occupation: listText(kinds.map(inSentence)) }) : t('found.any')
}

/** A name within a sentence: 'vendedor', but 'TI'. */
function inSentence(name: string): string {
  return name.replace(
    /(^| ou |, )(\p{Lu})(?=\p{Ll})/gu,
    (_, before: string, first: string) => before + first.toLowerCase(),
  )
}
