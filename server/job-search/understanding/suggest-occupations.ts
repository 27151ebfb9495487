import { stopwords } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { whoDoes, whoDoesBegun } from '@trampolim/marketplace/occupations/doings.ts'
import {
  normalise,
  type SearchTerm,
  searchTerms,
  searchWords,
  spellings,
} from '@trampolim/marketplace/occupations/words.ts'
import { areaOf } from '@trampolim/marketplace/search/places/areas.ts'
import { regionOf, regionsBegun } from '@trampolim/marketplace/search/places/regions.ts'
import { isStateLetters } from '@trampolim/marketplace/search/places/states-in-phrases.ts'
import { writtenOut } from '@trampolim/marketplace/search/places/written-out.ts'
import { withoutFillersBefore } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import { termOf, termsBegun } from '@trampolim/marketplace/search/vocabulary/terms.ts'
import { searchTermLabels } from '@trampolim/phrases/pt-br/search-terms.ts'
import type { Database } from '../../platform/house.ts'
import { betterBeginnings } from './better-beginnings.ts'
import { companiesAlike } from './company-queries.ts'
import { suggestionOfTerm } from './label-of-term.ts'
import { companiesBegun, placesNear } from './name-queries.ts'
import { remembering } from './remember-answers.ts'
import { suggestPlaces } from './suggest-places.ts'
import { occupationNamesBegun, occupationsLike } from './understand-queries.ts'

const mostTerms = 2
/** A shorter text is rather the beginning of a cargo or a place than of a way of working that is called otherwise. */
const surelyTerm = 5

const startsWith = (phrase: string) => (suggestion: string) => normalise(suggestion).startsWith(phrase)
const mostCompanies = 2

/**
 * Suggests completions of a typed text, best first, from two letters on: names of occupations, ways of working and
 * kinds of job, companies.
 */
export async function suggestWords(database: Database, text: string, most: number): Promise<string[]> {
  const phrase = normalise(text)
  const meant = termsBegun(phrase)
  const begun = [...new Set(meant.map(suggestionOfTerm))].slice(0, mostTerms)
  const [names, companies] = await Promise.all([
    suggestOccupationNames(database, text, most),
    suggestCompanies(database, phrase),
  ])
  // 'aux' begins more cargos than there is room for, rather than 'com auxílio-creche'.
  const isCrowded = phrase.length < surelyTerm && names.length >= most && meant.every(({ kind }) => kind !== 'workType')
  const terms = isCrowded ? begun.filter(startsWith(phrase)) : begun
  if (names.length + companies.length + terms.length === 0) return suggestMisspeltCompanies(database, phrase)
  // A suggestion that equals the typed text comes first: 'remoto' is a way of working, although 'Operador remoto' also
  // has a word with this beginning.
  // So does one that no name completes: 'home of' begins 'home office'.
  const isWhole =
    termOf(phrase) !== undefined ||
    terms.some((term) => normalise(term) === phrase) ||
    !names.some((name) => begins(text, name))
  const [first, others] = isWhole ? [terms, []] : [[], terms]
  const room = most - first.length - others.length - companies.length
  return [...new Set([...first, ...names.slice(0, Math.max(room, 1)), ...others, ...companies])].slice(0, most)
}

/**
 * Whether a suggestion completes the typed text: each word of the text is the beginning of one of the suggestion's
 * words.
 */
const begins = (text: string, suggestion: string) => {
  const words = normalise(suggestion).split(' ')
  return searchWords(text).every((typed) => words.some((word) => word.startsWith(typed)))
}

/** Places may also be typed into the field for the cargo. */
const mostPlaces = 3

/**
 * Suggests completions of a text in the field for the cargo: cargos, ways of working, companies; if no cargo matches,
 * places: 'vendedor em Campinas, SP' for 'vendedor em camp'.
 */
export async function suggestForCargo(database: Database, text: string, most: number): Promise<string[]> {
  const words = await suggestWords(database, text, most)
  const phrase = normalise(text)
  if (phrase.length < fewestOfPlace || (words.length >= most && words.some((word) => begins(text, word)))) return words
  const fitting = words.filter((word) => begins(text, word))
  const places = await placesIn(database, text)
  return [...new Set([...fitting, ...nearMeBegun(phrase), ...places, ...words])].slice(0, most)
}

