import { abbreviations } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { soundOf } from '@trampolim/marketplace/occupations/sound.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { knownDistricts } from '@trampolim/marketplace/places/known-districts.ts'
import { keyOfFirstWord, namesNearly } from '@trampolim/marketplace/search/company-names.ts'
import { differences, nearestWord, type Vocabulary } from '@trampolim/marketplace/search/nearest-word.ts'
import { isWhollyNearlyCalled } from '@trampolim/marketplace/search/places/nearly-called.ts'
import { placeLabel } from '@trampolim/marketplace/search/places/place.ts'
import type { Part } from '@trampolim/marketplace/search/reading/parts.ts'
import { readSearch } from '@trampolim/marketplace/search/reading/read-search.ts'
import type { Names, SearchReading } from '@trampolim/marketplace/search/reading/reading.ts'
import { type TypedSearch, wordRuns } from '@trampolim/marketplace/search/reading/typed-words.ts'
import { ordinaryWords } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import { isKnownEmployer } from '@trampolim/marketplace/search/vocabulary/known-employers.ts'
import type { Database } from '../../platform/house.ts'
import { companiesLike, companiesOfKeys } from './company-queries.ts'
import { largeTowns, townBegun } from './large-towns.ts'
import { lookUpNames } from './look-up-names.ts'
import { wordsJobsSay } from './name-queries.ts'
import { occupationsSaying } from './occupations-of-words.ts'
import { realWords } from './real-words.ts'
import { remembering } from './remember-answers.ts'
import { someJobSays } from './understand-queries.ts'
import { vocabularyIn } from './vocabulary.ts'

/**
 * The fields of a search with their reading. If `corrected` is set, `typed` contains the corrected spelling. `lasting`: whether
 * it depends on no open job.
 */
export type ReadTyped = { typed: TypedSearch; reading: SearchReading; corrected: boolean; lasting: boolean }

/**
 * Reads both fields of a search. Words that name nothing and occur in no job are corrected first, if a similar word is
 * known.
 */
export function readTyped(database: Database, typed: TypedSearch): Promise<ReadTyped> {
  return remembered(database, JSON.stringify([typed.occupation, typed.location]))
}

const remembered = remembering(
  async (database, key) => {
    const [occupation, location] = JSON.parse(key) as [string, string]
    return read(database, { occupation, location })
  },
  // All other results depend on the content of open jobs, so they aren't cached.
  ({ reading, corrected, lasting }) =>
    lasting &&
    !corrected &&
    reading.unknown.length + reading.denied.length === 0 &&
    reading.company === null &&
    reading.place?.kind !== 'district',
)

async function read(database: Database, typed: TypedSearch): Promise<ReadTyped> {
  const names = await lookUpNames(database, typed)
  const reading = readSearch(typed, names)
  if (reading.unknown.length + reading.denied.length === 0) return { typed, reading, corrected: false, lasting: true }
  if (await isTownAlone(database, typed, { reading, names })) {
    const moved = { occupation: '', location: typed.occupation }
    return { typed: moved, reading: readSearch(moved, names), corrected: false, lasting: false }
  }
  const better =
    (await nameCompany(database, typed, reading)) ??
    nameDistrict(typed, reading) ??
    (await nameTown(database, typed, reading)) ??
    (await correct(database, typed, reading))
  if (!better) return { typed, reading, corrected: false, lasting: false }
  const again = readSearch(better, await lookUpNames(database, better))
  return { typed: better, reading: again, corrected: true, lasting: false }
}

/** Whether the field for the cargo is nothing but the name of a town, which no cargo and no open job says: 'jacutinga'. */
async function isTownAlone(
  database: Database,
  { occupation, location }: TypedSearch,
  { reading, names }: { reading: SearchReading; names: Names },
): Promise<boolean> {
  const [only, ...others] = reading.unknown
  if (!only || others.length > 0 || location.trim() !== '') return false
  const plain = normalise(occupation)
  if (normalise(only.text) !== plain || !names.towns.has(plain) || ordinaryWords.has(plain) || isKnownEmployer(plain))
    return false
  return (await occupationsSaying(database, plain)).length === 0 && !(await someJobSays(database, plain))
}

/** The most words of a company's name that may be misspelt, and how many similar names are compared. */
const longestName = 5
const mostAlike = 24

