import { crc32 } from 'node:zlib'
import { abbreviations } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { feminine } from '@trampolim/marketplace/occupations/gender.ts'
import {
  meanings,
  normalise,
  searchTerms,
  searchWords,
  spellings,
  tellingSpellings,
} from '@trampolim/marketplace/occupations/words.ts'
import { kilometresBetween, type Position } from '@trampolim/marketplace/places/positions.ts'
import { nearlyNames } from '@trampolim/marketplace/search/nearly-named.ts'
import { isAbroad } from '@trampolim/marketplace/search/places/abroad.ts'
import { placeLabel } from '@trampolim/marketplace/search/places/read-place.ts'
import { isManaging, managers } from '@trampolim/marketplace/search/reading/heads.ts'
import type { Part } from '@trampolim/marketplace/search/reading/parts.ts'
import type { ReadCargo, SearchReading } from '@trampolim/marketplace/search/reading/reading.ts'
import type { TypedSearch } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { type Demands, demandsOf, isDemanding } from '@trampolim/marketplace/search/vocabulary/demands.ts'
import { wordsOfSentences } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import { isKnownEmployer } from '@trampolim/marketplace/search/vocabulary/known-employers.ts'
import type { Database } from '../../platform/house.ts'
import { placesNear } from './name-queries.ts'
import { readTyped } from './read-typed.ts'
import { remembering } from './remember-answers.ts'
import { prefixesOf } from './suggest-occupations.ts'
import {
  type AskZipCode,
  type Home,
  locate,
  nearestTown,
  type UnderstoodPlace,
  understandTown,
} from './understand-place.ts'
import { occupationsByWords, occupationsLike, occupationsNamed, someJobSays } from './understand-queries.ts'

/** The meaning of a search's words: which jobs they select, and how well each job matches them. */
export type Meant = {
  /** CBO codes as numbers, the likeliest first; empty if the words name no occupation. */
  cbos: readonly number[]
  /** How many of the first codes are the most likely meaning, one for each typed cargo. */
  likeliest: number
  /** How many of the first codes are named by exactly the typed words; the others are related to them. */
  leading: number
  /** Words to search in the jobs themselves; null if the recognised names cover all words. */
  words: string | null
  /** A company as its cards show it, in plain words. */
  company: string | null
  demands: Demands
  /** The CRC-32 of every job name that equals the typed text. */
  titles: ReadonlySet<number>
  /** The CRC-32 of first words of job names, if a single word was typed. */
  heads: ReadonlySet<number>
  /**
   * The text to search as words in the jobs if nothing else finds any, since a job may have this name under another
   * occupation.
   */
  said: string | null
  /**
   * The search without the words that nothing was found with; null if there are no such words, or nothing else was
   * asked for.
   */
  without: Without | null
}

/** The recognised occupations, without the words beside them. */
export type Without = {
  cbos: readonly number[]
  leading: number
  name: string | null
  /** The words that are left out, as typed. */
  leftOut: readonly string[]
  /** Whether these words are part of an occupation's name ('de empilhadeira') and not beside it. */
  shortens: boolean
}

/** A search with its interpretation. */
export type UnderstoodSearch = Meant & {
  place: UnderstoodPlace | undefined
  /** The occupation that was recognised; the words as typed if they name none. */
  name: string | null
  corrected: boolean
  /** The recognised cargos with their positions in the text. */
  named: readonly { label: string; part: Part }[]
  /** Words that name nothing and were searched as words, as typed. */
  notUnderstood: readonly string[]
  /** Typed parts that the search ignores: a distance around a whole state, or words beyond the limit of one search. */
  unused: readonly string[]
  /** Whether 'perto de mim' was typed and neither position nor home is known. */
  needsPosition: boolean
  /** A place that doesn't exist, with similar names. */
  unknownPlace: { text: string; near: readonly string[] } | null
  typed: TypedSearch
  reading: SearchReading
}

/** A word may occur in many occupations' names: 'analista'. */
const mostByWords = 120
const fewNames = 24
const mostNear = 4
/** Too many names have a word that begins with fewer letters. */
const shortestPart = 3

/** The data about the person who searches, queried only when needed. */
export type Surroundings = {
  /** The browser's position. */
  near?: Position | undefined
  /** The person's home. */
  home?: (() => Promise<Home | undefined>) | undefined
  /** Asks an external service for a CEP that the database doesn't know. */
  askZipCode?: AskZipCode | undefined
}