/** What people type before a place in its own field. */
const beforePlace =
  /^(?:(?:aqui )?(?:perto|proximo|pertinho) (?:de|do|da|a|ao) |(?:no |na )?(?:bairro|cidade|regiao|municipio) (?:de |do |da )?|(?:em|no|na) )(\S{2}.*)$/

/**
 * Suggests completions of a text in the field for the place: places, then ways of working and kinds; cargos and
 * companies if no place matches.
 */
export async function suggestForPlace(
  database: Database,
  asked: Parameters<typeof suggestPlaces>[1],
): Promise<string[]> {
  const { text, most } = asked
  const phrase = normalise(text)
  const [, bare] = beforePlace.exec(phrase) ?? []
  if (bare && regionsBegun(phrase).length === 0) {
    const [whole, places] = await Promise.all([
      placesBegun(database, text),
      suggestForPlace(database, { ...asked, text: bare }),
    ])
    return [...new Set([...nearMeBegun(phrase), ...whole, ...places])].slice(0, most)
  }
  const places = await suggestPlaces(database, asked)
  if (phrase.length < fewestLetters || /^[\d ]+$/.test(phrase)) return places
  const region = areaOf(phrase) ?? regionOf(phrase)
  const begun = places.filter((place) => place === region?.name || begins(writtenOut(phrase), place))
  const country = normalise(searchTermLabels.country).startsWith(phrase) ? [searchTermLabels.country] : []
  const ways = termsBegun(phrase).map(suggestionOfTerm)
  const terms = (phrase.length < surelyTerm && begun.length > 1 ? ways.filter(startsWith(phrase)) : ways).slice(
    0,
    mostTerms,
  )
  const known = [...begun.slice(0, 1), ...nearMeBegun(phrase), ...country, ...begun.slice(1)]
  const first = begun.length < most ? known : known.slice(0, most - Math.min(terms.length, 1))
  if (begun.length > 0) return [...new Set([...first, ...terms, ...places])].slice(0, most)
  const words = (await suggestWords(database, text, most)).filter((word) => begins(text, word))
  const further = words.length > 0 ? [] : await placesIn(database, text)
  const like = places.length + words.length + further.length > 0 ? [] : await placesNear(database, phrase, most)
  // The letters of a state are not the beginning of a name.
  const short = phrase.length <= fewestOfPlace ? places : []
  return [...new Set([...known, ...short, ...terms, ...words, ...further, ...places, ...like])].slice(0, most)
}

const fewestLetters = 2
const fewestOfPlace = 3

const nearMeBegun = (phrase: string) =>
  phrase.length >= fewestOfPlace && normalise(searchTermLabels.nearMe).startsWith(phrase)
    ? [searchTermLabels.nearMe]
    : []

/** The places whose beginning ends a text, each with the words before it: 'vendedor em Campinas, SP'. */
async function placesIn(database: Database, text: string): Promise<string[]> {
  const said = /^(.*\S)\s+(perto de|em|no|na|nos|nas)\s+(\S{2}.+)$/iu.exec(text.trim())
  if (said) {
    const [, before = '', preposition = '', begun = ''] = said
    return (await placesBegun(database, begun)).map((place) => `${before} ${preposition} ${place}`)
  }
  const whole = await placesBegun(database, text)
  const [, before = '', last = ''] = /^(.*\S)\s+(\S+)$/u.exec(text.trim()) ?? []
  const isState = isStateLetters(last.toLowerCase())
  if (whole.length > 0 || before.length < fewestOfPlace || (last.length < fewestOfPlace && !isState)) return whole
  if (stopwords.has(normalise(before).split(' ').at(-1) ?? '')) return []
  const [cargo] = await suggestOccupationNames(database, before, 1)
  if (!cargo || !begins(before, cargo)) return []
  if (isState) return [`${before} em ${last.toUpperCase()}`]
  return (await placesBegun(database, last)).map((place) => `${before} em ${place}`)
}

async function placesBegun(database: Database, text: string): Promise<string[]> {
  const places = await suggestPlaces(database, { text, most: mostPlaces })
  return places.filter((place) => normalise(place).startsWith(normalise(text)))
}

/** From this many letters on, a text may also match later words of a company's name, or a misspelt name. */
const surelyCompany = 4

async function suggestCompanies(database: Database, phrase: string): Promise<string[]> {
  if (phrase.length < 3) return []
  const begun = await companiesBegun(database, phrase, mostCompanies)
  if (begun.length > 0 || phrase.length < surelyCompany) return begun
  return companiesAlike(database, phrase, mostCompanies)
}

