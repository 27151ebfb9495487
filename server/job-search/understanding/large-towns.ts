import { stopwords } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import type { Town } from '@trampolim/marketplace/search/places/place.ts'
import { isStateLetters } from '@trampolim/marketplace/search/places/states-in-phrases.ts'
import { isFiller } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import type { Database } from '../../platform/house.ts'
import { townsBySize } from './understand-queries.ts'

/** A town with its name in plain words, and these without spaces. */
export type LargeTown = { town: Town; plain: string; joined: string }

/** Towns with more people than this are meant by the beginning of their name alone. */
const large = 60_000

type Towns = { all: LargeTown[]; large: LargeTown[] }

const known = new WeakMap<Database, Promise<Towns>>()

/** The large towns, the largest first. */
export const largeTowns = async (database: Database): Promise<LargeTown[]> => (await townsOf(database)).large

/** All towns, the largest first. */
export const allTowns = async (database: Database): Promise<LargeTown[]> => (await townsOf(database)).all

/** Read once per process, since they are reference data. */
function townsOf(database: Database): Promise<Towns> {
  const read = known.get(database) ?? readTowns(database)
  known.set(database, read)
  read.catch(() => known.delete(database))
  return read
}

async function readTowns(database: Database): Promise<Towns> {
  const all = (await townsBySize(database)).map(largeTownOf)
  return { all, large: all.filter(({ town }) => isLarge(town)) }
}

/** A town with the forms of its name that are compared with what is typed. */
export function largeTownOf(town: Town): LargeTown {
  const plain = normalise(town.name)
  return { town, plain, joined: plain.replaceAll(' ', '') }
}

/** The most letters of a word that counts as shortened. */
const longestShort = 4
/** Fewer letters, which aren't shortened, say too little of a name. */
const fewestWhole = 4

/**
 * The towns that a phrase shortens, the largest first: 'b horizonte', 'd caxias', 's j pinhais', or writes as one
 * word: 'boavista'. A smaller town, or one of whose name a longer word is shortened ('itapec da serra'), only if no other
 * is called so.
 */
export function townsShortened(phrase: string, towns: readonly LargeTown[]): Town[] {
  const words = phrase.split(' ')
  if (words.length === 1) {
    if (phrase.length < 2 * fewestWhole - 1) return []
    const called = indexOf(towns).joined.get(phrase) ?? []
    return called.flatMap(({ town, plain }) => (plain !== phrase ? [town] : []))
  }
  const telling = words.filter((word) => word.length >= fewestWhole)
  const shortened = words.filter((word) => word.length <= longestShort && !isJoining(word))
  const [first = ''] = words
  if (telling.length === 0 || ((isJoining(first) || /^(?:n[ao]s?|em)$/.test(first)) && first.length > 1)) return []
  if (words.slice(1).some(isOfSentences)) return []
  const likely = indexOf(towns).alike.get(likenessOf(phrase)) ?? []
  const called = (pattern: RegExp) =>
    likely.flatMap(({ town, plain }) => (plain !== phrase && pattern.test(plain) ? [town] : []))
  const found = shortened.length > 0 ? called(patternIn(words.map(patternOf))) : []
  const large = found.filter(isLarge)
  if (large.length > 0) return large
  if (found.length > 0) return found.length === 1 ? found : []
  const begun = telling.length > 1 ? called(patternIn(words.map(beginningOf))) : []
  return begun.length === 1 ? begun : []
}

/** Short words of any sentence shorten no name: 'menina nova pra recepção' is no Nova Prata. */
const isOfSentences = (word: string) =>
  word.length > 1 &&
  word.length <= longestShort &&
  !/^(?:d[aeo]s?|nov[ao]s?|boa|bom)$/.test(word) &&
  (stopwords.has(word) || isFiller(word))

const isLarge = ({ population }: Town) => population > large

/** What a name has in common with its shortened forms: its first letter, and the number of its words without 'de'. */
const likenessOf = (name: string) => `${name[0]}${name.split(' ').filter((word) => !isJoining(word)).length}`

type Index = { alike: Map<string, LargeTown[]>; joined: Map<string, LargeTown[]> }

const indexes = new WeakMap<readonly LargeTown[], Index>()

/** The towns by what they have in common with shortened forms of their names, and the large ones by these as one word. */
function indexOf(towns: readonly LargeTown[]): Index {
  const known = indexes.get(towns) ?? {
    alike: Map.groupBy(towns, ({ plain }) => likenessOf(plain)),
    joined: Map.groupBy(
      towns.filter(({ town }) => isLarge(town)),
      ({ joined }) => joined,
    ),
  }
  indexes.set(towns, known)
  return known
}

const patternIn = (words: readonly string[]) => new RegExp(`^${words.join(' (?:d[aeo]s? )?')}$`)

const isJoining = (word: string) => /^d[aeo]s?$/.test(word)

const beginningOf = (word: string) => (isJoining(word) ? word : `${word}[a-z]*`)
const patternOf = (word: string) => (word.length <= longestShort && !isJoining(word) ? `${word}[a-z]*` : word)

/** The large towns whose names begin with these words, of which the last may be incomplete: 'bel h', 'belem do p'. */
export function townsBegun(phrase: string, towns: readonly LargeTown[]): Town[] {
  const words = phrase.split(' ').filter((word) => !isJoining(word))
  if (words.length < 2) return []
  const pattern = new RegExp(`^${words.map((word) => `${word}[a-z]*`).join(' (?:d[aeo]s? )?')}`)
  return towns.flatMap(({ town, plain }) => (pattern.test(plain) ? [town] : []))
}

/** From this many letters on, the beginning of one large town's name means it. */
const surelyBegun = 5

/** The large town whose name alone begins with a word: 'pinda'. */
export function townBegun(word: string, towns: readonly LargeTown[]): Town | undefined {
  if (word.length < surelyBegun || isStateLetters(word) || stopwords.has(word)) return undefined
  const [first, ...others] = towns.filter(({ plain }) => plain.startsWith(word))
  return others.length === 0 ? first?.town : undefined
}
