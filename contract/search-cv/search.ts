import { weekParts } from '@trampolim/marketplace/availability/week-parts.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { candidateCard, candidateContact } from '../candidates.ts'
import * as codes from '../codes.ts'
import { curriculum } from '../curriculums.ts'
import { candidateFilters, toSelect } from '../gateway/recruiter-selection.ts'
import { cappedCount } from '../search-jobs/search.ts'
import { done, instant, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { requiredText } from '../values.ts'
import { curriculumFilters, watchedFilters } from './filters.ts'
import { understoodPeople } from './understood.ts'

export const recommendCandidates = call({
  purpose:
    'The best matching candidates for a job who aren’t in its selection: people who look for work and whose curriculum can be found.',
  request: 'GET /search/recommend',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId: recordId.optional(), ...candidateFilters }),
  answers: pageOf(candidateCard).extend({ mayUseAge: z.boolean() }),
  fails: [...toSelect, 'no_job_given', 'job_not_found', 'age_search_not_allowed'],
})

/**
 * Why a recruiter finds nobody: no job of the organisation was ever approved, or the given job was never approved or
 * was taken down.
 */
const findsNobody = z.enum(['job_not_approved', 'no_approved_job'])

/**
 * A person whom a recruiter finds. `name` is null if access to the curriculum is limited; `match` and `distance` are
 * null without a job. The disability is given only if the person agreed, the age only if the job may be searched by
 * age.
 */
export const foundPerson = candidateCard
  .pick({
    cvId: true,
    name: true,
    liked: true,
    occupations: true,
    lastOccupation: true,
    studies: true,
    city: true,
    state: true,
    distance: true,
    sameCity: true,
    salary: true,
    schoolLevel: true,
    allowRemote: true,
    isHandicap: true,
    age: true,
    invitation: true,
    consent: true,
  })
  .extend({
    languages: z.array(z.object({ language: z.string(), level: codes.languageLevel })),
    /** The parts of the week in which the person can talk; the exact times are given only after they applied. */
    weekParts: z.array(codes.oneOf(weekParts.codes)),
    updated: instant,
    /** Since when recruiters find the curriculum as it is: its last change, approval or being switched on. */
    foundSince: instant,
    match: candidateCard.shape.match.nullable(),
  })
export type FoundPerson = z.infer<typeof foundPerson>

const facet = z.array(cappedCount.extend({ value: z.string() }))

/**
 * How many people each choice of a filter would find, given all other filters. `availability` also counts within the
 * parts already chosen, since all of them are required. Choices that find nobody are left out. States and towns that
 * weren't asked for are only counted among the rows that the search read.
 */
export const curriculumFacets = z.object({
  states: facet,
  /** `value` is the municipality's id, `label` its name and state. */
  cities: z.array(cappedCount.extend({ value: z.string(), label: z.string() })),
  districts: facet,
  salaries: facet,
  careerFocus: facet,
  pcdOnly: facet,
  benefits: facet,
  availability: facet,
  updated: facet,
})
export type CurriculumFacets = z.infer<typeof curriculumFacets>

const foundPeople = z.object({
  items: z.array(foundPerson),
  page: z.int(),
  size: z.int(),
  total: cappedCount,
  facets: curriculumFacets,
  /** Null if no words were typed. */
  understood: understoodPeople.nullable(),
  mayUseAge: z.boolean(),
  /** Null if the recruiter may find people. */
  findsNobody: findsNobody.nullable(),
})
export type FoundPeople = z.infer<typeof foundPeople>

/** The refusals of every search of people, apart from those about the recruiter's own job. */
const toFind = [...toSelect, 'organization_not_found', 'profile_blocked'] as const

export const searchCurriculums = call({
  purpose:
    'People who look for work, let their curriculum be found and have no place in the job’s selection, by any filters, with the count of every choice. Names only of curriculums of free access; homes only as towns and bands of distance.',
  request: 'GET /search',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({
    /** The job with which people are compared: scores, distances, and age if that is allowed. */
    jobId: recordId.optional(),
    ...curriculumFilters,
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: foundPeople,
  fails: [...toFind, 'job_not_found', 'age_search_not_allowed'],
})

const foundCurriculum = foundPerson.extend({
  /** Null until the person consents and shares them. */
  contact: candidateContact.nullable(),
  /** A link to the person’s picture; null if they have none, or as long as `contact` is null. */
  avatar: z.string().nullable(),
  curriculum: curriculum.omit({ searchingJob: true, visibility: true, fileCV: true }),
})
export type FoundCurriculum = z.infer<typeof foundCurriculum>

export const readFoundPerson = call({
  specified: false,
  purpose:
    'A person whom a search without a job finds: what the list shows, and the curriculum without file and disabilities. Contact data only of who consented; without name and video if access is limited.',
  request: 'GET /search/curriculum/{cvId}',
  quota: 'curriculums-read',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ cvId: recordId }),
  answers: foundCurriculum,
  fails: [...toFind, 'curriculum_not_found'],
})

/** A search that a recruiter watches. */
const watchedSearch = z.object({
  id: recordId,
  name: z.string(),
  /** Its job with the job's name, if any. */
  job: z.object({ id: recordId, jobName: z.string() }).nullable(),
  filters: watchedFilters,
  /** The names of the occupation and the towns in the filters. */
  occupation: z.string().nullable(),
  towns: z.array(z.string()),
  /** How many people have changed their curriculum since the search was last opened, as of the last count. */
  fresh: cappedCount,
  counted: instant,
  /** When it was last opened. */
  seen: instant,
  created: instant,
})
export type WatchedSearch = z.infer<typeof watchedSearch>

export const listWatchedSearches = call({
  specified: false,
  purpose: 'The searches of curriculums that the recruiter watches, newest first, each with how many people are new.',
  request: 'GET /search/watched',
  allows: ['user:recruiter'],
  input: z.object({}),
  answers: z.array(watchedSearch),
  fails: toFind,
})

export const watchSearch = call({
  specified: false,
  purpose: 'Keeps a search of curriculums under a name; from now on its new people are counted.',
  request: 'POST /search/watched',
  quota: 'searches-watched',
  allows: ['user:recruiter'],
  input: z.object({ name: requiredText(80), jobId: recordId.optional(), filters: watchedFilters }),
  answers: z.object({ id: recordId }),
  fails: [...toFind, 'job_not_found', 'age_search_not_allowed', 'too_many_watched_searches'],
})

export const openWatchedSearch = call({
  specified: false,
  purpose: 'Counts the new people of a watched search from now on, since its results were opened.',
  request: 'PUT /search/watched/{id}/seen',
  quota: 'searches-watched',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: [...toFind, 'watched_search_not_found'],
})

export const unwatchSearch = call({
  specified: false,
  purpose: 'Removes a watched search.',
  request: 'DELETE /search/watched/{id}',
  quota: 'searches-watched',
  allows: ['user:recruiter'],
  input: z.object({ id: recordId }),
  answers: done,
  fails: [...toFind, 'watched_search_not_found'],
})

export const searchCvService = {
  recommendCandidates,
  searchCurriculums,
  readFoundPerson,
  listWatchedSearches,
  watchSearch,
  openWatchedSearch,
  unwatchSearch,
}