/**
 * Interprets both fields of a search together. If there is a position and no other place, the position is the place.
 */
export async function understandSearch(
  database: Database,
  { occupation, location }: TypedSearch,
  around: Surroundings = {},
): Promise<UnderstoodSearch> {
  const { typed, reading, corrected } = await readTyped(database, { occupation, location })
  const placing = placeOf(database, { typed, reading }, around)
  const strange = reading.place === null ? [] : textsIn(reading, 'location')
  // Words beside a place may be part of the place's name.
  const beside = strange.length > 0 && !(await placing).isWhole ? strange : []
  const [meant, { isWhole: _isWhole, ...located }] = await Promise.all([
    meantBy(database, { typed, reading }, beside),
    placing,
  ])
  return {
    ...meant,
    ...located,
    unused: [...meant.unused, ...located.unused, ...reading.denied.map(({ text }) => text)],
    corrected: corrected || meant.corrected || located.corrected,
    typed,
    reading,
  }
}

type Read = { typed: TypedSearch; reading: SearchReading }

const textsIn = ({ unknown }: SearchReading, field: Part['field']) =>
  unknown.flatMap(({ text, part }) => (part.field === field ? [text] : []))

/** The meaning of the words apart from the place; `beside`: words in the place field that name nothing. */
async function meantBy(database: Database, { typed, reading }: Read, beside: readonly string[]) {
  const demands = demandsOf(
    reading.terms.map(({ term }) => term),
    await avoidedIn(database, reading),
  )
  const texts = textsIn(reading, 'occupation')
  const company = reading.company && normalise(reading.company.name)
  const base = { company, demands, corrected: false, named: [], without: null, likeliest: 1, unused: [] }
  if (reading.cargos.length > 0) return { ...base, ...(await named(database, { typed, reading }, beside)) }
  const text = texts.join(' ').trim()
  const nothing = { ...base, cbos: [], leading: 0, name: null, said: null, ...namesOf([]) }
  if (!text) {
    const words = beside.length > 0 ? beside.join(' ') : null
    return { ...nothing, words, without: beside.length > 0 ? leavingOut(beside) : null, notUnderstood: beside }
  }
  const without = isDemanding(demands) || company ? leavingOut(texts) : reading.place ? sayingNothing(texts) : null
  return { ...base, notUnderstood: texts, without, ...(await byWords(database, text)), unused: beside }
}

/** The codes of unwanted occupations, including those whose names begin with the word, except those typed as wanted. */
async function avoidedIn(database: Database, reading: SearchReading): Promise<number[]> {
  const found = await Promise.all(
    reading.avoided.map(async ({ occupations, text }) => {
      const isOneWord = searchTerms(text).length === 1
      return [...occupations, ...(isOneWord ? await occupationsBegun(database, normalise(text)) : [])]
    }),
  )
  const wanted = new Set(reading.cargos.flatMap(({ occupations }) => distinct(occupations)))
  return distinct(found.flat()).filter((cbo) => !wanted.has(cbo))
}

const leavingOut = (leftOut: readonly string[]): Without => ({
  cbos: [],
  leading: 0,
  name: null,
  leftOut,
  shortens: false,
})

/** Words that no job says leave the place alone: 'moça eu preciso muito, Osasco'. */
const sayingNothing = (texts: readonly string[]): Without => ({ ...leavingOut(texts), shortens: true })

type NamedCargo = Pick<
  UnderstoodSearch,
  'cbos' | 'leading' | 'words' | 'name' | 'said' | 'titles' | 'heads' | 'without' | 'notUnderstood' | 'named'
>

/** The occupations of all typed cargos. */
async function named(database: Database, { typed, reading }: Read, beside: readonly string[]) {
  const { cargos } = reading
  const isOne = cargos.length === 1
  const found = await Promise.all(
    groupsOf(cargos).map(async (group): Promise<NamedCargo[]> => {
      const longer = group.length > 1 ? await longerName(database, typed, group) : undefined
      if (longer) return [longer]
      const more = isOne && group[0]?.beside.length === 0 ? beside : []
      return Promise.all(group.map((cargo) => namedBy(database, typed, { cargo, isOne, more })))
    }),
  )
  const [first, ...others] = found.flat() as [NamedCargo, ...NamedCargo[]]
  const unused = first.notUnderstood.some((text) => beside.includes(text)) ? [] : beside
  if (others.length === 0) return { ...first, unused }
  const together = inTurn([first, ...others])
  return { ...together, unused: [...together.unused, ...unused] }
}

