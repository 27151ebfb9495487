import { searchCvService } from '@trampolim/contract/search-cv/search.ts'
import { noteLook } from '../looks/note-look.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { recommendCandidates } from './recommend-candidates.ts'
import { readFoundPerson } from './searching/read-found-person.ts'
import { searchCurriculums } from './searching/search-curriculums.ts'
import { listWatchedSearches, openWatchedSearch, unwatchSearch, watchSearch } from './watching/watch-search.ts'

const done = { done: true } as const

/** Adds the calling recruiter to the input. */
function by<Input>(context: Asking, input: Input) {
  return { recruiterId: signedIn(context).accountId, ...input }
}

export const cvSearchRoutes = {
  recommendCandidates: answer(searchCvService.recommendCandidates).handler(({ context, input }) => {
    const { jobId, ...filters } = input
    return recommendCandidates(context.house, { recruiterId: signedIn(context).accountId, jobId, ...filters })
  }),

  searchCurriculums: answer(searchCvService.searchCurriculums).handler(({ context, input }) =>
    context.house.timeSearch('curriculums', () => searchCurriculums(context.house, by(context, input))),
  ),

  readFoundPerson: answer(searchCvService.readFoundPerson).handler(async ({ context, input }) => {
    const person = await readFoundPerson(context.house, by(context, input))
    noteLook(context, {
      of: { cvId: input.cvId },
      parts: ['curriculum', ...(person.contact ? (['contact'] as const) : [])],
    })
    return person
  }),

  listWatchedSearches: answer(searchCvService.listWatchedSearches).handler(({ context }) =>
    listWatchedSearches(context.house, by(context, {})),
  ),

  watchSearch: answer(searchCvService.watchSearch).handler(({ context, input }) =>
    watchSearch(context.house, by(context, input)),
  ),

  openWatchedSearch: answer(searchCvService.openWatchedSearch).handler(async ({ context, input }) => {
    await openWatchedSearch(context.house, by(context, input))
    return done
  }),

  unwatchSearch: answer(searchCvService.unwatchSearch).handler(async ({ context, input }) => {
    await unwatchSearch(context.house, by(context, input))
    return done
  }),
}
