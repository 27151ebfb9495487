import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Board } from '@trampolim/contract/gateway/recruiter-selection.ts'
import { folded } from '@trampolim/marketplace/folded-text.ts'
import { withoutProtected } from '@trampolim/marketplace/search/vocabulary/people-terms.ts'
import { longestTag } from '@trampolim/marketplace/selection/tags.ts'
import { listText } from '@trampolim/phrases/formats.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { faultText } from '../../../../platform/faults.ts'
import { centsFrom } from '../../../curriculums/form/typed-values.ts'
import {
  type BoardQuery,
  type FilterName,
  filtersInUse,
  readAnswers,
  withFilter,
  writeAnswers,
} from '../board-query.ts'

const t = speak(selectionBoard)
const search = speak(curriculumSearch)

/** A yes-or-no question of the job. */
export type BoardQuestion = Board['job']['questions'][number]

type Filters = BoardQuery['filters']

/** Filters as the calls take them, and the faults of those not understood, by the names of the form. */
export type AskedFilters = Awaited<ReturnType<typeof askedFilters>>

const highestSalary = 100_000_000

/**
 * Converts an address's texts to the codes that the calls take. Texts that aren't understood are reported and left out.
 * Server only.
 */
export async function askedFilters(calls: Calls, filters: Filters) {
  const [occupation, location] = await Promise.all([
    codeOf(calls, 'occupation', filters.occupation),
    codeOf(calls, 'cityState', filters.location),
  ])
  const salary = centsFrom(filters.salary)
  const knownSalary = salary !== undefined && salary <= highestSalary
  // The call leaves these words out.
  const unlawful = withoutProtected(filters.keywords).left.map((words) => `“${words}”`)
  const faults: Partial<Record<FilterName, string>> = {
    ...(filters.occupation && !occupation && { occupation: t('filters.unknownOccupation') }),
    ...(filters.location && !location && { location: t('filters.unknownLocation') }),
    ...(filters.salary && !knownSalary && { salary: faultText('invalid_number') }),
    ...(unlawful.length > 0 && { keywords: search('understood.protected', { words: listText(unlawful) }) }),
  }
  const input = {
    name: filters.name,
    keywords: filters.keywords,
    ...(occupation && { occupation }),
    ...(location && { location: Number(location) }),
    ...(filters.distance && { distance: Number(filters.distance) }),
    ...(knownSalary && { salary }),
    ...(filters.pcdOnly && { pcdOnly: true }),
    ...(filters.allowRemote && { allowRemote: true }),
    ...(filters.unseen && { unseen: true }),
    ...(filters.liked && { liked: true }),
    ...(filters.fit && { fit: Number(filters.fit) }),
    ...(filters.tag && { tag: filters.tag.slice(0, longestTag) }),
    ...(filters.met && { met: true }),
    ...(filters.answers && { answers: filters.answers }),
    ...(filters.ageMin && { ageMin: Number(filters.ageMin) }),
    ...(filters.ageMax && { ageMax: Number(filters.ageMax) }),
  }
  return { input, faults }
}

/** The code of a reference item for a typed text: the one with exactly that name, otherwise the best match. */
async function codeOf({ socialMedia }: Calls, name: 'occupation' | 'cityState', text: string): Promise<string | null> {
  if (!text) return null
  const found = await socialMedia.lookups.autocomplete({ name, text, limit: 8 })
  return (found.find((each) => folded(each.name) === folded(text)) ?? found[0])?.code ?? null
}

/** The text of an active filter's chip. */
function filterWords(name: FilterName, value: string): string {
  switch (name) {
    case 'distance':
      return t('filters.upTo', { count: Number(value) })
    case 'fit':
      return t('filters.ofFit', { count: value })
    case 'salary':
      return t('filters.ofSalary', { amount: money(centsFrom(value) ?? 0) })
    case 'pcdOnly':
      return t('filters.pcdOnly')
    case 'allowRemote':
      return t('filters.allowRemote')
    case 'unseen':
      return t('filters.unseen')
    case 'liked':
      return t('filters.liked')
    case 'met':
      return t('filters.met')
    case 'ageMin':
      return t('filters.ofAgeMin', { count: Number(value) })
    case 'ageMax':
      return t('filters.ofAgeMax', { count: Number(value) })
    case 'name':
    case 'keywords':
      return t('filters.ofKeywords', { text: value })
    case 'occupation':
    case 'location':
    case 'tag':
    case 'answers':
      return value
  }
}

/** The chips of the active filters, each with the query without it; each required answer has a chip of its own. */
export function filterChips(query: BoardQuery, questions: readonly BoardQuestion[]) {
  return filtersInUse(query).flatMap(({ name, value }) => {
    if (name !== 'answers') return [{ label: filterWords(name, value), without: withFilter(query, name, '') }]
    const asked = readAnswers(value)
    return [...asked].map(([id, answer]) => {
      const question = questions.find((each) => each.id === id)?.question ?? ''
      const others = new Map([...asked].filter(([other]) => other !== id))
      const label = t('filters.ofAnswer', { question, answer: reference.expectedAnswer[answer] })
      return { label, without: withFilter(query, name, writeAnswers(others)) }
    })
  })
}
