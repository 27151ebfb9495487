import { useEffect, useRef, useState } from 'react'
import { readJson } from './form-fields.ts'

const prefix = 'draft:'

type Kept<Draft> = { base: string; draft: Draft }

type KeepDraft<Draft> = {
  /** The name under which it is kept in this tab. */
  name: string
  /** What the draft began from; one that began from something else is forgotten. */
  base: string
  draft: Draft
  /** Makes what was kept whole. */
  shape: (value: unknown) => Draft
  /** Takes up what was kept. */
  onRestore: (draft: Draft) => void
}

/**
 * Keeps what is being typed in this tab, so that it survives a reload, and takes it up once after mounting.
 * @returns whether it was taken up, and a way to say that it no longer counts
 */
export function useKeptDraft<Draft extends object>(keep: KeepDraft<Draft>): [restored: boolean, forget: () => void] {
  const { name, base, draft, shape, onRestore } = keep
  const [restored, setRestored] = useState(false)
  const initial = useRef(draft)
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when the page opens.
  useEffect(() => {
    const kept = readKept(name) as Kept<unknown> | null
    if (kept?.base !== base) return forgetDraft(name)
    onRestore(shape(kept.draft))
    setRestored(true)
  }, [name, base])
  useEffect(() => {
    if (initial.current === draft) return
    write(name, JSON.stringify({ base, draft }))
  }, [name, base, draft])
  return [
    restored,
    () => {
      forgetDraft(name)
      setRestored(false)
    },
  ]
}

/** Forgets a kept draft, once it was saved or no longer counts. */
export function forgetDraft(name: string) {
  write(name, null)
}

function readKept(name: string): unknown {
  try {
    return readJson(sessionStorage.getItem(prefix + name))
  } catch {
    return null
  }
}

/** Where the browser refuses storage, nothing is kept and nothing breaks. */
function write(name: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, text)
  } catch {}
}
