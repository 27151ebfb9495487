import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { townOfZipCode } from '@trampolim/marketplace/places/zip-code-ranges.ts'
import { stateOfZipCode } from '@trampolim/marketplace/reference/states.ts'
import { placeLabel, type ReadPlace } from '@trampolim/marketplace/search/places/place.ts'
import type { Database } from '../../platform/house.ts'
import { municipalityByName } from './town-by-name.ts'
import { type Municipality, namesOfTowns, nearestMunicipality, placeOfZipCode } from './understand-queries.ts'
import { aroundTown, reachOfDistrict, type UnderstoodPlace, wholeState } from './understood-place.ts'

/** Kilometres that 'perto de mim' means if no distance was typed. */
const nearby = 20

/** The home of a person who searches; `exact`: whether its position is more precise than its municipality's centre. */
export type Home = Position & { municipality: number; exact: boolean }

/** Asks an external service for the municipality of a CEP of eight digits; undefined if it is unknown. */
export type AskZipCode = (zipCode: string) => Promise<Municipality | undefined>

type Around = { near?: Position | undefined; home?: (() => Promise<Home | undefined>) | undefined }

/**
 * Finds the position of a place that was read; undefined for a CEP that belongs to no state, and for 'perto de mim'
 * without a position or a home.
 */
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

/**
 * A part of a municipality becomes the municipality, with the jobs in that part first; any other region becomes a
 * circle.
 */
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

/** The surroundings of the browser's position, or else of the home. */
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

/** The municipality nearest to a position, with distances measured from that position. */
export async function nearestTown(database: Database, near: Position) {
  const municipality = await nearestMunicipality(database, near)
  return municipality && aroundTown(municipality, near, { exact: true, corrected: false })
}

/** The place of a CEP: its own position, else its municipality, else its state; undefined outside every range. */
export async function placeOfCode(
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