/** The fields with a misspelt company name corrected; undefined if there is none. */
async function nameCompany(database: Database, typed: TypedSearch, reading: SearchReading) {
  return (await nameWholeCompany(database, typed, reading)) ?? nameByFirstWord(database, typed, reading)
}

/** Corrects an unknown word that sounds like the first word of a company to that company's name. */
async function nameByFirstWord(database: Database, typed: TypedSearch, { unknown }: SearchReading) {
  const strange = unknown.flatMap(({ text, part }) => {
    const key = keyOfFirstWord(normalise(text))
    return key && !/\s/.test(text) ? [{ part, key }] : []
  })
  const called = await companiesOfKeys(
    database,
    strange.map(({ key }) => key),
  )
  const [meant] = called
  const part = meant && strange.find(({ key }) => key === meant.key)?.part
  return part && withPart(typed, part, meant.company)
}

const withPart = (typed: TypedSearch, { field, from, to }: Part, text: string): TypedSearch => ({
  ...typed,
  [field]: typed[field].slice(0, from) + text + typed[field].slice(to),
})

async function nameWholeCompany(database: Database, typed: TypedSearch, { unknown }: SearchReading) {
  const places = unknown.map(({ part }) => part)
  const runs = (['occupation', 'location'] as const)
    .flatMap((field) => wordRuns(typed[field], longestName).map((run) => ({ ...run, field })))
    .filter((run) => places.some(({ field, from, to }) => field === run.field && from < run.to && run.from < to))
  const alike = await companiesLike(database, [...new Set(runs.map(({ phrase }) => phrase))], mostAlike)
  const meant = alike.find(({ phrase, company }) => namesNearly(phrase, company))
  const run = meant && runs.find(({ phrase }) => phrase === meant.phrase)
  return run && withPart(typed, run, meant.company)
}

/** A run that begins or ends with a short word isn't a name: 'de santos', 'santos ou'. */
const joinsWords = /^.{1,2} | .{1,2}$/

/** The most words of a district's name. */
const longestDistrict = 4

/** The fields with a misspelt district of the typed town corrected: 'boa viajem recife'; undefined if there is none. */
function nameDistrict(typed: TypedSearch, { place, unknown }: SearchReading): TypedSearch | undefined {
  if (place?.kind !== 'town') return undefined
  const town = placeLabel(place)
  const own = knownDistricts.filter((district) => district.town === town)
  const alone = unknown.flatMap(({ text, part }) =>
    !/\s/.test(text) && text.length >= surelyMisspelt ? [{ ...part, phrase: normalise(text) }] : [],
  )
  const runs = (['occupation', 'location'] as const).flatMap((field) =>
    wordRuns(typed[field], longestDistrict).map((run) => ({ ...run, field })),
  )
  const strange = runs.filter(
    (run) =>
      !joinsWords.test(run.phrase) &&
      unknown.some(({ part }) => part.field === run.field && run.from < part.to && part.from < run.to),
  )
  for (const run of [...strange.toReversed(), ...alone]) {
    const meant = own.find(({ plain }) => plain !== run.phrase && isWhollyNearlyCalled(run.phrase, plain))
    if (meant) return withPart(typed, run, meant.name)
  }
  return undefined
}

/** In a shorter name a single letter makes another one. */
const surelyTown = 8

/** The fields with the misspelt name of a large town of several words corrected: 'são poulo'; undefined if there is none. */
async function nameTown(database: Database, typed: TypedSearch, { unknown }: SearchReading) {
  const strange = unknown.filter(({ part }) => part.field === 'location')
  for (const { text, part } of strange) {
    const phrase = normalise(text)
    if (!phrase.includes(' ') || phrase.length < surelyTown) continue
    const meant = (await largeTowns(database)).find(({ plain }) => differences(phrase, plain, 1) === 1)
    if (meant) return withPart(typed, part, meant.town.name)
  }
  return undefined
}

/** From this many letters on, a word that sounds like a known word is corrected to it. */
const surelyMisspelt = 6

/** Whether a part is where a place stands: in its field, or after 'em'. */
const isForPlace = (typed: TypedSearch, { field, from }: Part) =>
  field === 'location' || /\bem\s+$/iu.test(typed[field].slice(0, from))

/** Whether a word is one of Portuguese, in either gender. */
const isReal = (word: string, real: ReadonlySet<string>): boolean =>
  real.has(word) || real.has(word.replace(/[oa](?=s?$)/, (ending) => (ending === 'o' ? 'a' : 'o')))

