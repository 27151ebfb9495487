import type { Suggestion as Suggested } from '@trampolim/contract/search-jobs/search.ts'
import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../../../design/suggest.tsx'

const fewestLetters = 2
const pause = 120

/** Suggestions for the text typed into a search field: after two letters, once typing pauses. */
export function useSuggestions(field: 'occupation' | 'location', text: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const typed = useRef(text)
  useEffect(() => {
    if (text === typed.current) return
    typed.current = text
    if (text.trim().length < fewestLetters) return setSuggestions([])
    const asked = new AbortController()
    const timer = setTimeout(() => {
      read(`/suggestions/${field}?text=${encodeURIComponent(text)}`, asked.signal).then(setSuggestions, () => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [field, text])
  return suggestions
}

async function read(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) return []
  return ((await answer.json()) as Suggested[]).map(({ label, value }) => ({ text: label, value }))
}
