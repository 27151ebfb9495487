import { crc32 } from 'node:zlib'
import { feminine } from '@trampolim/marketplace/occupations/gender.ts'
import {
  meanings,
  normalise,
  searchTerms,
  spellings,
  tellingSpellings,
} from '@trampolim/marketplace/occupations/words.ts'
import type { Position } from '@trampolim/marketplace/places/positions.ts'
import { type Demands, demandsOf, isDemanding } from '@trampolim/marketplace/search/demands.ts'
import { placeLabel } from '@trampolim/marketplace/search/read-place.ts'
import type { SearchReading } from '@trampolim/marketplace/search/read-search.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/typed-words.ts'
import type { Database } from '../../platform/house.ts'
import { placesNear } from './name-queries.ts'
import { readTyped } from './read-typed.ts'
import { remembering } from './remember-answers.ts'
import { prefixesOf } from './suggest-occupations.ts'
import { locate, nearestTown, type UnderstoodPlace, understandTown } from './understand-place.ts'
import { occupationsByWords, occupationsLike, occupationsNamed, someJobSays } from './understand-queries.ts'

/** What the words of a search select, and how well each job fits them. */
export type Meant = {
  /** CBO codes as numbers, likeliest first; empty if the words name no occupation. */
  cbos: readonly number[]
  /** How many of the first codes are named by the very words; the others are related to them. */
  leading: number
  /** Words searched in the jobs themselves; null if what was named covers them all. */
  words: string | null
  /** A company as its cards show it, in plain words. */
  company: string | null
  demands: Demands
  /** The CRC-32 of each job name that is exactly what was typed. */
  titles: ReadonlySet<number>
  /** The same of the first word of job names, if a single word was typed. */
  heads: ReadonlySet<number>
  /** What to search as words in the jobs if nothing else finds any: a job may be called so under another occupation. */
  said: string | null
  /** What to search without the words that nothing was found with; null if there are none, or nothing else was asked for. */
  without: Without | null
}

/** The occupations that were named, without what stood beside them. */
export type Without = {
  cbos: readonly number[]
  leading: number
  name: string | null
  /** The words that are left out, as typed. */
  leftOut: readonly string[]
  /** Whether they are part of the name of an occupation ('de empilhadeira'), rather than beside it. */
  shortens: boolean
}

/** How a search was understood. */
export type UnderstoodSearch = Meant & {
  place: UnderstoodPlace | undefined
  /** The occupation as which it was understood; the words as typed if they name none. */
  name: string | null
  corrected: boolean
  /** What names nothing and was searched as words, as typed. */
  notUnderstood: readonly string[]
  /** A place that doesn't exist, and near names. */
  unknownPlace: { text: string; near: readonly string[] } | null
  typed: TypedSearch
  reading: SearchReading
}

/** An occupation's parts may be in many names: 'analista'. */
const mostByWords = 120
const fewNames = 24
const mostNear = 4

/** Understands both fields of a search together; with a position and no other place, that is its place. */
export async function understandSearch(
  database: Database,
  { near, ...asked }: TypedSearch & { near?: Position | undefined },
): Promise<UnderstoodSearch> {
  const { typed, reading, corrected } = await readTyped(database, asked)
  const [meant, located] = await Promise.all([
    meantBy(database, { typed, reading }),
    placeOf(database, { typed, reading, near }),
  ])
  return { ...meant, ...located, corrected: corrected || meant.corrected || located.corrected, typed, reading }
}

type Read = { typed: TypedSearch; reading: SearchReading }

async function meantBy(database: Database, { typed, reading }: Read) {
  const demands = demandsOf(reading.terms.map(({ term }) => term))
  const texts = reading.unknown.flatMap(({ text, part }) => (part.field === 'occupation' ? [text] : []))
  const company = reading.company && normalise(reading.company.name)
  const base = { company, demands, corrected: false, notUnderstood: texts, without: null }
  if (reading.occupations.length > 0) return { ...base, ...(await named(database, { typed, reading }, texts)) }
  const text = texts.join(' ').trim()
  if (!text) return { ...base, cbos: [], leading: 0, words: null, name: null, said: null, ...namesOf([]) }
  const without =
    isDemanding(demands) || company ? { cbos: [], leading: 0, name: null, leftOut: texts, shortens: false } : null
  return { ...base, without, ...(await byWords(database, text)) }
}

/**
 * The occupations that the words name. Words beside the name may be part of a longer one ('mecânico de moto'), or a head of one
 * that nothing is called ('auxiliar de padeiro'). A single word also means the occupations whose names begin with it: 'analista'.
 */
async function named(database: Database, { typed, reading }: Read, texts: readonly string[]) {
  const { occupations, occupationPart, head } = reading
  const name = occupations[0]?.name ?? ''
  const said = occupationPart ? typed[occupationPart.field].slice(occupationPart.from, occupationPart.to) : name
  const rest = texts.filter((text) => text !== head)
  const whole = [head, said, ...rest].filter(Boolean).join(' ')
  const without = fewerWords(reading, rest)
  if (rest.length > 0) {
    const longer = await occupationsSaying(database, whole)
    if (longer.length > 0) {
      return {
        cbos: distinct(longer),
        leading: mostByWords,
        words: whole,
        name: whole,
        said: null,
        without,
        ...namesOf([whole]),
        notUnderstood: [],
      }
    }
  }
  const isOneWord = !head && searchTerms(said).length === 1
  const [withHead, begun] = await Promise.all([
    head ? occupationsSaying(database, whole) : [],
    isOneWord ? occupationsBegun(database, normalise(said)) : [],
  ])
  return {
    cbos: distinct([...withHead, ...occupations, ...begun]).slice(0, mostByWords),
    leading: withHead.length > 0 ? distinct(withHead).length : distinct(occupations).length,
    words: head || rest.length > 0 ? whole : null,
    without,
    name: head ? [head, said].join(' ') : name,
    said,
    // Beside other words a job's bare name comes after the jobs that say them all: 'vigilante 4x2'.
    ...namesOf(rest.length > 0 ? [whole, typed.occupation] : [whole, said, name, typed.occupation]),
    ...(rest.length > 0 && { heads: namesOf([said, name]).heads }),
    notUnderstood: rest,
  }
}

