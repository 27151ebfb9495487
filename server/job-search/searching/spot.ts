/** The position from which a search measures. */
export type Here = {
  latitude: number
  longitude: number
  municipality: number
  exact: boolean
  /** Kilometres that count as the place itself, instead of its municipality. */
  within?: number | null
  /** Kilometres whose jobs come first in the order by fit. */
  first?: number | null
}

/**
 * The position of a candidate in its buffer, with the bits that depend on the search's position and time. `says`: the job
 * contains all words of the search.
 */
export type Spot = {
  view: DataView
  at: number
  /** An integer of each bank of `layout.ts`, in their order. */
  bits: number[]
  squared: number
  says: boolean
}
