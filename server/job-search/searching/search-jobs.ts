import type { JobSearchResult } from '@trampolim/contract/search-jobs/search.ts'
import { mayBeSearched } from '@trampolim/marketplace/jobs/search.ts'
import type { Term } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import type { House } from '../../platform/house.ts'
import type { Person } from '../../platform/http/caller/asking.ts'
import { refuse } from '../../platform/refusal.ts'
import { askingIn } from '../../zip-codes/ask-in-search.ts'
import { readingSearcher } from '../card-queries.ts'
import { matchOf } from '../matches.ts'
import { nearnessOf, presentCard } from '../present.ts'
import { explain } from '../understanding/explain.ts'
import { presentUnderstood } from '../understanding/present-understood.ts'
import { relatedCargos } from '../understanding/related-cargos.ts'
import { understandSearch } from '../understanding/understand-search.ts'
import { selectsJobs, type Without } from '../understanding/understood-search.ts'
import { type Asked, countOf, facetsOf, isFiltered, narrows, unfilteredOf } from './filters.ts'
import { findJobs, type SearchPlan } from './find-jobs.ts'
import { findWithCards } from './kept-searches.ts'
import { sortOf } from './order.ts'
import { mayBeMade, readingsOf, withoutWishes } from './readings.ts'
import { whyNothing } from './why-nothing.ts'

/**
 * Searches open jobs for an occupation, a place or both. A place means its municipality or, with a distance, the
 * surroundings; remote jobs open to other states are in every place. Jobs that the professional discarded are left out.
 * With an unknown place, the rest of the search is still answered. `fromHome`: whether distances in a person's own town
 * are measured from their home. `widened`: whether jobs without the typed benefits or
 * schooling are shown if no job has them.
 * @throws occupation_or_location_required, location_not_found if nothing else was asked for, sign_in_required for a
 * visitor's filters
 */
export async function searchJobs(
  house: House,
  person: Person | null,
  asked: Asked,
  { fromHome = true, widened = true }: { fromHome?: boolean; widened?: boolean } = {},
): Promise<JobSearchResult> {
  const { near } = asked
  if (!mayBeSearched(asked) && !near) refuse('occupation_or_location_required')
  if (!person && isFiltered(asked)) refuse('sign_in_required')
  const professionalId = person?.role === 'user:professional' ? person.accountId : null
  const { searchDatabase } = house
  const reading = professionalId ? readingSearcher(house, professionalId) : undefined
  const around = { near, home: async () => reading, askZipCode: askingIn(house) }
  const [understood, searcher] = await Promise.all([understandSearch(searchDatabase, asked, around), reading])
  const { place } = understood
  // Words that ask for nothing specific ('vaga de emprego') are answered with the newest jobs.
  if (!selectsJobs(understood) && (understood.unknownPlace || near)) refuse('location_not_found')
  const plan: SearchPlan = {
    meant: understood,
    place,
    sort: sortOf(asked.sort ?? 'newest', {
      hasCurriculum: (searcher?.curriculums.length ?? 0) > 0,
      hasPlace: place?.kind === 'around' || searcher !== undefined,
    }),
    byFit: asked.sort === undefined,
    searcher,
    hidden: searcher?.discarded ?? [],
    professionalId,
    fromHome,
    reads: new Map(),
  }
  const [{ result, without }, related] = await Promise.all([
    runWithWords(house, asked, { plan, wishes: widened ? understood.reading.terms.map(({ term }) => term) : [] }),
    relatedCargos(searchDatabase, understood),
  ])
  const isEmpty = result.total.count === 0
  return {
    ...result,
    understood: {
      ...presentUnderstood(understood, without?.leftOut),
      ...(asked.explain && { explained: explain(understood) }),
    },
    nothing: isEmpty ? await whyNothing(house, asked, { plan, understood, around }) : null,
    related,
  }
}

type Run = { result: PlainResult; without: Without | null }

/**
 * Runs a search. If it finds nothing, it tries in turn: the typed text as words, since a job may have this name under
 * another occupation; without the words beside the named occupation ('vendedor que ganha comissão'); without the typed
 * benefits and schooling. `wishes`: the terms of which some may be left out.
 */
async function runWithWords(
  house: House,
  asked: Asked,
  { plan, wishes }: { plan: SearchPlan; wishes: readonly Term[] },
): Promise<Run> {
  const { meant } = plan
  const result = await runSearch(house, asked, plan)
  const others = [...readingsOf(meant).slice(1), ...withoutWishes(meant, wishes)]
  if (result.total.count > 0 || others.length === 0) return { result, without: null }
  const unfiltered = narrows(asked)
    ? (await findJobs(house, unfilteredOf(asked), { ...plan, most: 1 })).filtered.count
    : 0
  // If only the filters exclude all jobs, the search isn't changed: its facets would count other jobs.
  if (unfiltered > 0) return { result, without: null }
  let [shown, before] = [result, result]
  for (const reading of others) {
    const { without } = reading
    shown = await runSearch(house, asked, { ...plan, meant: reading.meant })
    if (shown.total.count > 0 && (await mayBeMade(house, asked, { reading, meant }))) return { result: shown, without }
    if (!without) before = shown
  }
  return { result: before, without: null }
}

/** A search's result without the parts that describe its words. */
export type PlainResult = Omit<JobSearchResult, 'understood' | 'nothing' | 'related'>

/** Runs a search whose words are interpreted, and returns the page, counts and facets. */
export async function runSearch(house: House, asked: Asked, given: SearchPlan): Promise<PlainResult> {
  const { sort, searcher } = given
  const { found, cards } = await findWithCards(house, asked, given)
  const { filtered, shown, companies, here, around, capped, cappedFacets, cappedBeside } = found
  const items = shown.flatMap((hit) => {
    const row = cards.get(hit.jobNo)
    return row
      ? [
          presentCard(house, row, {
            placeNo: hit.placeNo,
            ...nearnessOf(hit, here, searcher?.municipality),
            match: matchOf(row, searcher),
          }),
        ]
      : []
  })
  const named = companies.flatMap(({ jobNo, count }) => {
    const name = cards.get(jobNo)?.card.company
    return name ? [{ name, count }] : []
  })
  return {
    items,
    page: asked.page,
    size: asked.size,
    total: countOf(filtered.count, capped),
    facets: facetsOf(filtered, { asked, around, capped: cappedFacets, cappedBeside, companies: named }),
    sort,
  }
}
