import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Glyph } from '../../design/glyph.tsx'
import type { MessageOutcome } from './message-intent.ts'
import classes from './messages.module.css'
import type { Waiting } from './use-outbox.ts'
import type { Bubble } from './view.ts'

const t = speak(messages)

type WaitingBubbleProps = {
  waiting: Waiting
  /** Whether it is the first one that waits: each is sent once those before it have arrived. */
  isNext: boolean
  /** The thread's page. */
  here: string
  onDone: (clientId: string, sent: Bubble | null) => void
  onEdit: (waiting: Waiting) => void
}

/**
 * A message that is being sent: once it is the next one, and again once the connection is back or on request, always with the same
 * client id.
 */
export function WaitingBubble({ waiting, isNext, here, onDone, onEdit }: WaitingBubbleProps) {
  const { clientId, text } = waiting
  const { submit, state, data } = useFetcher<MessageOutcome>({ key: `message ${clientId}` })
  const isUnsent = useRef(true)
  const send = () => {
    // The page's data isn't reloaded, since that request might fail and take the page with it.
    const quietly = { method: 'post', action: here, defaultShouldRevalidate: false } as const
    void submit({ intent: 'send', script: 'true', clientId, message: text }, quietly)
  }
  const hasFailed = state === 'idle' && data?.ok === false
  const again = useRef(send)
  again.current = send
  useEffect(() => {
    if (!isNext || !isUnsent.current) return
    isUnsent.current = false
    again.current()
  }, [isNext])
  useEffect(() => {
    if (!hasFailed) return
    const sendAgain = () => again.current()
    window.addEventListener('online', sendAgain)
    return () => window.removeEventListener('online', sendAgain)
  }, [hasFailed])
  useEffect(() => {
    if (state === 'idle' && data?.ok) onDone(clientId, data.sent)
  }, [state, data, clientId, onDone])
  return (
    <li className={classes.ours}>
      <p className={classes.bubble} data-waiting>
        {text}
      </p>
      {hasFailed ? (
        <div className={classes.failed} role="alert">
          <p>{data?.fault}</p>
          <Button size="small" onClick={send}>
            {t('write.again')}
          </Button>
          <Button size="small" look="bare" onClick={() => onEdit(waiting)}>
            {t('write.edit')}
          </Button>
        </div>
      ) : (
        <p className={classes.meta} role="status">
          <Glyph name="clock" size={14} />
          {t('write.sending')}
        </p>
      )}
    </li>
  )
}
