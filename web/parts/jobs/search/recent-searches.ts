import { folded } from '@trampolim/marketplace/folded-text.ts'
import { useEffect } from 'react'
import { browserList } from '../../../platform/browser/browser-list.ts'

/** A search by its words. */
export type Words = { occupation: string; location: string }

const recent = browserList({ key: 'recent-searches', most: 8 })

/** Stores the words of a search in this browser only; null for none. */
export function useRemembering(words: Words | null) {
  const entry =
    words && (words.occupation || words.location) ? JSON.stringify([words.occupation, words.location]) : null
  useEffect(() => {
    if (entry) recent.add(entry)
  }, [entry])
}

/** The latest searches in this browser, the latest first. */
export function useRecentSearches(): Words[] {
  return recent.useEntries().flatMap(wordsOf)
}

/** The maximum number of recent searches among the suggestions while something is typed. */
const mostMatching = 2

/** The texts of recent searches in which a word begins with the typed text; all of them before anything is typed. */
export function recentlyTyped(recent: readonly string[], text: string): string[] {
  const each = [...new Set(recent)].filter(Boolean)
  const begun = folded(text)
  if (begun === '') return each
  return each
    .filter((one) => folded(one) !== begun && ` ${folded(one)}`.includes(` ${begun}`))
    .toSorted((one, other) => Number(folded(other).startsWith(begun)) - Number(folded(one).startsWith(begun)))
    .slice(0, mostMatching)
}

export const forgetRecentSearches = recent.forget

function wordsOf(entry: string): Words[] {
  try {
    const [occupation, location] = JSON.parse(entry) as unknown[]
    return typeof occupation === 'string' && typeof location === 'string' ? [{ occupation, location }] : []
  } catch {
    return []
  }
}