/** Cargos without a separator between them form one group, since they may be one longer name: 'auxiliar limpeza'. */
function groupsOf(cargos: readonly ReadCargo[]): ReadCargo[][] {
  const groups: ReadCargo[][] = []
  for (const cargo of cargos) {
    if (cargo.isAlternative || groups.length === 0) groups.push([cargo])
    else groups.at(-1)?.push(cargo)
  }
  return groups
}

/** The occupations that have a name with all these words. */
async function longerName(
  database: Database,
  typed: TypedSearch,
  [cargo, ...others]: readonly ReadCargo[],
): Promise<NamedCargo | undefined> {
  if (!cargo) return undefined
  const rest = [...cargo.beside, ...others.flatMap((other) => [saidOf(typed, other), ...other.beside])].filter(
    (text) => text !== cargo.head,
  )
  const whole = [cargo.head, saidOf(typed, cargo), ...rest].filter(Boolean).join(' ')
  const telling = rest.some((text) => withoutQualifiers(text)) ? withoutQualifiers(whole) : whole
  const longer = await occupationsSaying(database, telling)
  if (longer.length === 0) return undefined
  const part = { ...cargo.part, to: others.at(-1)?.part.to ?? cargo.part.to }
  return {
    cbos: distinct(longer),
    leading: mostByWords,
    words: whole,
    name: whole,
    said: null,
    without: fewerWords(cargo, rest),
    ...namesOf([whole]),
    notUnderstood: [],
    named: [{ label: whole, part }],
  }
}

/** What may stand within a cargo's name and is no part of it: 'professor substituto história'. */
const qualifiers =
  /\b(?:substitut[oa]s?|eventua(?:l|is)|plantonistas?|folguistas?|feristas?|horistas?|mensalistas?)\b/giu

const withoutQualifiers = (text: string) => text.replace(qualifiers, ' ').trim()

const saidOf = (typed: TypedSearch, { part }: ReadCargo) => typed[part.field].slice(part.from, part.to)

type OneCargo = {
  cargo: ReadCargo
  /** Whether this is the only cargo. */
  isOne: boolean
  /** Further words that name nothing. */
  more: readonly string[]
}

/**
 * The occupations that a cargo names. Words beside the name may be part of a longer name ('mecânico de moto'), or a
 * prefix such as 'auxiliar' that forms no listed occupation ('auxiliar de padeiro'). A single word also means the
 * occupations whose names start with it: 'analista'.
 */
async function namedBy(database: Database, typed: TypedSearch, { cargo, isOne, more }: OneCargo): Promise<NamedCargo> {
  const { occupations, part, head } = cargo
  const name = occupations[0]?.name ?? ''
  const said = saidOf(typed, cargo)
  const beside = cargo.beside.filter((text) => text !== head)
  const longer = beside.length > 0 ? await longerName(database, typed, [cargo]) : undefined
  if (longer) return longer
  const rest = [...beside, ...more]
  const whole = [head, said, ...rest].filter(Boolean).join(' ')
  const isOneWord = !head && searchTerms(said).length === 1
  const [withHead, begun] = await Promise.all([
    head ? headed(database, head, whole) : [],
    isOneWord ? occupationsBegun(database, normalise(said)) : [],
  ])
  // No name says who manages this, and whom they manage is somebody else.
  const isOther = head !== null && withHead.length === 0 && isManaging(normalise(head))
  const label = head && !isOther ? [head, said].join(' ') : name
  const all = isOne ? [typed.occupation] : []
  return {
    cbos: distinct([...withHead, ...occupations, ...begun]).slice(0, mostByWords),
    leading: withHead.length > 0 ? distinct(withHead).length : distinct(occupations).length,
    words: head || rest.length > 0 ? whole : null,
    without: fewerWords(cargo, rest),
    name: label,
    // Jobs write out what people shorten: 'rep comercial'.
    said: searchWords(said).some((word) => abbreviations[word]) ? name : said,
    // If other words were typed too, jobs with all of them come before jobs named only by the occupation: 'vigilante
    // 4x2'.
    ...namesOf(rest.length > 0 ? [whole, ...all] : [whole, said, name, ...all]),
    ...(rest.length > 0 && { heads: namesOf([said, name]).heads }),
    notUnderstood: isOther ? [head, ...rest] : rest,
    named: [{ label, part }],
  }
}

