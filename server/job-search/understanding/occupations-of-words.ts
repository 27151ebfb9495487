import { meanings, searchTerms } from '@trampolim/marketplace/occupations/words.ts'
import { remembering } from './remember-answers.ts'
import { prefixesOf } from './suggest-occupations.ts'
import { occupationsByWords, occupationsNamed } from './understand-queries.ts'

/** A word may occur in many occupations' names: 'analista'. */
export const mostByWords = 120

/** The occupations whose names begin with a word. */
export const occupationsBegun = remembering(
  (database, word) => occupationsNamed(database, { begun: meanings(word), most: mostByWords }),
  () => true,
)

/** The occupations that have a name with all these words. */
export const occupationsSaying = remembering(
  (database, text) => {
    const terms = searchTerms(text)
    const heads = terms.length > 1 ? (terms[0]?.readings ?? []) : []
    return occupationsByWords(database, { prefixes: prefixesOf(terms), heads, most: mostByWords })
  },
  () => true,
)

/** The codes of found occupations, each once. */
export const codesOf = (found: readonly { cbo: number }[]): number[] => [...new Set(found.map(({ cbo }) => cbo))]
