import { useCallback, useEffect, useState } from 'react'
import { forgetDraft, keepDraft, keptDraft } from '../../platform/browser/kept-draft.ts'
import { newClientId } from '../../platform/browser/new-client-id.ts'
import { useUserId } from '../../platform/use-user-id.ts'
import { draftKeys } from '../form/draft/draft-keys.ts'

/** A message that is being sent. */
export type Waiting = { clientId: string; text: string }
type Kept = { text: string; waiting: readonly Waiting[] }

/**
 * The draft in a thread, and messages that aren't confirmed yet. Both are stored in the tab: after a reload the draft
 * is restored, and unconfirmed messages are sent again with the same client id, so that each arrives once.
 */
export function useOutbox(thread: string, early: string) {
  const userId = useUserId()
  const [text, write] = useState(early)
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const kept = keptDraft(draftKeys.thread(thread, userId)) as Partial<Kept> | null
    if (typeof kept?.text === 'string') write((typed) => typed || (kept.text as string))
    if (Array.isArray(kept?.waiting)) setWaiting(kept.waiting)
    setRestored(true)
  }, [thread, userId])
  useEffect(() => {
    if (!isRestored) return
    const key = draftKeys.thread(thread, userId)
    if (text === '' && waiting.length === 0) forgetDraft(key)
    else keepDraft(key, { text, waiting } satisfies Kept)
  }, [thread, userId, text, waiting, isRestored])

  const send = useCallback((message: string) => {
    setWaiting((all) => [...all, { clientId: newClientId(), text: message }])
    write('')
  }, [])
  const drop = useCallback((clientId: string) => {
    setWaiting((all) => all.filter((each) => each.clientId !== clientId))
  }, [])
  return { text, write, waiting, send, drop }
}
