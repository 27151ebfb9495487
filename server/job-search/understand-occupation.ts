import { seniorityWords, stopwords } from '@trampolim/marketplace/occupations/abbreviations.ts'
import { normalise, type SearchTerm, searchTerms, spellings } from '@trampolim/marketplace/occupations/words.ts'
import type { Database } from '../platform/house.ts'
import { remembering } from './remember.ts'
import { occupationNamesBegun, occupationsByWords, occupationsLike, someJobSays } from './understand-queries.ts'

/** How a typed occupation was understood. */
export type UnderstoodOccupation = {
  /** CBO codes as numbers, likeliest first; empty where the words name no occupation. */
  cbos: number[]
  /** Words to look for in the jobs themselves; null where an occupation's name says it all. */
  words: string | null
  /** The name it was understood as; the words as typed where they name none. */
  name: string
  corrected: boolean
}

const mostMeant = 24

/** Which occupations a typed text means; null where it says nothing. */
export const understandOccupation = remembering(
  lookUpOccupation,
  // What was corrected or names no occupation depends on what the open jobs say.
  (understood) => understood !== null && understood.cbos.length > 0 && !understood.corrected,
)

async function lookUpOccupation(database: Database, text: string): Promise<UnderstoodOccupation | null> {
  const terms = searchTerms(text)
  // 'vaga de emprego' asks for any job.
  if (terms.every(({ typed }) => stopwords.has(typed) || seniorityWords.has(typed))) return null
  const found = await occupationsByWords(database, {
    spellings: spellings(text),
    words: terms.map(({ typed }) => typed),
    prefixes: prefixesOf(terms),
    most: mostMeant,
  })
  const first = found[0]
  if (first) {
    // Of names within longer words only the longest counts, and the other words are looked for in the jobs.
    const meant = first.match === 'within' ? found.filter(({ entry }) => entry === first.entry) : found
    return {
      cbos: [...new Set(meant.map(({ cbo }) => cbo))],
      words: first.match === 'within' ? text : null,
      name: first.match === 'whole' ? first.name : text,
      corrected: false,
    }
  }
  const unknown = { cbos: [], words: text, name: text, corrected: false }
  if (await someJobSays(database, text)) return unknown
  const like = await occupationsLike(database, spellings(text))
  if (!like[0]) return unknown
  return { cbos: like.map(({ cbo }) => cbo), words: null, name: like[0].name, corrected: true }
}

/** Names of occupations that a typed text may become, best first, after two letters. */
export async function suggestOccupationNames(database: Database, text: string, most: number): Promise<string[]> {
  const phrase = normalise(text)
  if (phrase.length < 2) return []
  const begun = await occupationNamesBegun(database, {
    phrase,
    prefixes: prefixesOf(searchTerms(text)),
    most,
  })
  if (begun.length > 0 || phrase.length < 4) return begun
  const like = await occupationsLike(database, spellings(text))
  return [...new Set(like.map(({ name }) => name))]
}

/** All words, each perhaps only begun, in all their readings: 'aux' is `('aux':*|'auxiliar':*)`. */
function prefixesOf(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ readings }) => `(${readings.map((each) => each.split(' ').map(prefix).join('<->')).join('|')})`)
    .join('&')
}

const prefix = (word: string) => `'${word}':*`
