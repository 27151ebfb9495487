import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { knownDistricts } from '@trampolim/marketplace/places/known-districts.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { townOfZipCode } from '@trampolim/marketplace/places/zip-code-ranges.ts'
import { type StateCode, stateName, stateOfZipCode, states } from '@trampolim/marketplace/reference/states.ts'
import { type Area, areasBegun } from '@trampolim/marketplace/search/areas.ts'
import { placeLabel, type ReadPlace } from '@trampolim/marketplace/search/read-place.ts'
import { regionsBegun } from '@trampolim/marketplace/search/regions.ts'
import { termsBegun } from '@trampolim/marketplace/search/terms.ts'
import type { Database } from '../../platform/house.ts'
import { labelOfTerm } from './label-of-term.ts'
import { districtsBegun } from './name-queries.ts'
import { remembering } from './remember-answers.ts'
import {
  type Municipality,
  municipalitiesAround,
  municipalitiesBegun,
  municipalityByName,
  namesOfTowns,
  nearestMunicipality,
  placeOfZipCode,
} from './understand-queries.ts'

/** Where to search: around a position, in a whole state or in the whole country. */
export type UnderstoodPlace =
  | {
      kind: 'around'
      municipality: number
      position: Position
      /** Whether the position is more precise than its municipality's. */
      exact: boolean
      /** Kilometres around the position in which it lies if it is an area; null for the municipality itself. */
      within: number | null
      /** Kilometres around the position whose jobs come first: a part of the municipality; null for all of it. */
      first: number | null
      name: string
      corrected: boolean
    }
  | { kind: 'state'; state: StateCode; name: string; corrected: false }
  /** Whole states without the circles outside. */
  | ({ kind: 'area'; corrected: false } & Area)
  | { kind: 'country'; name: string; corrected: false }

/** Kilometres around the middle of a district that count as in it (specification, platform §9: the radius of a location). */
const reachOfDistrict = 3

/** Kilometres that 'perto de mim' means where no distance was said. */
const nearby = 20

/** The home of a person who searches; `exact`: whether its position is more precise than its municipality's. */
export type Home = Position & { municipality: number; exact: boolean }

/** Asks outside in which municipality a CEP of eight digits lies; undefined where nobody knows. */
export type AskZipCode = (zipCode: string) => Promise<Municipality | undefined>

type Around = { near?: Position | undefined; home?: (() => Promise<Home | undefined>) | undefined }

/** Finds the position of a place that was read; undefined for a CEP of no state, and for 'perto de mim' without a position or a home. */
export async function locate(
  database: Database,
  place: ReadPlace,
  { askZipCode, ...around }: Around & { askZipCode?: AskZipCode | undefined } = {},
): Promise<UnderstoodPlace | undefined> {
  switch (place.kind) {
    case 'zip-code':
      return placeOfCode(database, place.zipCode, askZipCode)
    case 'near':
      return nearPerson(database, around)
    case 'state':
      return wholeState(place.state)
    case 'area':
      return { kind: 'area', ...place.area, corrected: false }
    case 'country':
      return { kind: 'country', name: placeLabel(place), corrected: false }
    case 'town':
      return aroundTown(place.town, place.town, { exact: false, corrected: false })
    case 'district':
      return {
        ...aroundTown(place.district.town, place.district, { exact: false, corrected: false }),
        first: reachOfDistrict,
        name: placeLabel(place),
      }
    case 'region':
      return regionAround(database, place)
  }
}

/** A part of a municipality is that municipality with the part first; any other region is a circle. */
async function regionAround(
  database: Database,
  { region, town }: Extract<ReadPlace, { kind: 'region' }>,
): Promise<UnderstoodPlace | undefined> {
  const municipality = town ?? (await nearestMunicipality(database, region))
  if (!municipality) return undefined
  const isPart = region.name.endsWith(`, ${municipality.name}`)
  const place = aroundTown(municipality, region, { exact: false, corrected: false })
  return {
    ...place,
    name: region.name,
    ...(isPart ? { first: region.kilometres } : { within: region.kilometres }),
  }
}

/** The municipality of a name that is incomplete or misspelt. */
export const understandTown = remembering(lookUpTown, (place) => place !== undefined)

async function lookUpTown(database: Database, text: string) {
  // It begins the name of one town, and is a word of any sentence.
  if (normalise(text) === 'nao') return undefined
  const typed = parsePlace(text)
  const [district, ...others] = typed.kind === 'town' && typed.name.length > 3 ? knownDistrictsBegun(typed.name) : []
  if (district && others.length === 0) return districtCalled(database, district)
  const found = typed.kind === 'town' ? await municipalityByName(database, typed) : undefined
  return found && aroundTown(found, found, { exact: false, corrected: found.match === 'like' })
}

