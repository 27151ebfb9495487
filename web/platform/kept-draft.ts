import { useEffect, useRef, useState } from 'react'
import { readJson } from './form-fields.ts'

/** Where what is being typed waits. Signing out empties both (see `clearKept`). */
export type DraftPlace = {
  name: string
  /** In this tab, with which it ends, or in this browser. */
  storage: 'tab' | 'browser'
  /** For how long it counts, in milliseconds; without it as long as the storage lives. */
  lifetime?: number
}

/** The header with which an answer empties what the browser keeps of pages and forms, in every tab. */
export const clearKept = { 'clear-site-data': '"cache", "storage"' } as const

/** Keeps a draft. A browser that keeps nothing is no fault. */
export function keepDraft(place: DraftPlace, draft: object) {
  try {
    storageOf(place).setItem(keyOf(place), JSON.stringify({ draft, keptAt: Date.now() }))
  } catch {}
}

/** What waits there, as it was kept; null where there is nothing or it is too old. */
export function keptDraft(place: DraftPlace): unknown {
  const kept = readKept(place)
  if (typeof kept !== 'object' || kept === null) return null
  const { draft, keptAt } = kept as { draft?: unknown; keptAt?: unknown }
  const isOld = typeof keptAt !== 'number' || Date.now() - keptAt > (place.lifetime ?? Number.POSITIVE_INFINITY)
  return isOld ? null : (draft ?? null)
}

/** Forgets a kept draft, once it was saved or no longer counts. */
export function forgetDraft(place: DraftPlace) {
  try {
    storageOf(place).removeItem(keyOf(place))
  } catch {}
}

type KeepDraft<Draft> = {
  place: DraftPlace
  /** What the draft began from; one that began from something else is forgotten. */
  base: string
  draft: Draft
  /** Whether the draft has just come back from the server, and so is newer than what was kept. */
  newer: boolean
  /** Makes what was kept whole. */
  shape: (value: unknown) => Draft
  /** Takes up what was kept. */
  onRestore: (draft: Draft) => void
}

/**
 * Keeps what is being typed, so that it survives a reload, and takes it up once after mounting.
 * @returns whether it was taken up, and a way to say that it no longer counts
 */
export function useKeptDraft<Draft extends object>(keep: KeepDraft<Draft>): [restored: boolean, forget: () => void] {
  const { place, base, draft, newer, shape, onRestore } = keep
  const [restored, setRestored] = useState(false)
  const initial = useRef(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the page opens; a place is its name.
  useEffect(() => {
    if (newer) return
    const kept = keptDraft(place) as { base?: unknown; draft?: unknown } | null
    if (kept?.base !== base) return forgetDraft(place)
    onRestore(shape(kept.draft))
    setRestored(true)
  }, [place.name, base])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is its name.
  useEffect(() => {
    if (initial.current !== draft) keepDraft(place, { base, draft })
  }, [place.name, base, draft])
  return [
    restored,
    () => {
      forgetDraft(place)
      setRestored(false)
    },
  ]
}

const keyOf = ({ name }: DraftPlace) => `draft:${name}`

function storageOf({ storage }: DraftPlace): Storage {
  return storage === 'tab' ? sessionStorage : localStorage
}

/** Null where the browser refuses storage too. */
function readKept(place: DraftPlace): unknown {
  try {
    return readJson(storageOf(place).getItem(keyOf(place)))
  } catch {
    return null
  }
}
