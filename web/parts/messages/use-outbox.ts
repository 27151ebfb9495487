import { useCallback, useEffect, useState } from 'react'
import { type DraftKey, forgetDraft, keepDraft, keptDraft, personalLifetime } from '../../platform/kept-draft.ts'

import { newClientId } from '../../platform/new-client-id.ts'

/** A message on its way. */
export type Waiting = { clientId: string; text: string }
type Kept = { text: string; waiting: readonly Waiting[] }

/**
 * What is being written in a thread, and what was sent and isn't confirmed yet. Both are kept in the tab: after a reload
 * the draft is there again, and what was on its way is sent again under the name it had, so that it arrives once.
 */
export function useOutbox(thread: string, early: string) {
  const name = `messages ${thread}`
  const [text, write] = useState(early)
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const kept = keptDraft({ name }) as Partial<Kept> | null
    if (typeof kept?.text === 'string') write((typed) => typed || (kept.text as string))
    if (Array.isArray(kept?.waiting)) setWaiting(kept.waiting)
    setRestored(true)
  }, [name])
  useEffect(() => {
    if (!isRestored) return
    const key: DraftKey = { name, lifetime: personalLifetime }
    if (text === '' && waiting.length === 0) forgetDraft(key)
    else keepDraft(key, { text, waiting } satisfies Kept)
  }, [name, text, waiting, isRestored])

  const send = useCallback((message: string) => {
    setWaiting((all) => [...all, { clientId: newClientId(), text: message }])
    write('')
  }, [])
  const drop = useCallback((clientId: string) => {
    setWaiting((all) => all.filter((each) => each.clientId !== clientId))
  }, [])
  return { text, write, waiting, send, drop }
}