/** Companies that a misspelt text begins, where nothing else is called so: 'padria aur'. */
async function suggestMisspeltCompanies(database: Database, phrase: string): Promise<string[]> {
  if (phrase.length < surelyCompany) return []
  const better = (await betterBeginnings(database, phrase)).slice(0, mostCompanies)
  const found = await Promise.all(better.map((text) => companiesBegun(database, text, mostCompanies)))
  return found.flat().slice(0, mostCompanies)
}

/** Suggests names of occupations for a typed text, best first, from two letters on; misspelt words are corrected. */
export function suggestOccupationNames(database: Database, text: string, most: number): Promise<readonly string[]> {
  return remembered(database, JSON.stringify([text, most]))
}

const remembered = remembering(
  (database, key): Promise<readonly string[]> => {
    const [text, most] = JSON.parse(key) as [string, number]
    return suggestNames(database, text, most)
  },
  () => true,
)

async function suggestNames(database: Database, text: string, most: number): Promise<string[]> {
  const phrase = normalise(text)
  if (phrase.length < 2) return []
  const begun = await namesBegun(database, text, most)
  const doing = begun.length < most || whoDoes(phrase) ? await namesOfDoings(database, phrase) : []
  // What somebody does comes first as a whole ('limpar'), else after the names that the text begins.
  const known = whoDoes(phrase) ? [...doing, ...begun] : [...begun, ...doing]
  if (known.length > 0 || phrase.length < 4) return [...new Set(known)].slice(0, most)
  const wanted = withoutFillersBefore(phrase)
  if (wanted !== phrase) return suggestNames(database, wanted, most)
  const corrected = await namesMisspelt(database, phrase, most)
  if (corrected.length > 0) return corrected
  const like = await occupationsLike(database, spellings(text))
  return [...new Set(like.map(({ name }) => name))]
}

/** A shorter beginning may be a misspelt one of several words: 'conz' of 'consultor' and 'cozinheiro'. */
const surelyOne = 5
const mostMeant = 3

/** The names that a misspelt text begins: those of its likeliest correction, of few letters those of several by turns. */
async function namesMisspelt(database: Database, phrase: string, most: number): Promise<string[]> {
  const better = await betterBeginnings(database, phrase)
  if ((phrase.split(' ').at(-1) ?? '').length < surelyOne) {
    const found = await Promise.all(better.slice(0, mostMeant).map((text) => namesBegun(database, text, most)))
    const inTurn = Array.from({ length: most }, (_, at) => found.flatMap((names) => names.slice(at, at + 1))).flat()
    if (inTurn.length > 0) return [...new Set(inTurn)].slice(0, most)
  }
  for (const text of better) {
    const names = await namesBegun(database, text, most)
    if (names.length > 0) return names
  }
  return []
}

const mostDoings = 3

/** The names of who does what a text begins: 'Faxineiro' for 'fazer fa'. */
async function namesOfDoings(database: Database, phrase: string): Promise<string[]> {
  const found = await Promise.all(
    whoDoesBegun(phrase)
      .slice(0, mostDoings)
      .map((who) => namesBegun(database, who, 1)),
  )
  return found.flat()
}

function namesBegun(database: Database, text: string, most: number): Promise<string[]> {
  const phrase = normalise(text)
  return occupationNamesBegun(database, {
    phrases: writtenOutOf(phrase),
    prefixes: prefixesOf(searchTerms(text)),
    most,
  })
}

/** A phrase with its shortened words written out, except for the last one: 'assistente a' for 'assist a'. */
function writtenOutOf(phrase: string): string[] {
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  const readings = words.map((word) => searchTerms(word)[0]?.readings ?? [word])
  const begun = readings.reduce<string[]>(
    (all, each) => all.flatMap((one) => each.map((word) => `${one}${word} `)),
    [''],
  )
  return [...new Set([phrase, ...begun.slice(0, mostWrittenOut).map((one) => one + last)])]
}

const mostWrittenOut = 12

/** All words as prefixes, in all their readings: 'aux' is `('aux':*|'auxiliar':*)`. */
export function prefixesOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ readings }) => `(${readings.map((each) => each.split(' ').map(prefix).join('<->')).join('|')})`)
    .join('&')
}

const prefix = (word: string) => `'${word}':*`
