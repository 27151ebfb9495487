import { longestMessage, tidyMessage } from '@trampolim/marketplace/messages/threads.ts'
import { messages } from '@trampolim/phrases/pt-br/messages.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { useIsScripted } from '../../platform/browser/is-scripted.ts'
import type { MessageOutcome } from './message-intent.ts'
import classes from './messages.module.css'
import type { ThreadView } from './view.ts'

const t = speak(messages)
/** When this many letters are left, the page begins to count them. */
const counted = 300

type ComposerProps = {
  thread: ThreadView
  text: string
  write: (text: string) => void
  send: (text: string) => void
  /** Whether a message is on its way. */
  isSending: boolean
  /** The server's answer to a form sent without scripts. */
  outcome: MessageOutcome | undefined
}

/** What is wrong with a message; null also for one that was just sent, by a double click. @internal */
export function faultOfMessage(message: string, { isSending }: { isSending: boolean }): string | null {
  if (message === '') return isSending ? null : t('write.blank')
  return message.length > longestMessage ? t('write.tooLong') : null
}

/** The field and button for a message; without scripts a plain form. */
export function Composer({ thread, text, write, send, isSending, outcome }: ComposerProps) {
  const isScripted = useIsScripted()
  const [fault, setFault] = useState(outcome?.fault ?? null)
  const left = longestMessage - text.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const message = tidyMessage(text)
    const found = faultOfMessage(message, { isSending })
    setFault(found)
    if (found === null && message !== '') send(message)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  const number = thread.bubbles.at(-1)?.number
  return (
    <Form method="post" action={thread.here} className={classes.composer} onSubmit={submit}>
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="clientId" value={thread.clientId} />
      {number && thread.isLatest && <input type="hidden" name="number" value={number} />}
      <div className={classes.field}>
        <textarea
          name="message"
          rows={1}
          required={!isScripted}
          aria-required={isScripted || undefined}
          value={text}
          onChange={(event) => {
            write(event.target.value)
            setFault(null)
          }}
          onKeyDown={onKeyDown}
          aria-label={t('write.label', { name: thread.title })}
          placeholder={t('write.placeholder', { name: thread.title })}
          aria-invalid={fault !== null}
          aria-describedby="about-message"
        />
        <p
          id="about-message"
          className={classes.hint}
          data-quiet={(fault === null && left > counted) || undefined}
          data-fault={fault !== null || left < 0 || undefined}
          aria-live="polite"
        >
          {fault ??
            (left < 0
              ? t('write.over', { count: -left })
              : left <= counted
                ? t('write.left', { count: left })
                : t('write.hint'))}
        </p>
      </div>
      <Button type="submit" look="main">
        {t('write.send')}
      </Button>
    </Form>
  )
}
