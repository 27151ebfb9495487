import { examples } from '@trampolim/phrases/pt-br/examples.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ScoreView } from '../matching/match-words.ts'

const t = speak({ fit: examples.spokenFit })

/** The score of an invented person, all of whose data is known. */
export const exampleScore = (fit: number): ScoreView => ({
  score: fit,
  words: '',
  compared: null,
  spoken: t('fit', { fit }),
})
