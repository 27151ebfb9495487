import { kilometresBetween } from '../../places/positions.ts'
import { type StateCode, stateName, stateOfZipCode } from '../../reference/states.ts'
import type { Area } from './areas.ts'
import type { Region } from './region.ts'

/** A municipality found in the database, with its centre. */
export type Town = {
  id: number
  name: string
  state: StateCode
  population: number
  /** Whether its name is a single word and none of Portuguese, which it can hardly be taken for: 'Sapezal'. */
  isUnlikeWords?: boolean
  latitude: number
  longitude: number
}

/** A part of a municipality whose name occurs in jobs, organisations or known CEPs. */
export type District = {
  name: string
  town: Town
  latitude: number
  longitude: number
  /** Whether it is so well known that its name alone, without the town, means it. */
  wellKnown: boolean
}

/** A place that was recognised in typed words. */
export type ReadPlace =
  | { kind: 'town'; town: Town }
  | { kind: 'district'; district: District }
  | { kind: 'region'; region: Region; town: Town | null }
  | { kind: 'state'; state: StateCode }
  | { kind: 'area'; area: Area }
  | { kind: 'zip-code'; zipCode: string }
  | { kind: 'country' }
  /** Around the person's own position. */
  | { kind: 'near' }

/** Towns and districts by their plain names, the likeliest first. */
export type PlaceNames = {
  towns: ReadonlyMap<string, readonly Town[]>
  districts: ReadonlyMap<string, readonly District[]>
}

/** Whether the larger place contains the smaller one, as far as their names show: 'SP' contains 'Campinas, SP'. */
export function containsPlace(large: ReadPlace, small: ReadPlace): boolean {
  if (large.kind === 'country' || large.kind === 'near' || small.kind === 'near') return true
  const [state, town] = [stateOf(small), townOf(small)]
  if (large.kind === 'state') return state === large.state
  if (large.kind === 'area') return state !== undefined && large.area.states.includes(state)
  // A zone of a town doesn't contain the town around whose middle it may lie.
  const within =
    small.kind === 'town' && large.kind === 'region' && large.town?.id !== small.town.id ? small.town : null
  const spot = small.kind === 'district' ? small.district : within
  if (large.kind === 'region' && spot) return kilometresBetween(large.region, spot) <= large.region.kilometres
  const around = townOf(large)
  return (
    (around !== undefined && around.id === town?.id && large.kind === 'town') ||
    (small.kind === 'zip-code' && state !== undefined && stateOf(large) === state)
  )
}

function stateOf(place: ReadPlace): StateCode | undefined {
  if (place.kind === 'state') return place.state
  if (place.kind === 'region') return place.region.around.slice(-2) as StateCode
  return place.kind === 'zip-code' ? stateOfZipCode(place.zipCode) : townOf(place)?.state
}

function townOf(place: ReadPlace): Town | undefined {
  if (place.kind === 'town') return place.town
  if (place.kind === 'district') return place.district.town
  return place.kind === 'region' ? (place.town ?? undefined) : undefined
}

/** A place as it is shown: 'Campinas, SP', 'Moema, São Paulo, SP', 'Minas Gerais'. */
export function placeLabel(place: ReadPlace): string {
  switch (place.kind) {
    case 'town':
      return `${place.town.name}, ${place.town.state}`
    case 'district':
      return `${place.district.name}, ${place.district.town.name}, ${place.district.town.state}`
    case 'region':
      return place.region.name
    case 'state':
      return stateName(place.state)
    case 'area':
      return place.area.name
    case 'zip-code':
      return place.zipCode.replace(/^(\d{5})/, '$1-')
    case 'country':
      return 'Brasil'
    case 'near':
      return ''
  }
}

/** Whether a state shares its name with its capital, which is meant far more often. */
export const isNamedLikeCapital = (state: StateCode): boolean => state === 'SP' || state === 'RJ'

/** The text by which a search finds exactly this place: 'São Paulo' alone is the capital. */
export function placeToSearch(place: ReadPlace): string {
  if (place.kind !== 'state' || !isNamedLikeCapital(place.state)) return placeLabel(place)
  return `Estado ${place.state === 'RJ' ? 'do' : 'de'} ${stateName(place.state)}`
}
