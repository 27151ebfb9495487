import { stopwords } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import type { Town } from '@trampolim/marketplace/search/places/place.ts'
import { isStateLetters } from '@trampolim/marketplace/search/places/states-in-phrases.ts'
import type { Database } from '../../platform/house.ts'
import { townsAbove } from './understand-queries.ts'

/** A town with its name in plain words, and these without spaces. */
export type LargeTown = { town: Town; plain: string; joined: string }

/** Towns with more people than this are meant by shortened names. */
const large = 60_000

const known = new WeakMap<Database, Promise<LargeTown[]>>()

/** The large towns, the largest first. Read once per process, since they are reference data. */
export function largeTowns(database: Database): Promise<LargeTown[]> {
  const read = known.get(database) ?? readTowns(database)
  known.set(database, read)
  read.catch(() => known.delete(database))
  return read
}

async function readTowns(database: Database): Promise<LargeTown[]> {
  return (await townsAbove(database, large)).map(largeTownOf)
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
 * The large towns that a phrase shortens, the largest first: 'b horizonte', 'd caxias', 's j pinhais', or writes as one
 * word: 'boavista'.
 */
export function townsShortened(phrase: string, towns: readonly LargeTown[]): Town[] {
  const words = phrase.split(' ')
  if (words.length === 1) {
    if (phrase.length < 2 * fewestWhole - 1) return []
    return towns.flatMap(({ town, plain, joined }) => (joined === phrase && plain !== phrase ? [town] : []))
  }
  const telling = words.filter((word) => word.length >= fewestWhole)
  const shortened = words.filter((word) => word.length <= longestShort && !isJoining(word))
  const [first = ''] = words
  if (telling.length === 0 || shortened.length === 0 || (isJoining(first) && first.length > 1)) return []
  const pattern = new RegExp(`^${words.map(patternOf).join(' (?:d[aeo]s? )?')}$`)
  return towns.flatMap(({ town, plain }) => (plain !== phrase && pattern.test(plain) ? [town] : []))
}

const isJoining = (word: string) => /^d[aeo]s?$/.test(word)

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
