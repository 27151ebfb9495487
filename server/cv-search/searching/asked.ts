import type { curriculumFilters } from '@trampolim/contract/search-cv/filters.ts'
import { schoolingRank } from '@trampolim/marketplace/reference/schooling.ts'
import { withoutProtected } from '@trampolim/marketplace/search/vocabulary/people-terms.ts'
import type { z } from 'zod'
import type { Database } from '../../platform/house.ts'
import { type PeopleMeant, understandPeople } from '../understanding/understand-people.ts'

/** The filters and order of a search of people, checked by the contract, with its job. */
export type AskedPeople = z.output<z.ZodObject<typeof curriculumFilters>> & { jobId?: string | undefined }

/** The same search, with the requirements in its typed words added to the filters; `meant` is null without words. */
export type SoughtPeople = AskedPeople & { meant: PeopleMeant | null }

/** Interprets the typed words of a search. Words for protected criteria are also removed from its keywords. */
export async function understandAsked(database: Database, asked: AskedPeople): Promise<SoughtPeople> {
  const { text: keywords, left } = withoutProtected(asked.keywords)
  const hasWords = asked.words !== '' || asked.place !== ''
  if (!hasWords && left.length === 0) return { ...asked, meant: null }
  const found = await understandPeople(database, asked)
  const { understood } = found
  return soughtBy(
    { ...asked, keywords },
    { ...found, understood: { ...understood, protected: [...understood.protected, ...left] } },
  )
}

/**
 * Combines the given filters with those from the words: both must be met. Of all states named in either, one is enough.
 */
function soughtBy(asked: AskedPeople, meant: PeopleMeant): SoughtPeople {
  const schooling = [asked.schooling, meant.schooling]
    .filter((level) => level !== undefined)
    .toSorted((one, other) => schoolingRank(other) - schoolingRank(one))[0]
  const salaries = [asked.salary, meant.salary].filter((salary) => salary !== undefined)
  return {
    ...asked,
    cvType: asked.cvType ?? meant.kind,
    keywords: [asked.keywords, meant.keywords].filter(Boolean).join(' '),
    states: [...new Set([...asked.states, ...meant.states])],
    licences: [...new Set([...asked.licences, ...meant.licences])],
    languages: [...asked.languages, ...meant.languages],
    schooling,
    salary: salaries.length > 0 ? Math.min(...salaries) : undefined,
    allowRemote: asked.allowRemote || meant.allowRemote || undefined,
    pcdOnly: asked.pcdOnly || meant.pcdOnly || undefined,
    meant,
  }
}

/**
 * The same search without the words that occur in none of the curriculums found: only the given keywords are left. Null
 * if there are no such words, or nothing else remains.
 */
export function withoutKeywords(sought: SoughtPeople, given: string): SoughtPeople | null {
  const { meant } = sought
  if (!meant?.keywords || meant.understood.chips.every(({ kind }) => kind === 'words')) return null
  const { understood } = meant
  const left = { ...understood, notUnderstood: [], leftOut: understood.notUnderstood }
  return { ...sought, keywords: withoutProtected(given).text, meant: { ...meant, keywords: '', understood: left } }
}

/**
 * The same search for the occupations without the words beside them, if a longer name was read ('enfermeira com experiência
 * em UTI') that no curriculum has; null if there are no such occupations.
 */
export function withoutWordsBeside(sought: SoughtPeople, keywords: string): SoughtPeople | null {
  const { meant } = sought
  if (!meant?.fewerWords || meant.keywords) return null
  const { cbos, leading, leftOut } = meant.fewerWords
  const { understood } = meant
  const left = { ...understood, notUnderstood: [], leftOut: [...leftOut] }
  return { ...sought, keywords, meant: { ...meant, cbos, leading, instead: '', understood: left } }
}

/** The CBO codes of which one is enough; empty for any occupation. */
export function occupationsSought({ occupation, meant }: SoughtPeople): readonly number[] {
  return occupation === undefined ? (meant?.cbos ?? []) : [Number(occupation)]
}