/** The occupations of a name with its head; of who manages others, also those of another word for it: 'supervisor de frota'. */
async function headed(database: Database, head: string, whole: string) {
  const named = await occupationsSaying(database, whole)
  if (named.length > 0 || !isManaging(normalise(head))) return named
  const rest = whole.slice(head.length)
  const others = await Promise.all(managers.map((manager) => occupationsSaying(database, manager + rest)))
  return others.find((found) => found.length > 0) ?? []
}

/**
 * The combined meaning of several cargos, with equal priority. Words beside only one of them are searched; if several
 * have such words, they aren't.
 */
function inTurn(cargos: readonly NamedCargo[]) {
  const firsts = cargos.flatMap(({ cbos }) => cbos.slice(0, 1))
  const leading = [...new Set([...firsts, ...cargos.flatMap(({ cbos, leading: own }) => cbos.slice(0, own))])]
  const cbos = [...new Set([...leading, ...cargos.flatMap((cargo) => cargo.cbos)])].slice(0, mostByWords)
  const withWords = cargos.find(({ words }) => words !== null)
  const notUnderstood = withWords?.notUnderstood ?? []
  const kept = [...new Set(cargos.flatMap(({ without, ...cargo }) => without?.cbos ?? cargo.cbos))]
  const without = { ...leavingOut(notUnderstood), cbos: kept.slice(0, mostByWords), leading: kept.length }
  return {
    cbos,
    leading: leading.length,
    likeliest: new Set(firsts).size,
    words: withWords?.words ?? null,
    name: orOf(cargos.flatMap(({ name }) => (name === null ? [] : [name]))),
    said: null,
    titles: new Set(cargos.flatMap(({ titles }) => [...titles])),
    heads: new Set(cargos.flatMap(({ heads }) => [...heads])),
    without: notUnderstood.length > 0 ? without : null,
    notUnderstood,
    named: cargos.flatMap((cargo) => cargo.named),
    unused: cargos.flatMap((cargo) => (cargo === withWords ? [] : cargo.notUnderstood)),
  }
}

/** The occupations without the words beside them, or without the last words of a name that no job has. */
function fewerWords({ occupations, broader }: ReadCargo, rest: readonly string[]): Without | null {
  const shortens = rest.length === 0
  const [kept, leftOut] = shortens ? [broader?.occupations ?? [], [broader?.beside ?? '']] : [occupations, rest]
  const cbos = distinct(kept)
  return cbos.length === 0 ? null : { cbos, leading: cbos.length, name: kept[0]?.name ?? null, leftOut, shortens }
}

const occupationsBegun = remembering(
  (database, word) => occupationsNamed(database, { begun: meanings(word), most: mostByWords }),
  () => true,
)

