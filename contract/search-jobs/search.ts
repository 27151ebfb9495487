import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobCard } from '../jobs.ts'
import { position } from '../positions.ts'
import { flag, instant, pageNumber, pageSize, recordId, several } from '../shapes.ts'
import { int4, trimmed, typedText, wholeText } from '../values.ts'
import { topicsService } from './topics.ts'
import { emptySearch, searchWay, understoodWords } from './understood.ts'

/** A count that is exact up to its limit; `more` says that there are more than it counts. */
export const cappedCount = z.object({ count: z.int(), more: z.boolean() })
export type CappedCount = z.infer<typeof cappedCount>

const facet = z.array(cappedCount.extend({ value: z.string() }))

/**
 * How many jobs each choice of a filter would show, given all other filters; for companies only those with most jobs.
 * The count of a benefit includes only jobs that also offer the benefits already chosen.
 */
export const jobFacets = z.object({
  distance: facet,
  salaries: facet,
  contractType: facet,
  languages: facet,
  jobAges: facet,
  pcdOnly: facet,
  workType: facet,
  jobType: facet,
  shifts: facet,
  seniorities: facet,
  benefits: facet,
  company: facet,
  schoolings: facet,
  salaryFrom: facet,
})
export type JobFacets = z.infer<typeof jobFacets>

const text = trimmed(120).default('')

/** The input of a job search; the names are those of the page's URL. */
export const jobSearch = z.object({
  occupation: text,
  location: text.meta({ description: 'A municipality (‘São Paulo, SP’), a state or a CEP.' }),
  near: position.optional().meta({
    description:
      'The browser’s position, `latitude,longitude`, for ‘perto de mim’: used for distances and their order.',
  }),
  size: pageSize(20),
  page: pageNumber,
  distance: codes.searchDistance.optional().meta({ description: 'Kilometres around the place.' }),
  pcdOnly: flag.optional(),
  salaries: several(codes.salaryBucket),
  languages: several(typedText(40)),
  jobAges: codes.jobAge.optional(),
  contractType: several(codes.contractTypeText),
  workType: several(codes.workTypeText),
  jobType: codes.jobKindWord.optional().meta({ description: 'Only jobs of this kind.' }),
  // The filters from here to `salaryFrom` are additions to the specification.
  shifts: several(codes.workShift),
  seniorities: several(codes.seniority),
  benefits: several(codes.benefit).meta({ description: 'Jobs that offer all of these.' }),
  company: trimmed(120).optional().meta({ description: 'The name of a company exactly as its jobs show it.' }),
  schoolings: several(codes.requiredSchooling).meta({
    description: 'Jobs that require one of these, `none` for no schooling.',
  }),
  salaryFrom: codes.salaryFloor.optional().meta({
    description: 'The lowest monthly salary in reais; jobs that don’t show their salary aren’t found.',
  }),
  sort: codes.jobSort.optional(),
  explain: flag
    .or(z.literal('').transform(() => true))
    .optional()
    .meta({ description: 'Says how each word was read, for developers; `?explain` alone is enough.' }),
})
export type JobSearch = z.input<typeof jobSearch>

export const jobSearchResult = z.object({
  items: z.array(jobCard),
  page: z.int(),
  size: z.int(),
  total: cappedCount,
  facets: jobFacets,
  sort: codes.jobSort,
  understood: understoodWords,
  /** Why nothing was found, with other searches to try; null if something was found. */
  nothing: emptySearch.nullable(),
  /** Occupations similar to the searched ones, the most common first, whether or not there are jobs in them. */
  related: z.array(searchWay),
})
export type JobSearchResult = z.infer<typeof jobSearchResult>

export const searchJobs = call({
  purpose:
    'Open jobs for an occupation, a place or both, with the count of every filter. Filters need a signed-in person.',
  request: 'GET /search/jobs',
  allows: ['anyone'],
  input: jobSearch,
  answers: jobSearchResult,
  fails: ['occupation_or_location_required', 'location_not_found'],
})

export const recommendedJobs = call({
  purpose: 'Open jobs that fit the professional’s curriculum best, without those discarded or applied to.',
  request: 'GET /search/jobs/recommend',
  allows: ['user:professional'],
  input: jobSearch,
  answers: jobSearchResult,
})