/** The occupations without the words beside them, or without the last words of a name that no job has. */
function fewerWords({ occupations, broader }: SearchReading, rest: readonly string[]): Without | null {
  const shortens = rest.length === 0
  const [kept, leftOut] = shortens ? [broader?.occupations ?? [], [broader?.beside ?? '']] : [occupations, rest]
  const cbos = distinct(kept)
  return cbos.length === 0 ? null : { cbos, leading: cbos.length, name: kept[0]?.name ?? null, leftOut, shortens }
}

const occupationsBegun = remembering(
  (database, word) => occupationsNamed(database, { begun: meanings(word), most: mostByWords }),
  () => true,
)

/** Words that name no occupation: part of a name, words of jobs, or misspelt. */
async function byWords(database: Database, text: string) {
  const names = namesOf([text])
  const saying = await occupationsSaying(database, text)
  if (saying.length > 0) {
    // Jobs that merely say a rare word are few; of a word of many names ('auxiliar') all are among those occupations.
    const words = saying.length <= fewNames ? text : null
    return { cbos: distinct(saying), leading: mostByWords, words, name: text, said: text, ...names, notUnderstood: [] }
  }
  const unknown = { cbos: [], leading: 0, words: text, name: text, said: null, ...names }
  if (await someJobSays(database, text)) return unknown
  const like = await occupationsLike(database, spellings(text))
  if (!like[0]) return unknown
  const { name } = like[0]
  return {
    cbos: distinct(like),
    leading: like.length,
    words: null,
    name,
    said: name,
    ...namesOf([name]),
    corrected: true,
    notUnderstood: [],
  }
}

const distinct = (found: readonly { cbo: number }[]) => [...new Set(found.map(({ cbo }) => cbo))]

function occupationsSaying(database: Database, text: string) {
  const terms = searchTerms(text)
  return occupationsByWords(database, { prefixes: prefixesOf(terms), most: mostByWords })
}

/** The names of jobs that are one of these texts in any gender or spelling, and the first words of names, as rows have them. */
function namesOf(texts: readonly string[]): Pick<Meant, 'titles' | 'heads'> {
  const names = texts.filter(Boolean).flatMap((text) => [text, feminine(text.toLowerCase())].flatMap(spelt))
  const single = names.filter((name) => !name.includes(' '))
  return { titles: new Set(names.map(crcOf)), heads: new Set(single.map(crcOf)) }
}

const spelt = (text: string) => [...spellings(text), ...tellingSpellings(normalise(text))]
const crcOf = (name: string) => crc32(name) | 0

async function placeOf(
  database: Database,
  { typed, reading, near }: Read & { near: Position | undefined },
): Promise<Pick<UnderstoodSearch, 'place' | 'unknownPlace' | 'corrected'>> {
  const whole =
    reading.place && reading.placePart?.field === 'location' ? await wholePlace(database, typed, reading) : undefined
  if (whole) return { place: whole, unknownPlace: null, corrected: whole.corrected }
  if (reading.place) {
    const place = reading.place.kind === 'near' && !near ? undefined : await locate(database, reading.place, near)
    return { place, unknownPlace: null, corrected: false }
  }
  const unknown = reading.unknown.find(({ part }) => part.field === 'location')
  if (!unknown) return { place: near && (await nearestTown(database, near)), unknownPlace: null, corrected: false }
  const place = await understandTown(database, unknown.text)
  if (place) return { place, unknownPlace: null, corrected: place.corrected }
  const names = await placesNear(database, normalise(unknown.text), mostNear)
  return { place: undefined, unknownPlace: { text: unknown.text, near: names }, corrected: false }
}

/** The town of the whole place field where words beside a place name nothing: 'sao jose dos campo', 'goiana go'. */
async function wholePlace(database: Database, { location }: TypedSearch, { unknown, place }: SearchReading) {
  if (place?.kind !== 'town' && place?.kind !== 'state') return undefined
  if (!unknown.some(({ part }) => part.field === 'location')) return undefined
  const meant = await understandTown(database, location)
  if (!meant || place.kind === 'state') return meant
  // Otherwise the name that was read is nearer than the whole.
  return meant.name.length > placeLabel(place).length ? meant : undefined
}

/** The label of the place that was read: 'Campinas, SP'. */
export const labelOfPlace = ({ place, reading }: UnderstoodSearch): string | null =>
  place?.name ?? (reading.place ? placeLabel(reading.place) : null)

/** Whether anything that was understood selects jobs. */
export function selectsJobs({ cbos, words, company, place, demands }: UnderstoodSearch): boolean {
  return cbos.length > 0 || words !== null || company !== null || place !== undefined || isDemanding(demands)
}
