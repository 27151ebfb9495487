import { z } from 'zod'

/** The kinds of parts that typed words can have: a name, or something else that a search asks for. */
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
  'schooling',
  'salary',
  'distance',
  'avoided',
] as const

/** An alternative search: its label and the content of both fields. */
export const searchWay = z.object({ label: z.string(), occupation: z.string(), location: z.string() })
export type SearchWay = z.infer<typeof searchWay>

/** A part of the words as it was understood; `occupation` and `location` are the fields without that part. */
const searchChip = searchWay.extend({ kind: z.enum(chipKinds) })
export type SearchChip = z.infer<typeof searchChip>

/** How the words of both fields were understood. */
export const understoodWords = z.object({
  /** The occupation that was recognised; the words as typed if they name none. */
  occupation: z.string().nullable(),
  /** The place that was searched: 'Campinas, SP'. */
  location: z.string().nullable(),
  /** Whether the search is around the person's own position, as with 'perto de mim'. */
  near: z.boolean(),
  /**
   * Whether 'perto de mim' was typed although neither a position nor a home is known; the search then covers the whole
   * country.
   */
  needsPosition: z.boolean(),
  /** The typed CEP, '48000-000', if only its state is known; the state was searched instead. */
  stateOfZipCode: z.string().nullable(),
  /** Whether the words were misspelt, so that the corrected words were searched instead. */
  corrected: z.boolean(),
  /** Each part that was understood, with the content of both fields without that part. */
  chips: z.array(searchChip),
  /** Other places with the name that was typed. */
  alternatives: z.array(searchWay),
  /** Further places that were typed; only one place can be searched. */
  furtherPlaces: z.array(searchWay),
  /** Words that name nothing: they are searched in names of jobs and companies, occupations and keywords. */
  notUnderstood: z.array(z.string()),
  /** Words in the place field that name no place: they are searched like unknown words. */
  notPlace: z.array(z.string()),
  /** Parts of the words that the search ignores: a distance around a whole state. */
  unused: z.array(z.string()),
  /** Words with which nothing was found: they were left out of the search. */
  leftOut: z.array(z.string()),
  /** A place that doesn't exist, with similar names; the search ignored it. */
  unknownPlace: z.object({ text: z.string(), near: z.array(searchWay) }).nullable(),
  /** With `explain`: how the words were read and what was searched, one line each. */
  explained: z.array(z.string()).optional(),
})
export type UnderstoodWords = z.infer<typeof understoodWords>

/** The value for lists that aren't searched by words. */
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

/** The filters that can exclude every job; for a distance the suggestion is `wider`. */
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

/**
 * A suggested search and what it would find: without a part of the words or with only one part, without one filter or
 * without all, with a larger distance, or in another occupation.
 */
const otherSearch = searchWay.extend({
  kind: z.enum(['without', 'only', 'filter', 'filters', 'wider', 'city', 'occupation']),
  /** For `filter`: the filter that is left out. */
  filter: z.enum(filterNames).nullable(),
  /** Kilometres around the place, for `wider`. */
  distance: z.int().nullable(),
  count: z.int(),
  /** Whether there are more jobs than were counted. */
  more: z.boolean(),
})
export type OtherSearch = z.infer<typeof otherSearch>

/** Why nothing was found, and suggested searches that find something, those closest to the original search first. */
export const emptySearch = z.object({
  reason: z.enum(emptyReasons),
  others: z.array(otherSearch),
  /** Whether the numbers of `others` are those without the search's filters, since with them nothing would be found. */
  filtersLeftOut: z.boolean(),
})
export type EmptySearch = z.infer<typeof emptySearch>