/** The meaning of words that name no occupation: part of a name, words in jobs, or misspelt. */
async function byWords(database: Database, text: string) {
  const names = namesOf([text])
  // Words of any sentence are also parts of names: 'pagamento'.
  const isOrdinary = searchWords(text).every((word) => wordsOfSentences.has(word) || word.length < shortestPart)
  const isSpeltRight = isOrdinary || isKnownEmployer(normalise(text))
  const saying = isSpeltRight ? [] : await occupationsSaying(database, text)
  if (saying.length > 0) {
    // Few jobs contain a rare word. For a word that occurs in many names ('auxiliar'), all jobs that contain it are
    // among those occupations.
    const words = saying.length <= fewNames ? text : null
    return { cbos: distinct(saying), leading: mostByWords, words, name: text, said: text, ...names, notUnderstood: [] }
  }
  const unknown = { cbos: [], leading: 0, words: text, name: text, said: null, ...names }
  if (isSpeltRight || (await someJobSays(database, text))) return unknown
  const like = await occupationsLike(database, spellings(text))
  const name = like[0]?.name
  if (name === undefined || !nearlyNames(text, name)) return unknown
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

/** 'garçom, barman ou cozinheiro', which would be read as these three again. */
const orOf = (names: readonly string[]) => new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(new Set(names))

const distinct = (found: readonly { cbo: number }[]) => [...new Set(found.map(({ cbo }) => cbo))]

function occupationsSaying(database: Database, text: string) {
  const terms = searchTerms(text)
  return occupationsByWords(database, { prefixes: prefixesOf(terms), most: mostByWords })
}

/**
 * The names of jobs that equal one of these texts in any gender or spelling, and the first words of names, as search
 * rows store them.
 */
function namesOf(texts: readonly string[]): Pick<Meant, 'titles' | 'heads'> {
  const names = texts.filter(Boolean).flatMap((text) => [text, feminine(text.toLowerCase())].flatMap(spelt))
  const single = names.filter((name) => !name.includes(' '))
  return { titles: new Set(names.map(crcOf)), heads: new Set(single.map(crcOf)) }
}

const spelt = (text: string) => [...spellings(text), ...tellingSpellings(normalise(text))]
const crcOf = (name: string) => crc32(name) | 0

type Placed = Pick<UnderstoodSearch, 'place' | 'unknownPlace' | 'corrected' | 'needsPosition' | 'unused'> & {
  /** Whether the whole field is the place, although some words beside a known name mean nothing alone. */
  isWhole: boolean
}

async function placeOf(database: Database, { typed, reading }: Read, around: Surroundings): Promise<Placed> {
  const { near } = around
  const none: Placed = {
    ...{ place: undefined, unknownPlace: null, corrected: false },
    ...{ needsPosition: false, unused: [], isWhole: false },
  }
  const whole =
    reading.place && reading.placePart?.field === 'location' ? await wholePlace(database, typed, reading) : undefined
  if (whole) return { ...none, ...atDistance(whole, { typed, reading }), corrected: whole.corrected, isWhole: true }
  if (reading.place) {
    const place = await locate(database, reading.place, around)
    if (!place && reading.place.kind === 'near') return { ...none, needsPosition: true }
    // A CEP outside every range.
    if (!place) return { ...none, unknownPlace: { text: placeLabel(reading.place), near: [] } }
    return { ...none, ...atDistance(seenFrom(place, near), { typed, reading }) }
  }
  const unknown = reading.unknown.find(({ part }) => part.field === 'location')
  if (!unknown) return { ...none, place: near && (await nearestTown(database, near)) }
  if (isAbroad(normalise(unknown.text))) return { ...none, unknownPlace: { text: unknown.text, near: [] } }
  const place = await understandTown(database, unknown.text)
  if (place) return { ...none, ...atDistance(place, { typed, reading }), corrected: place.corrected }
  const names = await placesNear(database, normalise(unknown.text), mostNear)
  return { ...none, unknownPlace: { text: unknown.text, near: names } }
}

/** A place with the typed distance; only a place with a centre can have one. */
function atDistance(place: UnderstoodPlace | undefined, { typed, reading }: Read): Pick<Placed, 'place' | 'unused'> {
  const { kilometres, terms } = reading
  if (kilometres === null) return { place, unused: [] }
  if (place?.kind === 'around') return { place: { ...place, within: kilometres, first: null }, unused: [] }
  const said = terms.flatMap(({ term, part }) =>
    term.kind === 'distance' ? [typed[part.field].slice(part.from, part.to)] : [],
  )
  return { place, unused: said }
}

/** A browser's position within this many kilometres of a town's centre counts as in that town. */
const inTown = 60

/** A town with distances measured from the person, if they are there. */
function seenFrom(place: UnderstoodPlace, near: Position | undefined): UnderstoodPlace {
  if (!near || place.kind !== 'around' || place.exact || place.first !== null || place.within !== null) return place
  return kilometresBetween(near, place.position) <= inTown ? { ...place, position: near, exact: true } : place
}

/**
 * The town that the whole place field names, if words beside a known place name nothing: 'sao jose dos campo', 'goiana
 * go'.
 */
async function wholePlace(database: Database, { location }: TypedSearch, { unknown, place }: SearchReading) {
  if (place?.kind !== 'town' && place?.kind !== 'state') return undefined
  if (!unknown.some(({ part }) => part.field === 'location')) return undefined
  const meant = await understandTown(database, location)
  if (!meant || place.kind === 'state') return meant
  // Otherwise the name that was read is closer to the text than this one.
  return meant.name.length > placeLabel(place).length ? meant : undefined
}

/** The label of the place that was read: 'Campinas, SP'. */
export const labelOfPlace = ({ place, reading, unknownPlace }: UnderstoodSearch): string | null =>
  unknownPlace ? null : (place?.name ?? ((reading.place && placeLabel(reading.place)) || null))

/** Whether any recognised part selects jobs. */
export function selectsJobs({ cbos, words, company, place, demands }: UnderstoodSearch): boolean {
  return cbos.length > 0 || words !== null || company !== null || place !== undefined || isDemanding(demands)
}
