import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { CurriculumFilters } from '@trampolim/contract/search-cv/filters.ts'
import type { FoundPeople } from '@trampolim/contract/search-cv/search.ts'
import { curriculumSearch } from '@trampolim/phrases/pt-br/curriculum-search.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { asMissing } from '../selection-board/board/read-board.ts'
import { type AskedPeople, askedPeople } from './asked-people.ts'
import type { PeopleQuery } from './people-query.ts'
import { candidatePersonView, foundPersonView, type OpenPersonView } from './people-view.ts'
import { type WatchedView, watchedView } from './watched-view.ts'

const t = speak(curriculumSearch)

/** Why a recruiter can't search people. */
type Locked = Exclude<keyof typeof curriculumSearch.locked, 'title' | 'publish' | 'withoutJob'>

/** The people found, with the interpretation of the address; or why the recruiter can't search. */
export type Searched = AskedPeople & ({ found: FoundPeople; locked: null } | { found: null; locked: Locked })

const perPage = 20

/**
 * Runs the search of an address. If it asks for age where that isn't allowed, the search runs without it and says why.
 * Server only.
 */
export async function searchPeople(calls: Calls, query: PeopleQuery): Promise<Searched> {
  const asked = await askedPeople(calls, query)
  const { input, faults } = asked
  const ask = (filters: CurriculumFilters) =>
    calls.searchCv.search.searchCurriculums({
      ...filters,
      page: query.page,
      size: perPage,
      ...(query.job && { jobId: query.job }),
    })
  try {
    return answered(asked, { found: await ask(input), job: query.job })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused && isLocked(refused.code)) return { ...asked, found: null, locked: refused.code }
    if (refused?.code !== 'age_search_not_allowed') return asMissing(problem)
    const { age: _, sort, ...rest } = input
    const ageless = { ...rest, sort: sort === 'age' ? ('relevance' as const) : sort }
    const found = await ask(ageless)
    const without = { ...asked, input: ageless, faults: { ...faults, ageMin: refused.message } }
    return answered(without, { found, job: query.job })
  }
}

function answered(asked: AskedPeople, { found, job }: { found: FoundPeople; job: string }): Searched {
  const { findsNobody, understood } = found
  if (findsNobody) return { ...asked, found: null, locked: findsNobody }
  const { distance, location } = asked.input
  const isPlaced =
    job !== '' || [location ?? []].flat().length > 0 || understood?.chips.some(({ kind }) => kind === 'place')
  const faults = distance && !isPlaced ? { ...asked.faults, distance: t('distanceFromNowhere') } : asked.faults
  return { ...asked, faults, found, locked: null }
}

function isLocked(code: string): code is Locked {
  return Object.hasOwn(curriculumSearch.locked, code)
}

/**
 * An opened person, null if they can't be found any more; `limit` says when the recruiter can continue after too many
 * were opened.
 */
export type Opened = { person: OpenPersonView | null; limit: string | null }

/** Reads a person found by the search. Server only. */
export async function readPerson(
  { gateway, searchCv }: Calls,
  { job, cvId }: { job: string; cvId: string },
): Promise<Opened> {
  const now = new Date()
  try {
    const person = job
      ? candidatePersonView(await gateway.recruiterSelection.readCandidate({ jobId: job, cvId }), { now })
      : foundPersonView(await searchCv.search.readFoundPerson({ cvId }), { now })
    return { person, limit: null }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'quota_reached') return { person: null, limit: refused.message }
    if (refused?.status === 404) return { person: null, limit: null }
    throw problem
  }
}

/** The recruiter's watched searches; null if they can't search people. Server only. */
export async function readWatched({ searchCv }: Calls): Promise<WatchedView[] | null> {
  try {
    return (await searchCv.search.listWatchedSearches({})).map(watchedView)
  } catch (problem) {
    if (isLocked(refusalOf(problem)?.code ?? '')) return null
    throw problem
  }
}