/** Whether a word of Portuguese is rather another one that sounds the same, or lacks its last letter: 'esterno', 'operado'. */
const isHardlyAnother = (word: string, near: string): boolean =>
  soundOf(word) === soundOf(near) || (near.startsWith(word) && near.length === word.length + 1)

/** Two words with fewer letters are hardly told apart where no 'de' joins them. */
const longEnough = 6

/** The words that were typed as one: 'aux de limpeza' for 'auxdelimpeza'. */
function wordsJoined(word: string, { words }: Vocabulary): string | undefined {
  const isKnown = (part: string, least: number) =>
    part.length >= least && ((words.get(part) ?? 0) > 0 || (least < longEnough && abbreviations[part] !== undefined))
  for (let at = 2; at < word.length - 2; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const [, joining = '', last = ''] = /^(d[eao])(.+)$/.exec(rest) ?? []
    if (joining && isKnown(first, 3) && isKnown(last, 4)) return `${first} ${joining} ${last}`
    if (isKnown(first, longEnough) && isKnown(rest, longEnough)) return `${first} ${rest}`
  }
  return undefined
}

/** A word that was shortened: 'psic. org.'. */
const withPoint = /(?<!\p{L})\p{L}{3,6}\.(?!\p{L})/gu

/** The likeliest word that begins with a shortened one. */
function likeliestBegun(shortened: string, { words }: Vocabulary): string | undefined {
  let likeliest: { word: string; weight: number } | undefined
  for (const [word, weight] of words) {
    if (weight > (likeliest?.weight ?? 0) && word.length > shortened.length && word.startsWith(shortened))
      likeliest = { word, weight }
  }
  return likeliest?.word
}

/** The fields with their misspelt words corrected; undefined if none is. */
async function correct(database: Database, typed: TypedSearch, reading: SearchReading) {
  const vocabulary = await vocabularyIn(database)
  // Of what isn't wanted only long words, since it would leave out jobs: 'sem experiensia', 'menos telemarkting'.
  const unknown = [...reading.unknown, ...reading.denied]
  const mayBeShort = new Set(reading.unknown.flatMap(({ text }) => normalise(text).split(' ')))
  const words = unknown.flatMap(({ text }) => normalise(text).split(' '))
  const strange = [...new Set(words)].filter(
    (word) => word.length >= (mayBeShort.has(word) ? 4 : surelyMisspelt) && !vocabulary.words.has(word),
  )
  if (strange.length === 0) return undefined
  const places = new Set(
    unknown.flatMap(({ text, part }) => (isForPlace(typed, part) ? normalise(text).split(' ') : [])),
  )
  const shortened = new Set(
    unknown.flatMap(({ text }) => [...text.matchAll(withPoint)].map(([word]) => normalise(word))),
  )
  const [towns, real] = await Promise.all([largeTowns(database), realWords()])
  const nearest = strange.flatMap((word) => {
    const apart = real.has(word) ? undefined : wordsJoined(word, vocabulary)
    const begun = shortened.has(word) ? likeliestBegun(word, vocabulary) : undefined
    const near = (places.has(word) && townBegun(word, towns)?.name) || begun || apart || nearestWord(word, vocabulary)
    const isMeant =
      near &&
      (begun === near || apart === near || places.has(word) || !isReal(word, real) || isHardlyAnother(word, near))
    return isMeant ? [{ word, near }] : []
  })
  if (nearest.length === 0) return undefined
  // The database stems words, so a job with 'cozinha' would seem to contain 'cozinhera'.
  const doubtful = nearest.filter(({ word, near }) => word.length < surelyMisspelt || soundOf(word) !== soundOf(near))
  const said = new Set(doubtful.length === 0 ? [] : await wordsJobsSay(database, doubtful))
  const meant = new Map(nearest.filter(({ word }) => !said.has(word)).map(({ word, near }) => [word, near]))
  if (meant.size === 0) return undefined
  const corrected = { ...typed }
  // From the last part to the first, so that earlier positions stay valid.
  for (const { part } of unknown.sort((one, other) => other.part.from - one.part.from)) {
    const text = corrected[part.field]
    const better = text.slice(part.from, part.to).replace(/[^\s,;|/-]+/gu, (word) => meant.get(normalise(word)) ?? word)
    corrected[part.field] = text.slice(0, part.from) + better + text.slice(part.to)
  }
  return corrected
}
