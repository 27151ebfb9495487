import { diffWordsWithSpace } from 'diff'

/** A part of a text that is the same, added or removed. */
export type Stretch = { text: string; kind: 'same' | 'added' | 'removed' }

/**
 * Time limit of the comparison in milliseconds. Long texts without common parts take longer, and are shown one after
 * the other instead.
 */
const timeout = 100

/** Compares two texts word by word and returns their parts in reading order; null if that takes too long. */
export function changedWords(before: string, after: string): Stretch[] | null {
  const stretches = diffWordsWithSpace(before, after, { timeout })
  return (
    stretches?.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    })) ?? null
  )
}
