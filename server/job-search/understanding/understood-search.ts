import { placeLabel } from '@trampolim/marketplace/search/places/place.ts'
import type { Part } from '@trampolim/marketplace/search/reading/parts.ts'
import type { SearchReading } from '@trampolim/marketplace/search/reading/reading.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { type Demands, isDemanding } from '@trampolim/marketplace/search/vocabulary/demands.ts'
import type { UnderstoodPlace } from './understood-place.ts'

/** The meaning of a search's words: which jobs they select, and how well each job matches them. */
export type Meant = {
  /** CBO codes as numbers, the likeliest first; empty if the words name no occupation. */
  cbos: readonly number[]
  /** How many of the first codes are the most likely meaning, one for each typed cargo. */
  likeliest: number
  /** How many of the first codes are named by exactly the typed words; the others are related to them. */
  leading: number
  /** Words to search in the jobs themselves; null if the recognised names cover all words. */
  words: string | null
  /** A company as its cards show it, in plain words. */
  company: string | null
  demands: Demands
  /** The CRC-32 of every job name that equals the typed text. */
  titles: ReadonlySet<number>
  /** The CRC-32 of first words of job names, if a single word was typed. */
  heads: ReadonlySet<number>
  /**
   * The text to search as words in the jobs if nothing else finds any, since a job may have this name under another
   * occupation.
   */
  said: string | null
  /**
   * The search without the words that nothing was found with; null if there are no such words, or nothing else was
   * asked for.
   */
  without: Without | null
}

/** The recognised occupations, without the words beside them. */
export type Without = {
  cbos: readonly number[]
  leading: number
  name: string | null
  /** The words that are left out, as typed. */
  leftOut: readonly string[]
  /** Whether these words are part of an occupation's name ('de empilhadeira') and not beside it. */
  shortens: boolean
}

/** Only these words are left out, and no occupation was recognised. */
export const leavingOut = (leftOut: readonly string[]): Without => ({
  cbos: [],
  leading: 0,
  name: null,
  leftOut,
  shortens: false,
})

/** A search with its interpretation. */
export type UnderstoodSearch = Meant & {
  place: UnderstoodPlace | undefined
  /** The occupation that was recognised; the words as typed if they name none. */
  name: string | null
  corrected: boolean
  /** The recognised cargos with their positions in the text. */
  named: readonly { label: string; part: Part }[]
  /** Words that name nothing and were searched as words, as typed. */
  notUnderstood: readonly string[]
  /** Typed parts that the search ignores: a distance around a whole state, or words beyond the limit of one search. */
  unused: readonly string[]
  /** Whether 'perto de mim' was typed and neither position nor home is known. */
  needsPosition: boolean
  /** A place that doesn't exist, with similar names. */
  unknownPlace: { text: string; near: readonly string[] } | null
  typed: TypedSearch
  reading: SearchReading
}

/** A search as it was typed, and as its words were read. */
export type ReadSearch = { typed: TypedSearch; reading: SearchReading }

/** The label of the place that was read: 'Campinas, SP'. */
export const labelOfPlace = ({ place, reading, unknownPlace }: UnderstoodSearch): string | null =>
  unknownPlace ? null : (place?.name ?? ((reading.place && placeLabel(reading.place)) || null))

/** Whether any recognised part selects jobs. */
export function selectsJobs({ cbos, words, company, place, demands }: UnderstoodSearch): boolean {
  return cbos.length > 0 || words !== null || company !== null || place !== undefined || isDemanding(demands)
}