async function districtCalled(database: Database, label: string) {
  const known = knownDistricts.find(({ name, town }) => `${name}, ${town}` === label)
  const [, name = '', state = null] = /^(.+), ([A-Z]{2})$/.exec(known?.town ?? '') ?? []
  const town = known && (await municipalityByName(database, { name: normalise(name), state }))
  return town && { ...aroundTown(town, known, { exact: false, corrected: false }), first: reachOfDistrict, name: label }
}

/** Suggests places for a typed text; with a position those within 3 km, or the nearest one. Labels 'São Paulo, SP'. */
export async function suggestPlaces(
  database: Database,
  {
    text,
    near,
    most,
    askZipCode,
  }: { text: string; near?: Position | undefined; most: number; askZipCode?: AskZipCode | undefined },
): Promise<string[]> {
  const typed = parsePlace(text)
  if (typed.kind === 'nothing') return near ? suggestHere(database, near, most) : []
  if (typed.kind === 'zip-code') {
    const place = await placeOfCode(database, typed.zipCode, askZipCode)
    return place ? [place.name] : []
  }
  if (typed.kind === 'state') {
    const begun = await municipalitiesBegun(database, { begun: normalise(text), state: null, most: most - 1 })
    return [stateName(typed.state as StateCode), ...begun.map(label)]
  }
  if (typed.name.length < 2) return []
  const [whole, named, districts] = await Promise.all([
    // 'sao pa' begins São Paulo, though 'pa' is also a state.
    typed.state ? municipalitiesBegun(database, { begun: normalise(text), state: null, most: 1 }) : [],
    municipalitiesBegun(database, { begun: typed.name, state: typed.state, most }),
    typed.state ? [] : districtsBegun(database, typed.name, most),
  ])
  const begun = [...whole.filter(({ name }) => normalise(name).startsWith(normalise(text))), ...named]
  const [first, ...others] = begun.map(label)
  const known = [
    ...areasBegun(normalise(text)),
    ...regionsBegun(normalise(text)),
    ...knownDistrictsBegun(typed.name),
    ...districts,
  ].slice(0, mostParts)
  const remote = termsBegun(normalise(text)).flatMap((term) => (term.kind === 'workType' ? [labelOfTerm(term)] : []))
  const all = [...(first ? [first] : []), ...statesBegun(text), ...known, ...remote.slice(0, 1), ...others]
  return [...new Set(all)].slice(0, most)
}

/** Regions and districts take at most this many of the suggestions. */
const mostParts = 3

function knownDistrictsBegun(text: string): string[] {
  return knownDistricts
    .filter(({ name }) => normalise(name).startsWith(text))
    .map(({ name, town }) => `${name}, ${town}`)
}

/** States whose name begins with the text and means them: 'São Paulo' by itself is the capital. */
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

/** What is around a browser's position, else around a home. */
async function nearPerson(database: Database, { near, home }: Around): Promise<UnderstoodPlace | undefined> {
  if (near) {
    const place = await nearestTown(database, near)
    return place && { ...place, within: nearby }
  }
  const own = await home?.()
  if (!own) return undefined
  const [name = ''] = await namesOfTowns(database, [own.municipality])
  const { municipality, exact, latitude, longitude } = own
  const position = { latitude, longitude }
  return { kind: 'around', municipality, position, exact, within: nearby, first: null, name, corrected: false }
}

/** The municipality of a position, measured from there. */
export async function nearestTown(database: Database, near: Position) {
  const municipality = await nearestMunicipality(database, near)
  return municipality && aroundTown(municipality, near, { exact: true, corrected: false })
}

async function placeOfCode(
  database: Database,
  zipCode: string,
  askZipCode: AskZipCode | undefined,
): Promise<UnderstoodPlace | undefined> {
  const known = await placeOfZipCode(database, zipCode)
  if (known) {
    const { own_latitude: latitude, own_longitude: longitude } = known
    const own = latitude !== null && longitude !== null ? { latitude, longitude } : undefined
    return aroundTown(known, own ?? known, { exact: own !== undefined, corrected: false })
  }
  const label = townOfZipCode(zipCode)
  const [, name = '', inState = null] = /^(.+), ([A-Z]{2})$/.exec(label ?? '') ?? []
  const town = name
    ? await municipalityByName(database, { name: normalise(name), state: inState })
    : await askZipCode?.(zipCode)
  if (town) return aroundTown(town, town, { exact: false, corrected: false })
  const state = stateOfZipCode(zipCode)
  return state && wholeState(state)
}

function aroundTown(
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
    name: label(municipality),
    corrected,
  }
}

const wholeState = (state: StateCode): UnderstoodPlace => ({
  kind: 'state',
  state,
  name: stateName(state),
  corrected: false,
})

const label = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`
