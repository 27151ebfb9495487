import type { PlaceNames, ReadPlace } from '../places/place.ts'
import type { Term } from '../vocabulary/terms.ts'
import type { Part } from './parts.ts'
import type { NamedOccupation } from './spans.ts'

/**
 * What each phrase of a search names (see `runsOf`). It is looked up beforehand, so that the reading itself is a pure
 * function.
 */
export type Names = PlaceNames & {
  /** Occupations with exactly this name, in any gender, number or spelling, the likeliest first. */
  occupations: ReadonlyMap<string, readonly NamedOccupation[]>
  /** Companies with exactly this name that open jobs show. */
  companies: ReadonlyMap<string, { name: string }>
}

/** A cargo that was typed, with the words that belong to it. */
export type ReadCargo = {
  /** The occupations that it names, the likeliest first. */
  occupations: readonly NamedOccupation[]
  part: Part
  /**
   * A word that makes it a different occupation: 'auxiliar' in 'auxiliar de X', if no occupation has that name itself.
   */
  head: string | null
  /** Adjacent words that name nothing, as typed. */
  beside: readonly string[]
  /**
   * Whether 'ou', a comma or the like marks it as an alternative to the previous cargo; if not, both may form one
   * longer name.
   */
  isAlternative: boolean
  /**
   * What the beginning of its name means alone ('advogado' in 'advogado trabalhista'), and the words after it; null if
   * nothing.
   */
  broader: { occupations: readonly NamedOccupation[]; beside: string } | null
}

/** A cargo that is not wanted, 'menos telemarketing'; `text`: the cargo as typed, `part`: with the word that says so. */
type AvoidedCargo = { occupations: readonly NamedOccupation[]; text: string; part: Part }

/** How the two fields of a search were read. */
export type SearchReading = {
  /** The cargos that were typed: a job of any of them is enough. */
  cargos: readonly ReadCargo[]
  avoided: readonly AvoidedCargo[]
  /** What isn't wanted and can't be left out, as typed with the word that says so: 'menos noturno'. */
  denied: readonly { text: string; part: Part }[]
  terms: readonly { term: Term; part: Part }[]
  /** The most likely place; null if none was named. */
  place: ReadPlace | null
  /** Other places with the same name. */
  otherPlaces: readonly ReadPlace[]
  placePart: Part | null
  /** Whether no other place was typed, not even one that contains it. */
  isOnlyPlace: boolean
  /** Further places that were typed and don't contain the first; a search uses only one. */
  furtherPlaces: readonly { place: ReadPlace; part: Part }[]
  /** Kilometres around the place; null if none were typed. */
  kilometres: number | null
  company: { name: string } | null
  companyPart: Part | null
  /** The words that name nothing, as typed. */
  unknown: readonly { text: string; part: Part }[]
}
