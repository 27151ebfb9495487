import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { type StateCode, stateName } from '@trampolim/marketplace/reference/states.ts'
import type { Area } from '@trampolim/marketplace/search/places/areas.ts'
import type { Municipality } from './understand-queries.ts'

/** Where to search: around a position, in a whole state or in the whole country. */
export type UnderstoodPlace =
  | {
      kind: 'around'
      municipality: number
      position: Position
      /** Whether the position is more precise than the municipality's centre. */
      exact: boolean
      /** For an area: its radius in kilometres around the position; null for the municipality itself. */
      within: number | null
      /**
       * Kilometres around the position within which jobs come first, for a part of the municipality; null for all of
       * it.
       */
      first: number | null
      name: string
      corrected: boolean
    }
  | { kind: 'state'; state: StateCode; name: string; corrected: false }
  /** Whole states, except for the circles in `outside`. */
  | ({ kind: 'area'; corrected: false } & Area)
  | { kind: 'country'; name: string; corrected: false }

/**
 * Kilometres around the centre of a district that count as the district (specification, platform §9: the radius of a
 * location).
 */
export const reachOfDistrict = 3

/** A municipality, with distances measured from this position. */
export function aroundTown(
  municipality: Pick<Municipality, 'id' | 'name' | 'state'>,
  { latitude, longitude }: Position,
  { exact, corrected }: { exact: boolean; corrected: boolean },
): Extract<UnderstoodPlace, { kind: 'around' }> {
  return {
    kind: 'around',
    municipality: municipality.id,
    position: { latitude, longitude },
    exact,
    within: null,
    first: null,
    name: labelOfTown(municipality),
    corrected,
  }
}

export const wholeState = (state: StateCode): UnderstoodPlace => ({
  kind: 'state',
  state,
  name: stateName(state),
  corrected: false,
})

/** A municipality as it is shown: 'Campinas, SP'. */
export const labelOfTown = ({ name, state }: { name: string; state: string }): string => `${name}, ${state}`
