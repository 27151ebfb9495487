import { longestMessage } from '@trampolim/marketplace/messages/threads.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { toast } from '../../../design/toasts.tsx'
import { forgetDraft } from '../../../platform/browser/kept-draft.ts'
import { newClientId } from '../../../platform/browser/new-client-id.ts'
import type { Faults } from '../../../platform/faults.ts'
import { useUserId } from '../../../platform/use-user-id.ts'
import { draftKeys } from '../../form/draft/draft-keys.ts'
import { KeptForm } from '../../form/kept/kept-form.tsx'
import classes from '../board/moves/discard-dialog.module.css'
import { type Chosen, readChosen, writeChosen } from '../chosen-intent.ts'
import { fieldsOf, type WriteIntent, type WriteOutcome } from './write-intent.ts'

const t = speak(selectionBoard)

type WriteToChosenDialogProps = {
  jobId: string
  /** The candidates to write to. */
  chosen: readonly Chosen[]
  open: boolean
  /** The page that handles the form. */
  action: string
  /** Called once the message was sent. */
  onWritten: () => void
  onClose: () => void
}

const draftOf = (jobId: string) => draftKeys.kept('writing', jobId)

/** Why nobody was written to, as the form shows it; null if somebody was. */
function refusalIn({ left, fault, text }: WriteOutcome): { faults: Faults } | null {
  if (left === null) return null
  return { faults: fault ? { message: fault } : { '': text } }
}

/** Writes one message to several people. The dialog stays open, with the text, until the server has accepted it. */
export function WriteToChosenDialog({ jobId, chosen, open, action, onWritten, onClose }: WriteToChosenDialogProps) {
  const form = useId()
  const fetcher = useFetcher<WriteOutcome>()
  const [clientId, setClientId] = useState(newClientId)
  const userId = useUserId()
  const { data, state } = fetcher
  const busy = state !== 'idle'
  const isOpen = useRef(open)
  isOpen.current = open
  // A refusal is about the text that was there then: the dialog that is opened anew begins with what the tab stores.
  const [past, leavePast] = useState(data)
  if (!open && past !== data) leavePast(data)
  const refused = useMemo(() => (data && data !== past ? refusalIn(data) : null), [data, past])
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, when the answer arrives.
  useEffect(() => {
    if (!data) return
    if (refusalIn(data)) {
      if (!isOpen.current) toast({ text: data.text, tone: 'danger' })
      return
    }
    toast({ text: data.text, tone: data.ok ? 'success' : 'danger' })
    // The form is gone if the dialog was closed meanwhile.
    forgetDraft(draftOf(jobId)(userId))
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
        <KeptForm
          id={form}
          draftKey={draftOf(jobId)}
          refused={refused}
          done={data?.left === null ? data : null}
          labels={{ message: t('chosen.writeLabel') }}
          fetcher={fetcher}
          action={action}
          className={classes.form}
        >
          {({ faults }) => (
            <>
              <Hidden {...fieldsOf({ chosen: writeChosen(chosen), clientId })} />
              <WriteFields fault={faults.message} />
            </>
          )}
        </KeptForm>
      )}
    </Dialog>
  )
}

/**
 * The same in the page itself, for browsers without JavaScript. `action` is the page, to which the recruiter may also
 * return.
 */
export function WriteToChosenForm({
  asked,
  fault,
  action,
}: {
  asked: WriteIntent
  fault: string | null
  action: string
}) {
  const { message, ...kept } = asked
  return (
    <Card as="section">
      <Form method="post" action={action} className={classes.form}>
        <h2>{t('chosen.writeTitle', { count: readChosen(asked.chosen).length })}</h2>
        <Hidden {...fieldsOf(kept)} />
        <WriteFields value={message} fault={fault ?? undefined} />
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

function Hidden(fields: Readonly<Record<string, string>>) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

function WriteFields({ value, fault }: { value?: string; fault: string | undefined }) {
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
        defaultValue={value}
        fault={fault}
      />
    </>
  )
}
