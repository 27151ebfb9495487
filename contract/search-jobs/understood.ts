import { z } from 'zod'

/** What a part of typed words can be: a name, or what else a search asks for. */
const chipKinds = [
  'occupation',
  'words',
  'company',
  'place',
  'workType',
  'jobKind',
  'contract',
  'pcd',
  'firstJob',
  'shift',
  'seniority',
  'language',
  'benefit',
  'salary',
  'distance',
] as const

/** Another search: its label and what stands in both fields. */
export const searchWay = z.object({ label: z.string(), occupation: z.string(), location: z.string() })
export type SearchWay = z.infer<typeof searchWay>

/** A part of the words as it was understood; the fields are those without it. */
const searchChip = searchWay.extend({ kind: z.enum(chipKinds) })
export type SearchChip = z.infer<typeof searchChip>

/** How the words of both fields were understood. */
export const understoodWords = z.object({
  /** The occupation as which they were understood; the words as typed if they name none. */
  occupation: z.string().nullable(),
  /** The place that was searched: 'Campinas, SP'. */
  location: z.string().nullable(),
  /** Whether that is where the person is, as 'perto de mim' asks. */
  near: z.boolean(),
  /** Whether 'perto de mim' was asked for without a position or a home: the jobs are of the whole country. */
  needsPosition: z.boolean(),
  /** The CEP that was typed, '48000-000', if nobody knows more of it than its state, which was searched. */
  stateOfZipCode: z.string().nullable(),
  /** Whether the words were misspelt, and these were searched instead. */
  corrected: z.boolean(),
  /** Each part that was understood, with both fields as they are without it. */
  chips: z.array(searchChip),
  /** Other places of the name that was typed. */
  alternatives: z.array(searchWay),
  /** Places that were typed beside the one that was searched. */
  furtherPlaces: z.array(searchWay),
  /** Words that name nothing: they are searched in names of jobs and companies, occupations and keywords. */
  notUnderstood: z.array(z.string()),
  /** Words beside the place that name no place: they are searched as those. */
  notPlace: z.array(z.string()),
  /** Parts of the words that the search does without: a distance around a whole state. */
  unused: z.array(z.string()),
  /** Words with which nothing was found: the jobs are those without them. */
  leftOut: z.array(z.string()),
  /** A place that doesn't exist, with near names; the rest was searched without it. */
  unknownPlace: z.object({ text: z.string(), near: z.array(searchWay) }).nullable(),
  /** With `explain`: what was read and searched, a line each. */
  explained: z.array(z.string()).optional(),
})
export type UnderstoodWords = z.infer<typeof understoodWords>

/** How nothing was understood, for lists without words. */
export const nothingUnderstood: UnderstoodWords = {
  occupation: null,
  location: null,
  near: false,
  needsPosition: false,
  stateOfZipCode: null,
  corrected: false,
  chips: [],
  alternatives: [],
  furtherPlaces: [],
  notUnderstood: [],
  notPlace: [],
  unused: [],
  leftOut: [],
  unknownPlace: null,
}

/** Why a search found nothing. */
const emptyReasons = ['filters', 'household', 'unknown_place', 'unknown_words', 'too_narrow', 'nothing_there'] as const

/** The filters that can leave every job out; a distance has `wider`. */
const filterNames = [
  'salaries',
  'contractType',
  'workType',
  'pcdOnly',
  'jobAges',
  'shifts',
  'seniorities',
  'benefits',
  'jobType',
  'schoolings',
  'salaryFrom',
  'languages',
  'company',
] as const

/** What another search would find: without a part of the words or with one alone, without a filter or all of them, farther away, in another occupation. */
const otherSearch = searchWay.extend({
  kind: z.enum(['without', 'only', 'filter', 'filters', 'wider', 'city', 'occupation']),
  /** The filter without which it is made, for `filter`. */
  filter: z.enum(filterNames).nullable(),
  /** Kilometres around the place, for `wider`. */
  distance: z.int().nullable(),
  count: z.int(),
  /** There are more than were counted. */
  more: z.boolean(),
})
export type OtherSearch = z.infer<typeof otherSearch>

/** Why nothing was found, and searches that find something, the nearest to what was asked first. */
export const emptySearch = z.object({ reason: z.enum(emptyReasons), others: z.array(otherSearch) })
export type EmptySearch = z.infer<typeof emptySearch>
