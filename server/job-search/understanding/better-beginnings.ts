import { soundOf } from '@trampolim/marketplace/occupations/sound.ts'
import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { nearestBeginnings, nearestWord } from '@trampolim/marketplace/search/nearest-word.ts'
import type { Database } from '../../platform/house.ts'
import { remembering } from './remember-answers.ts'
import { vocabularyIn } from './vocabulary.ts'

/** How many beginnings of words a misspelt one may mean. */
const mostBegun = 3

/**
 * Corrections of a typed beginning with misspelt words, best first. The last word may be incomplete, so it is first
 * corrected as the beginning of a word and then as a whole word. Empty if nothing is corrected.
 */
export const betterBeginnings: (database: Database, text: string) => Promise<readonly string[]> = remembering(
  correct,
  () => true,
)

async function correct(database: Database, text: string): Promise<string[]> {
  const vocabulary = await vocabularyIn(database)
  const words = normalise(text).split(' ')
  const last = words.pop() ?? ''
  const before = words.map((word) => nearestWord(word, vocabulary) ?? word)
  const [[begun, ...others], whole] = [nearestBeginnings(last, vocabulary, mostBegun), nearestWord(last, vocabulary)]
  const sounds = whole !== undefined && soundOf(whole) === soundOf(last)
  const readings = sounds ? [whole, begun, ...others, last] : [begun, ...others, whole, last]
  const better = readings.flatMap((reading) => (reading ? [[...before, reading].join(' ')] : []))
  return [...new Set(better)].filter((each) => each !== normalise(text))
}
