import { anywhereCell, cellsAround } from '../places/cells.ts'
import type { Position } from '../places/positions.ts'
import type { Circle } from '../search/places/areas.ts'
import { type Demands, isDemanding } from '../search/vocabulary/demands.ts'

/**
 * Where an alert looks for jobs: within a distance of a town, in the town itself (`kilometres` null), in a state, or
 * only among remote work from anywhere.
 */
export type AlertPlace =
  | {
      readonly kind: 'around'
      readonly municipality: number
      readonly position: Position
      readonly kilometres: number | null
      /** For a region: its radius in kilometres. Everything within it counts as the place itself. */
      readonly within?: number | null
    }
  | { readonly kind: 'state'; readonly state: number }
  /** Whole states, except for the circles in `outside`. */
  | { readonly kind: 'area'; readonly states: readonly number[]; readonly outside: readonly Circle[] }
  | { readonly kind: 'anywhere' }

/** How the words of an alert were understood. */
export type AlertMeaning = {
  /** CBO codes as numbers; empty if the words name no occupation. */
  readonly cbos: readonly number[]
  /** The words that a job may contain instead, as the database stems them; null if the occupations cover them. */
  readonly lexemes: readonly string[] | null
  readonly place: AlertPlace | null
  /** What the words demand besides an occupation; a missing value demands nothing. */
  readonly demands?: Partial<Demands>
  /** A company as its cards show it, in plain words. */
  readonly company?: string | null
}

/** The facts about a job that decide which alerts it may match. */
export type AlertedJob = {
  readonly cbo: number
  readonly lexemes: readonly string[]
  /** Null if its company hides its name. */
  readonly company?: string | null
  /** Its workplaces. The one of remote work that takes people from anywhere is 0. */
  readonly places: readonly { readonly municipality: number; readonly cell: number; readonly state: number }[]
}

/** An entry of the index of alerts: an occupation, a word or anything, and a place or anywhere. */
export type Ground = { readonly what: string; readonly place: string }

/** The index keys under which a job looks for alerts: every pair of a `what` and a `place`. */
export type Probes = { readonly whats: readonly string[]; readonly places: readonly string[] }

const anything = '*'
const fromAnywhere = '~'
const ofOccupation = (cbo: number) => `o${cbo}`
const ofWord = (lexeme: string) => `w${lexeme}`
const ofCompany = (company: string) => `e${company}`
const ofTown = (municipality: number) => `m${municipality}`
const ofCell = (cell: number) => `c${cell}`
const ofState = (state: number) => `s${state}`

/**
 * The maximum number of index entries of one search. A search with more is indexed without its place, and the exact
 * rule then compares the place.
 */
const mostGrounds = 400

/**
 * The index entries of a search: every job that matches it shares at least one of them. None if the search has no
 * meaning.
 */
export function groundsOf(meaning: AlertMeaning): Ground[] {
  const whats = whatsOf(meaning)
  const places = placesOf(meaning.place)
  const asked = whats.length * places.length > mostGrounds ? [anything] : places
  return whats.flatMap((what) => asked.map((place) => ({ what, place })))
}

function whatsOf(meaning: AlertMeaning): string[] {
  const { cbos, lexemes, company } = meaning
  if (company) return [ofCompany(company)]
  const words = lexemes ?? []
  // A job must contain all words, so one of them is enough to find it; long words are the rarest.
  const rarest = words.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0]
  const whats = [...cbos.map(ofOccupation), ...(rarest === undefined ? [] : [ofWord(rarest)])]
  return whats.length === 0 && meansAnyWork(meaning) ? [anything] : whats
}

function placesOf(place: AlertPlace | null): string[] {
  if (!place) return [anything]
  if (place.kind === 'anywhere') return [fromAnywhere]
  if (place.kind === 'state') return [ofState(place.state)]
  if (place.kind === 'area') return place.states.map(ofState)
  if (place.kilometres === null) return [ofTown(place.municipality)]
  const cells = cellsAround(place.position, place.kilometres).filter((cell) => cell !== anywhereCell)
  return cells.map(ofCell)
}

/**
 * The index keys of a job. Remote work from anywhere belongs to every place. It has only the keys for such work, since
 * each search with a place is also indexed for it.
 */
export function probesOf(job: AlertedJob): Probes {
  const places = job.places.flatMap(({ municipality, cell, state }) => [
    ofTown(municipality),
    ofCell(cell),
    ofState(state),
  ])
  return {
    whats: [
      ofOccupation(job.cbo),
      ...job.lexemes.map(ofWord),
      ...(job.company ? [ofCompany(job.company)] : []),
      anything,
    ],
    places: isAnywhere(job) ? [fromAnywhere, anything] : [...new Set([...places, anything])],
  }
}

/** Whether a search names no occupation, but a place or something else that can be asked of a job. */
function meansAnyWork({ cbos, lexemes, place, demands }: AlertMeaning): boolean {
  return cbos.length === 0 && lexemes === null && (place !== null || (demands !== undefined && isDemanding(demands)))
}

/**
 * Whether a job has one of the occupations or contains all the words of an alert, and lies in its town or state.
 * Distances, filters and demands are compared by the rule of the search.
 */
export function isMeant(meaning: AlertMeaning, job: AlertedJob): boolean {
  const { cbos, lexemes, place, company } = meaning
  const said = lexemes !== null && lexemes.length > 0 && lexemes.every((word) => job.lexemes.includes(word))
  if (company && (company !== job.company || !isPlaced(place, job))) return false
  if (company) return cbos.length === 0 || cbos.includes(job.cbo) || said
  return (meansAnyWork(meaning) || cbos.includes(job.cbo) || said) && isPlaced(place, job)
}

function isPlaced(place: AlertPlace | null, job: AlertedJob): boolean {
  if (!place || isAnywhere(job)) return true
  if (place.kind === 'anywhere') return false
  if (place.kind === 'state') return job.places.some(({ state }) => state === place.state)
  if (place.kind === 'area') return job.places.some(({ state }) => place.states.includes(state))
  if (place.kilometres !== null) return true
  return job.places.some(({ municipality }) => municipality === place.municipality)
}

const isAnywhere = ({ places }: AlertedJob) => places.some(({ municipality }) => municipality === 0)
