import { jobs } from '@trampolim/contract/gateway/jobs.ts'
import { type JobSearchResult, searchJobsService } from '@trampolim/contract/search-jobs/search.ts'
import { answer } from '../platform/http/answer.ts'
import { type Asking, signedIn } from '../platform/http/caller/asking.ts'
import { networkOf } from '../platform/network.ts'
import { askingIn } from '../zip-codes/ask-in-search.ts'
import { listNewest, listPopular, listSimilar } from './list-jobs.ts'
import { recommendJobs } from './recommend-jobs.ts'
import { searchJobs } from './searching/search-jobs.ts'
import { sitemapPart, sitemapParts, topicPart, topicParts } from './sitemap.ts'
import { findTopics, topicsAt } from './topics/queries.ts'
import { readTopic } from './topics/read-topic.ts'
import { suggestForCargo, suggestForPlace } from './understanding/suggest-occupations.ts'

/** Records the first page of a successful search by a person who looks for work. */
function noteSearch({ house, person, address }: Asking, { page, items, understood }: JobSearchResult) {
  if (page > 1 || items.length === 0 || (person && person.role !== 'user:professional')) return
  // A search around one's own position isn't counted, since it isn't the same for anybody else.
  if (understood.near) return
  const { occupation, location } = understood
  house.noteUse({ kind: 'search', occupation, location, asker: person?.accountId ?? networkOf(address) })
}

const asSuggestion = (name: string) => ({ label: name, value: name })

export const jobSearchRoutes = {
  searchJobs: answer(searchJobsService.searchJobs).handler(async ({ context, input }) => {
    const result = await context.house.timeSearch('jobs', () => searchJobs(context.house, context.person, input))
    noteSearch(context, result)
    return result
  }),

  recommendedJobs: answer(searchJobsService.recommendedJobs).handler(({ context, input }) =>
    recommendJobs(context.house, signedIn(context), input),
  ),

  suggestOccupations: answer(searchJobsService.suggestOccupations).handler(async ({ context, input }) =>
    (
      await context.house.timeSearch('suggestions', () =>
        suggestForCargo(context.house.searchDatabase, input.text, input.limit),
      )
    ).map(asSuggestion),
  ),

  suggestLocations: answer(searchJobsService.suggestLocations).handler(async ({ context, input }) =>
    (
      await suggestForPlace(context.house.searchDatabase, {
        text: input.text,
        near: input.near,
        most: input.limit,
        askZipCode: askingIn(context.house),
      })
    ).map(asSuggestion),
  ),

  popularJobs: answer(searchJobsService.popularJobs).handler(({ context, input }) =>
    listPopular(context.house, context.person, input.limit),
  ),

  jobsOfKind: answer(searchJobsService.jobsOfKind).handler(({ context, input }) =>
    listNewest(context.house, context.person, { page: input.page, size: input.size, kind: input.jobType }),
  ),

  jobsOfSector: answer(searchJobsService.jobsOfSector).handler(({ context, input }) =>
    listNewest(context.house, context.person, { ...input, kind: input.jobType }),
  ),

  jobsOfOrganization: answer(searchJobsService.jobsOfOrganization).handler(({ context, input: { id, page, size } }) =>
    listNewest(context.house, context.person, { page, size, organizationId: id }),
  ),

  readTopic: answer(searchJobsService.readTopic).handler(({ context, input }) =>
    readTopic(context.house, context.person, input.address),
  ),

  listTopics: answer(searchJobsService.listTopics).handler(async ({ context, input: { page, size, ...of } }) => ({
    ...(await findTopics(context.house.searchDatabase, { ...of, skip: (page - 1) * size, size })),
    page,
    size,
  })),

  shownTopics: answer(searchJobsService.shownTopics).handler(({ context, input }) =>
    topicsAt(context.house.searchDatabase, input.addresses),
  ),

  topicParts: answer(searchJobsService.topicParts).handler(({ context }) => topicParts(context.house.searchDatabase)),

  topicPart: answer(searchJobsService.topicPart).handler(({ context, input }) =>
    topicPart(context.house.searchDatabase, input.part),
  ),

  sitemapParts: answer(searchJobsService.sitemapParts).handler(({ context }) =>
    sitemapParts(context.house.searchDatabase),
  ),

  sitemapPart: answer(searchJobsService.sitemapPart).handler(({ context, input }) =>
    sitemapPart(context.house.searchDatabase, input.part),
  ),
}

export const similarJobs = answer(jobs.similarJobs).handler(({ context, input }) =>
  listSimilar(context.house, context.person, input.id),
)