/** One suggestion under a search field. */
export const suggestion = z.object({ label: z.string(), value: z.string() })
export type Suggestion = z.infer<typeof suggestion>

export const suggestOccupations = call({
  purpose: 'What a typed occupation may mean, best first, after two letters.',
  request: 'GET /search/bar/occupation',
  allows: ['anyone'],
  input: z.object({ text, limit: wholeText(1, 20).default(8) }),
  answers: z.array(suggestion),
})

export const suggestLocations = call({
  purpose: 'Municipalities that a typed place may mean; with a position, the places within 3 km, else the nearest.',
  request: 'GET /search/bar/location',
  allows: ['anyone'],
  input: z.object({ text, near: position.optional(), limit: wholeText(1, 20).default(8) }),
  answers: z.array(suggestion),
})

export const popularJobs = call({
  purpose:
    'The latest jobs, those that most people favourite and apply to, the searches that most people make and that find something, the occupations with most open jobs, and the number of open jobs of each landing sector.',
  request: 'GET /search/popularjobs',
  allows: ['anyone'],
  input: z.object({ limit: wholeText(1, 20).default(8) }),
  answers: z.object({
    recent: z.array(jobCard),
    /**
     * Recently opened jobs. Each person is counted once a day; a job that fewer than three people opened is left out.
     */
    wanted: z.array(jobCard),
    /** Recent searches, counted in the same way; the names of occupations and places, either of which may be empty. */
    searches: z.array(z.object({ occupation: z.string(), location: z.string() })),
    occupations: z.array(cappedCount.extend({ label: z.string() })),
    /** The open jobs of each sector, with the address of their page below `/vagas/`. */
    sectors: z.array(cappedCount.extend({ sector: codes.sector, topic: z.string() })),
    /** All open jobs, their organisations and their municipalities, counted every five minutes. */
    open: z.object({ jobs: z.int(), organizations: z.int(), municipalities: z.int() }),
  }),
})

export const jobsOfKind = call({
  specified: false,
  purpose: 'Open jobs of one kind, newest first.',
  request: 'GET /jobs/list/{jobType}',
  allows: ['anyone'],
  input: z.object({ jobType: codes.jobKindWord, page: pageNumber, size: pageSize(20) }),
  answers: z.object({ items: z.array(jobCard), page: z.int(), size: z.int(), total: cappedCount }),
})

export const jobsOfSector = call({
  specified: false,
  purpose: 'Open jobs of one landing sector, or of one kind within it, newest first.',
  request: 'GET /jobs/sector/{sector}',
  allows: ['anyone'],
  input: z.object({
    sector: codes.sector,
    jobType: codes.jobKindWord.optional(),
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: z.object({ items: z.array(jobCard), page: z.int(), size: z.int(), total: cappedCount }),
})

export const jobsOfOrganization = call({
  specified: false,
  purpose: 'Open jobs that an organisation publishes under its name, newest first.',
  request: 'GET /jobs/organization/{id}',
  allows: ['anyone'],
  input: z.object({ id: recordId, page: pageNumber, size: pageSize(20) }),
  answers: z.object({ items: z.array(jobCard), page: z.int(), size: z.int(), total: cappedCount }),
})

/** A part contains 50,000 job numbers, and a job's number is one of PostgreSQL's `integer`. */
const lastPart = Math.floor(int4.largest / 50_000)

export const sitemapParts = call({
  specified: false,
  purpose: 'The parts of the site map: each up to 50,000 open jobs.',
  request: 'GET /sitemap',
  allows: ['anyone'],
  input: z.object({}),
  answers: z.array(z.object({ part: z.int(), modified: instant })),
})

export const sitemapPart = call({
  specified: false,
  purpose: 'The open jobs of one part of the site map.',
  request: 'GET /sitemap/{part}',
  allows: ['anyone'],
  input: z.object({ part: wholeText(1, lastPart) }),
  answers: z.array(z.object({ id: recordId, modified: instant })),
  fails: ['page_not_found'],
})

export const searchJobsService = {
  searchJobs,
  recommendedJobs,
  suggestOccupations,
  suggestLocations,
  popularJobs,
  jobsOfKind,
  jobsOfSector,
  jobsOfOrganization,
  sitemapParts,
  sitemapPart,
  ...topicsService,
}
