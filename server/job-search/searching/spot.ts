/** The position from which a search measures distances. */
export type Here = {
  latitude: number
  longitude: number
  municipality: number
  exact: boolean
  /** Kilometres within which jobs count as in the place itself, instead of its municipality. */
  within?: number | null
  /** Kilometres within which jobs come first in the order by fit. */
  first?: number | null
}

/**
 * The position of a candidate in its buffer, with the bits that depend on the search's position and time. `says`:
 * whether the job contains all words of the search.
 */
export type Spot = {
  view: DataView
  at: number
  /** One integer for each bank of `layout.ts`, in that order. */
  bits: number[]
  squared: number
  says: boolean
}
