import { jobsOwn } from '@trampolim/contract/gateway/jobs-own.ts'
import { searchJobsService } from '@trampolim/contract/search-jobs/search.ts'
import { searchJobsOwn } from '@trampolim/contract/search-jobs/search-own.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/asking.ts'
import { listNewest, listPopular, listSimilar } from './list-jobs.ts'
import { recommendJobs } from './recommend-jobs.ts'
import { searchJobs } from './search-jobs.ts'
import { sitemapPart, sitemapParts } from './sitemap.ts'
import { suggestOccupationNames } from './understand-occupation.ts'
import { suggestPlaces } from './understand-place.ts'

const asSuggestion = (name: string) => ({ label: name, value: name })

export const jobSearchRoutes = {
  searchJobs: answer(searchJobsService.searchJobs).handler(({ context, input }) =>
    searchJobs(context.house, context.person, input),
  ),

  recommendedJobs: answer(searchJobsService.recommendedJobs).handler(({ context, input }) =>
    recommendJobs(context.house, signedIn(context), input),
  ),

  suggestOccupations: answer(searchJobsService.suggestOccupations).handler(async ({ context, input }) =>
    (await suggestOccupationNames(context.house.searchDatabase, input.text, input.limit)).map(asSuggestion),
  ),

  suggestLocations: answer(searchJobsService.suggestLocations).handler(async ({ context, input }) =>
    (
      await suggestPlaces(context.house.searchDatabase, {
        text: input.text,
        near: input.near,
        most: input.limit,
      })
    ).map(asSuggestion),
  ),

  popularJobs: answer(searchJobsService.popularJobs).handler(({ context, input }) =>
    listPopular(context.house, context.person, input.limit),
  ),

  jobsOfKind: answer(searchJobsOwn.jobsOfKind).handler(({ context, input }) =>
    listNewest(context.house, context.person, { page: input.page, size: input.size, kind: input.jobType }),
  ),

  jobsOfSector: answer(searchJobsOwn.jobsOfSector).handler(({ context, input }) =>
    listNewest(context.house, context.person, { ...input, kind: input.jobType }),
  ),

  sitemapParts: answer(searchJobsOwn.sitemapParts).handler(({ context }) => sitemapParts(context.house.searchDatabase)),

  sitemapPart: answer(searchJobsOwn.sitemapPart).handler(({ context, input }) =>
    sitemapPart(context.house.searchDatabase, input.part),
  ),
}

export const similarJobs = answer(jobsOwn.similarJobs).handler(({ context, input }) =>
  listSimilar(context.house, context.person, input.id),
)
