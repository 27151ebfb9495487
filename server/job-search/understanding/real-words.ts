import { normalise } from '@trampolim/marketplace/occupations/words.ts'
import { once } from '../../platform/once.ts'

/** Shorter words are never corrected. */
const shortest = 4

/**
 * The 40,000 most usual words of Portuguese as people write them, in plain letters: they are no misspelt names, 'doca' is no
 * 'roça'.
 */
export const realWords = once(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-pt-br')
  const words = dictionary['commonWords-pt-br'].map((word) => normalise(String(word)))
  return new Set(words.filter((word) => word.length >= shortest))
})
