import { useEffect } from 'react'
import { browserList } from '../../../platform/browser-list.ts'

/** A search by its words. */
export type Words = { occupation: string; location: string }

const recent = browserList({ key: 'recent-searches', most: 8 })

/** Remembers the words of a search in this browser alone; null for none. */
export function useRemembering(words: Words | null) {
  const entry =
    words && (words.occupation || words.location) ? JSON.stringify([words.occupation, words.location]) : null
  useEffect(() => {
    if (entry) recent.add(entry)
  }, [entry])
}

/** The searches made last in this browser, the latest first. */
export function useRecentSearches(): Words[] {
  return recent.useEntries().flatMap(wordsOf)
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
