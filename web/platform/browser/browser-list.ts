import { useSyncExternalStore } from 'react'

/**
 * A short list stored only in the browser, shared by its tabs: the latest first, without duplicates. If the browser
 * stores nothing, it stays empty.
 */
export function browserList({ key, most }: { key: string; most: number }) {
  const listeners = new Set<() => void>()
  let text = ''
  let items: readonly string[] = []

  /** Reads the list; the same array as long as nothing has changed. */
  const read = (): readonly string[] => {
    const kept = stored(key)
    if (kept === text) return items
    text = kept
    items = parsed(kept).slice(0, most)
    return items
  }
  const write = (next: readonly string[]) => {
    try {
      if (next.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(next))
    } catch {}
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    /** Puts an entry in front. */
    add: (entry: string) => {
      if (read()[0] !== entry) write([entry, ...read().filter((each) => each !== entry)].slice(0, most))
    },
    forget: () => write([]),
    /** The entries; none on the server and in the first rendering. */
    useEntries: () => useSyncExternalStore(subscribe, read, () => none),
  }
}

const none: readonly string[] = []

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): string[] {
  try {
    const entries: unknown = JSON.parse(text || '[]')
    return Array.isArray(entries) ? entries.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
