import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { type StateCode, stateName, stateOfZipCode, states } from '@trampolim/marketplace/reference/states.ts'
import type { Database } from '../platform/house.ts'
import { remembering } from './remember.ts'
import {
  type Municipality,
  municipalitiesAround,
  municipalitiesBegun,
  municipalityByName,
  nearestMunicipality,
  placeOfZipCode,
} from './understand-queries.ts'

/** Where a search looks: around a position in a municipality, or in a whole state. */
export type UnderstoodPlace =
  | {
      kind: 'around'
      municipality: number
      position: Position
      /** Whether the position is more than its municipality's. */
      exact: boolean
      name: string
      corrected: boolean
    }
  | { kind: 'state'; state: StateCode; name: string; corrected: false }

/**
 * The place a text means: a CEP, a state, a municipality with or without its state; without a text the browser's
 * position. Undefined where nothing is called so.
 */
export async function understandPlace(
  database: Database,
  text: string,
  near?: Position,
): Promise<UnderstoodPlace | undefined> {
  const typed = parsePlace(text)
  if (typed.kind === 'nothing') return near && (await aroundHere(database, near))
  if (typed.kind === 'zip-code') return placeOfCode(database, typed.zipCode)
  if (typed.kind === 'state') return wholeState(typed.state as StateCode)
  return understandTown(database, text)
}

const understandTown = remembering(lookUpTown, (place) => place !== undefined)

async function lookUpTown(database: Database, text: string): Promise<UnderstoodPlace | undefined> {
  const typed = parsePlace(text)
  const found = typed.kind === 'town' ? await municipalityByName(database, typed) : undefined
  return found && around(found, found, { exact: false, corrected: found.match === 'like' })
}

/** Places that a typed text may become; with a position those within 3 km, else the nearest. Labels 'São Paulo, SP'. */
export async function suggestPlaces(
  database: Database,
  { text, near, most }: { text: string; near?: Position | undefined; most: number },
): Promise<string[]> {
  const typed = parsePlace(text)
  if (typed.kind === 'nothing') return near ? suggestHere(database, near, most) : []
  if (typed.kind === 'zip-code') {
    const place = await placeOfCode(database, typed.zipCode)
    return place ? [place.name] : []
  }
  if (typed.kind === 'state') {
    const begun = await municipalitiesBegun(database, { begun: normalise(text), state: null, most: most - 1 })
    return [stateName(typed.state as StateCode), ...begun.map(label)]
  }
  if (typed.name.length < 2) return []
  const begun = await municipalitiesBegun(database, { begun: typed.name, state: typed.state, most })
  const [first, ...others] = begun.map(label)
  return [...(first ? [first] : []), ...statesBegun(text), ...others].slice(0, most)
}

/** States whose name begins so and means them: 'São Paulo' by itself is the capital. */
function statesBegun(text: string): string[] {
  const names = states.codes.map(stateName).filter((name) => normalise(name).startsWith(normalise(text)))
  return names.filter((name) => parsePlace(name).kind === 'state')
}

async function suggestHere(database: Database, near: Position, most: number) {
  const within = await municipalitiesAround(database, near, most)
  if (within.length > 0) return within.map(label)
  const nearest = await nearestMunicipality(database, near)
  return nearest ? [label(nearest)] : []
}

async function aroundHere(database: Database, near: Position) {
  const municipality = await nearestMunicipality(database, near)
  return municipality && around(municipality, near, { exact: true, corrected: false })
}

async function placeOfCode(database: Database, zipCode: string): Promise<UnderstoodPlace | undefined> {
  const known = await placeOfZipCode(database, zipCode)
  if (known) {
    const { own_latitude: latitude, own_longitude: longitude } = known
    const own = latitude !== null && longitude !== null ? { latitude, longitude } : undefined
    return around(known, own ?? known, { exact: own !== undefined, corrected: false })
  }
  const state = stateOfZipCode(zipCode)
  return state && wholeState(state)
}

function around(
  municipality: Municipality,
  { latitude, longitude }: Position,
  { exact, corrected }: { exact: boolean; corrected: boolean },
): UnderstoodPlace {
  const position = { latitude, longitude }
  return { kind: 'around', municipality: municipality.id, position, exact, name: label(municipality), corrected }
}

const wholeState = (state: StateCode): UnderstoodPlace => ({
  kind: 'state',
  state,
  name: stateName(state),
  corrected: false,
})

const label = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`
