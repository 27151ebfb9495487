import { whoIsDoer } from '@trampolim/marketplace/occupations/doings.ts'
import { otherwiseSaid } from '@trampolim/marketplace/occupations/like-objects.ts'
import { normalise, searchWords, spellings } from '@trampolim/marketplace/occupations/words.ts'
import { nearlyNames } from '@trampolim/marketplace/search/nearly-named.ts'
import { wordsOfSentences } from '@trampolim/marketplace/search/vocabulary/fillers.ts'
import { isKnownEmployer } from '@trampolim/marketplace/search/vocabulary/known-employers.ts'
import type { Database } from '../../platform/house.ts'
import { namesOf } from './names-of-jobs.ts'
import { codesOf, mostByWords, occupationsSaying } from './occupations-of-words.ts'
import { occupationsLike, someJobSays } from './understand-queries.ts'

/** A word that occurs in more names than this says little about its jobs. */
const fewNames = 24
/** Too many names have a word that begins with fewer letters. */
const shortestPart = 3

/** Alone such a word says too little of who works with it. */
const fewestWords = 2

/** The occupations of who does what the words say, or of the words with one of them under another name: 'colador de sapato'. */
async function occupationsSayingLike(database: Database, text: string) {
  if (searchWords(text).length < fewestWords) return []
  const plain = normalise(text)
  const called = [whoIsDoer(plain) ?? [], otherwiseSaid(plain)].flat()
  const found = await Promise.all(called.map((other) => occupationsSaying(database, other)))
  return found.find((each) => each.length > 0) ?? []
}

/** The meaning of words that name no occupation: part of a name, words in jobs, or misspelt. */
export async function understandWords(database: Database, text: string) {
  const names = namesOf([text])
  // Words of any sentence are also parts of names: 'pagamento'.
  const isOrdinary = searchWords(text).every((word) => wordsOfSentences.has(word) || word.length < shortestPart)
  const isSpeltRight = isOrdinary || isKnownEmployer(normalise(text))
  const asTyped = isSpeltRight ? [] : await occupationsSaying(database, text)
  const saying = asTyped.length > 0 || isSpeltRight ? asTyped : await occupationsSayingLike(database, text)
  if (saying.length > 0) {
    // Few jobs contain a rare word. For a word that occurs in many names ('auxiliar'), all jobs that contain it are
    // among those occupations.
    const words = saying.length <= fewNames ? text : null
    return { cbos: codesOf(saying), leading: mostByWords, words, name: text, said: text, ...names, notUnderstood: [] }
  }
  const unknown = { cbos: [], leading: 0, words: text, name: text, said: null, ...names }
  if (isSpeltRight || (await someJobSays(database, text))) return unknown
  const like = await occupationsLike(database, spellings(text))
  const name = like[0]?.name
  if (name === undefined || !nearlyNames(text, name)) return unknown
  return {
    cbos: codesOf(like),
    leading: like.length,
    words: null,
    name,
    said: name,
    ...namesOf([name]),
    corrected: true,
    notUnderstood: [],
  }
}
