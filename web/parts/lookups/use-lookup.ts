import type { ReferenceDocument } from '@trampolim/contract/social-media/lookups.ts'
import { useEffect, useState } from 'react'
import type { Suggestion } from '../../design/suggest.tsx'
import { href } from '../../platform/href.ts'

/** The kinds of suggestions; `code` of a suggestion is what calls take. */
export type LookupKind = ReferenceDocument['kind']

const fewestLetters = 2
const pause = 120
const none: readonly Suggestion[] = []

/**
 * Reference items whose name matches the typed text: after two letters, once typing pauses. `text` is null if nothing is
 * to be looked up, such as before the field was touched.
 */
export function useLookup(kind: LookupKind, text: string | null): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState(none)
  useEffect(() => {
    if (text === null || text.trim().length < fewestLetters) return setSuggestions(none)
    const asked = new AbortController()
    const timer = setTimeout(() => {
      readLookup(kind, text, asked.signal).then(setSuggestions, () => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [kind, text])
  return suggestions
}

async function readLookup(kind: LookupKind, text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(href('/lookups/:kind', { kind }, { text }), { signal })
  return answer.ok ? ((await answer.json()) as Suggestion[]) : []
}
