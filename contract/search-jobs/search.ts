import { z } from 'zod'
import { call } from '../call.ts'
import * as codes from '../codes.ts'
import { jobCard } from '../jobs.ts'
import { position } from '../positions.ts'
import { flag, pageNumber, pageSize, several } from '../shapes.ts'
import { trimmed, typedText, wholeText } from '../values.ts'

/** A count that is exact up to its bound; `more` says that there are more than it counts. */
export const cappedCount = z.object({ count: z.int(), more: z.boolean() })
export type CappedCount = z.infer<typeof cappedCount>

const facet = z.array(cappedCount.extend({ value: z.string() }))

/** How many jobs each choice of a filter would show, given all other filters. */
export const jobFacets = z.object({
  distance: facet,
  salaries: facet,
  contractType: facet,
  languages: facet,
  jobAges: facet,
  pcdOnly: facet,
  workType: facet,
})
export type JobFacets = z.infer<typeof jobFacets>

const text = trimmed(120).default('')

/** What a search of jobs asks for; the names are those of the page's URL. */
export const jobSearch = z.object({
  occupation: text,
  /** A municipality ('São Paulo, SP'), a state or a CEP. */
  location: text,
  /** The browser's position `latitude,longitude`, for 'perto de mim': serves distance and order. */
  near: position.optional(),
  size: pageSize(20),
  page: pageNumber,
  /** Kilometres around the place. */
  distance: codes.searchDistance.optional(),
  pcdOnly: flag.optional(),
  salaries: several(codes.salaryBucket),
  languages: several(typedText(40)),
  jobAges: codes.jobAge.optional(),
  contractType: several(codes.contractTypeText),
  workType: several(codes.workTypeText),
  /** Only jobs of this kind. */
  jobType: codes.jobKindWord.optional(),
  sort: codes.jobSort.optional(),
})
export type JobSearch = z.input<typeof jobSearch>

export const jobSearchResult = z.object({
  items: z.array(jobCard),
  page: z.int(),
  size: z.int(),
  total: cappedCount,
  facets: jobFacets,
  sort: codes.jobSort,
  /** How the words were understood. */
  understood: z.object({
    occupation: z.string().nullable(),
    location: z.string().nullable(),
    /** The words were misspelt, and these were searched instead. */
    corrected: z.boolean(),
  }),
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
    'The latest jobs, the occupations with most open jobs, and the open jobs for professionals of each landing sector.',
  request: 'GET /search/popularjobs',
  allows: ['anyone'],
  input: z.object({ limit: wholeText(1, 20).default(8) }),
  answers: z.object({
    recent: z.array(jobCard),
    occupations: z.array(cappedCount.extend({ label: z.string() })),
    sectors: z.array(cappedCount.extend({ sector: codes.sector })),
  }),
})

export const searchJobsService = { searchJobs, recommendedJobs, suggestOccupations, suggestLocations, popularJobs }
