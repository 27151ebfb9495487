import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { knownDistricts } from '@trampolim/marketplace/places/known-districts.ts'
import { parsePlace } from '@trampolim/marketplace/places/parse-place.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { townOfZipCode } from '@trampolim/marketplace/places/zip-code-ranges.ts'
import { type StateCode, stateName, stateOfZipCode, states } from '@trampolim/marketplace/reference/states.ts'
import { type Area, areaOf, areasBegun } from '@trampolim/marketplace/search/places/areas.ts'
import { isNearlyCalled, isWhollyNearlyCalled } from '@trampolim/marketplace/search/places/nearly-called.ts'
import {
  isOtherName,
  placeLabel,
  type ReadPlace,
  smallTown,
  type Town,
  writtenOut,
} from '@trampolim/marketplace/search/places/read-place.ts'
import { regionOf, regionsBegun } from '@trampolim/marketplace/search/places/regions.ts'
import { ordinaryWords } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import { termsBegun } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import type { Database } from '../../platform/house.ts'
import { labelOfTerm } from './label-of-term.ts'
import { type LargeTown, largeTowns, townsBegun } from './large-towns.ts'
import { districtsBegun } from './name-queries.ts'
import { remembering } from './remember-answers.ts'
import {
  type Municipality,
  municipalitiesAround,
  municipalitiesBegun,
  municipalitiesCalled,
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
const reachOfDistrict = 3

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

/** The municipality whose name was typed incompletely or misspelt. */
export const understandTown = remembering(lookUpTown, (place) => place !== undefined)

/** The municipality that has a name, or a similar one whose words are nearly the typed ones. */
async function municipalityByName(database: Database, { name, state }: { name: string; state: string | null }) {
  const found = await municipalitiesCalled(database, { name, state })
  return found.find((town) => town.match !== 'like' || isNearlyCalled(name, normalise(town.name)))
}

/** 'estação da luz' is no town of nearly that name. */
const atABuilding =
  /^(?:estacao|metro|rodovia|rod|via|linha|avenida|av|rua|alameda|praca|terminal|shopping|rodoviaria|aeroporto|hospital|faculdade|universidade) /

/** Names of districts begin so; a town is meant by one only if it begins so too: 'jardim goias' is no Bom Jardim de Goiás. */
const beginningsOfDistricts = /^(?:jardim|vila|parque|setor|conjunto|residencial|loteamento|bairro|nucleo) /

function isOfOtherBeginning(text: string, town: string): boolean {
  const [beginning] = beginningsOfDistricts.exec(text) ?? []
  return beginning !== undefined && !town.startsWith(beginning)
}

async function lookUpTown(database: Database, text: string) {
  const typed = parsePlace(text)
  const [district, ...others] = typed.kind === 'town' && typed.name.length > 3 ? knownDistrictsBegun(typed.name) : []
  if (district && others.length === 0) return districtCalled(database, district)
  const found = typed.kind === 'town' ? await municipalityByName(database, typed) : undefined
  if (found?.match !== 'whole' && atABuilding.test(normalise(text))) return undefined
  // 'capital' and 'não sei' are words of any sentence, though towns are called nearly so.
  if (
    found?.match !== 'whole' &&
    normalise(text)
      .split(' ')
      .every((word) => ordinaryWords.has(word))
  )
    return undefined
  if (found?.match === 'like' && isOfOtherBeginning(typed.kind === 'town' ? typed.name : '', normalise(found.name)))
    return undefined
  if (found && found.match !== 'like') return aroundTown(found, found, { exact: false, corrected: false })
  const [alike] = typed.kind === 'town' && typed.state === null ? knownDistrictsLike(typed.name) : []
  const part = alike && (await districtCalled(database, alike))
  return part ? { ...part, corrected: true } : found && aroundTown(found, found, { exact: false, corrected: true })
}

/** Well-known districts that a misspelt text names. */
function knownDistrictsLike(text: string): string[] {
  return knownDistricts
    .filter(({ name, isShared }) => {
      const plain = normalise(name)
      if (isShared) return false
      return isWhollyNearlyCalled(text, plain) || plain.replaceAll(' ', '') === text.replaceAll(' ', '')
    })
    .map(({ name, town }) => `${name}, ${town}`)
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
  const plain = normalise(text)
  const beginningOfCode = /^(?:cep )?(\d{5})$/.exec(plain)?.[1]
  if (beginningOfCode) {
    const place = await placeOfCode(database, `${beginningOfCode}000`, undefined)
    return place ? [place.name] : []
  }
  // 's bern' begins São Bernardo.
  const written = writtenOut(plain)
  if (written !== plain) return suggestPlaces(database, { text: written, near, most, askZipCode })
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
  const [whole, named, districts, large] = await Promise.all([
    // 'sao pa' is the beginning of São Paulo, although 'pa' is also a state.
    typed.state ? municipalitiesBegun(database, { begun: plain, state: null, most: 1 }) : [],
    municipalitiesBegun(database, { begun: typed.name, state: typed.state, most }),
    typed.state ? [] : districtsBegun(database, typed.name, most),
    largeTowns(database),
  ])
  const reallyBegun = whole.filter(({ name }) => normalise(name).startsWith(plain))
  // 's bernardo' is no town in Maranhão.
  const byName = isOtherName(plain) ? [...named, ...reallyBegun] : [...reallyBegun, ...named]
  const towns = [
    ...townsInStateBegun(plain, large),
    ...byName.filter(({ name }) => normalise(name).startsWith(typed.name) || normalise(name).startsWith(plain)),
    ...townsBegun(plain, large),
  ]
  const [first, ...others] = [...towns, ...byName]
  const known = [
    ...areasBegun(plain),
    ...regionsBegun(plain),
    ...knownDistrictsBegun(typed.name).slice(0, plain.length < surelyDistrict ? 1 : mostParts),
    ...districts,
    ...(towns.length + districts.length > 0 ? [] : knownDistrictsLike(typed.name)),
  ].slice(0, mostParts)
  const remote = termsBegun(plain).flatMap((term) => (term.kind === 'workType' ? [labelOfTerm(term)] : []))
  const called = areaOf(plain) ?? regionOf(plain)
  const likelier = first && first.population < smallTown ? knownDistrictsBegun(typed.name).slice(0, mostParts) : []
  const all = [
    ...(called ? [called.name] : []),
    ...likelier,
    ...(first ? [label(first)] : []),
    ...statesBegun(text),
    ...known,
    ...remote.slice(0, 1),
    ...others.map(label),
  ]
  return [...new Set(all)].slice(0, most)
}

/** The large towns that a text names with the beginning of their state: 'belem do p'. */
function townsInStateBegun(plain: string, towns: readonly LargeTown[]): Town[] {
  const [, name = '', begun = ''] = /^(.+) d[aeo] (.+)$/.exec(plain) ?? []
  return towns.flatMap(({ town, plain: called }) =>
    called === name && normalise(stateName(town.state)).startsWith(begun) ? [town] : [],
  )
}

/** A shorter text is rather the beginning of a town, so that only one well-known district is suggested for it. */
const surelyDistrict = 5

/** Regions and districts make up at most this many of the suggestions. */
const mostParts = 3

function knownDistrictsBegun(text: string): string[] {
  return knownDistricts
    .filter(({ name, isShared }) => !isShared && normalise(name).startsWith(text))
    .map(({ name, town }) => `${name}, ${town}`)
}

/** States whose name has this beginning and that are meant by it; 'São Paulo' alone means the capital. */
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
