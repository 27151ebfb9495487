import { diffWordsWithSpace } from 'diff'

/** A stretch of a text: as it was, new, or gone. */
export type Stretch = { text: string; kind: 'same' | 'added' | 'removed' }

/** Two long texts that share nothing take long to compare; then they stand one after the other. */
const patience = 100

/** What changed of a text, word by word, in the order of reading; null where telling takes too long. */
export function changedWords(before: string, after: string): Stretch[] | null {
  const stretches = diffWordsWithSpace(before, after, { timeout: patience })
  return (
    stretches?.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? null
  )
}
