import { longestMessage } from '@trampolim/marketplace/messages/threads.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useId, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { Notice } from '../../../design/notice.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { toast } from '../../../design/toasts.tsx'
import { newClientId } from '../../../platform/new-client-id.ts'
import classes from '../board/discard-dialog.module.css'
import { type Chosen, readChosen, writeChosen } from '../chosen-intent.ts'
import { fieldsOf, type WriteIntent, type WriteOutcome } from './write-intent.ts'

const t = speak(selectionBoard)

type WriteToChosenDialogProps = {
  /** Who is written to. */
  chosen: readonly Chosen[]
  open: boolean
  /** The page, which handles the form. */
  action: string
  /** Called once the message has gone out. */
  onWritten: () => void
  onClose: () => void
}

/** Writes one message to several people. It stays open, with the text, until the server has taken it. */
export function WriteToChosenDialog({ chosen, open, action, onWritten, onClose }: WriteToChosenDialogProps) {
  const form = useId()
  const fetcher = useFetcher<WriteOutcome>()
  const [message, setMessage] = useState('')
  const [clientId, setClientId] = useState(newClientId)
  const { data, state } = fetcher
  const busy = state !== 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the answer arrives.
  useEffect(() => {
    if (!data || data.left !== null || !('fault' in data)) return
    toast({ text: data.text, tone: data.ok ? 'success' : 'danger' })
    setMessage('')
    setClientId(newClientId())
    onWritten()
  }, [data])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('chosen.writeTitle', { count: chosen.length })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('chosen.writeCancel')}</Button>
          <Button type="submit" form={form} look="main" loading={busy}>
            {t('chosen.writeConfirm')}
          </Button>
        </>
      }
    >
      {open && (
        <form
          id={form}
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (busy) return
            fetcher.submit(fieldsOf({ chosen: writeChosen(chosen), message, clientId }), { method: 'post', action })
          }}
        >
          {!busy && data && data.text && data.left !== null && !data.fault && (
            <Notice tone="danger" live>
              {data.text}
            </Notice>
          )}
          <WriteFields value={message} onValue={setMessage} fault={busy ? null : (data?.fault ?? null)} />
        </form>
      )}
    </Dialog>
  )
}

/** The same as a part of the page, for browsers without JavaScript. `action` is the page, to which one may also go back. */
export function WriteToChosenForm({
  asked,
  fault,
  action,
}: {
  asked: WriteIntent
  fault: string | null
  action: string
}) {
  const [message, setMessage] = useState(asked.message)
  const { message: _, ...kept } = fieldsOf(asked)
  return (
    <Card as="section">
      <Form method="post" action={action} className={classes.form}>
        <h2>{t('chosen.writeTitle', { count: readChosen(asked.chosen).length })}</h2>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <WriteFields value={message} onValue={setMessage} fault={fault} />
        <p className={classes.buttons}>
          <Button type="submit" look="main">
            {t('chosen.writeConfirm')}
          </Button>
          <ButtonLink to={action}>{t('chosen.writeCancel')}</ButtonLink>
        </p>
      </Form>
    </Card>
  )
}

type WriteFieldsProps = { value: string; onValue: (value: string) => void; fault: string | null }

function WriteFields({ value, onValue, fault }: WriteFieldsProps) {
  return (
    <>
      <p>{t('chosen.writeText')}</p>
      <TextArea
        name="message"
        label={t('chosen.writeLabel')}
        hint={t('chosen.writeHint')}
        rows={6}
        most={longestMessage}
        required
        value={value}
        onChange={({ target }) => onValue(target.value)}
        fault={fault ?? undefined}
      />
    </>
  )
}
