import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type FormEvent, useId, useState } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../../design/button.tsx'
import { Dialog } from '../../../../design/dialog.tsx'
import { TextArea } from '../../../../design/text-field.tsx'
import { faultOfLength } from '../../../form/too-long.ts'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import classes from './discard-dialog.module.css'

const t = speak(selectionBoard)

type Discarded = Pick<CandidateView, 'cvId' | 'processId' | 'step' | 'name'>

type DiscardDialogProps = {
  /** The candidate about to be discarded; null if the dialog is closed. */
  card: Discarded | null
  run: (asked: CandidacyIntent) => void
  onClose: () => void
}

/** Discards a candidate, with an optional message for them. */
export function DiscardDialog({ card, run, onClose }: DiscardDialogProps) {
  const name = card?.name ?? t('move.someone')
  return (
    <ConfirmDiscard
      title={t('discard.title', { name })}
      text={t('discard.text', { name })}
      of={card?.cvId ?? null}
      run={(feedback) => card && run({ ...intentOf(card), feedback })}
      onClose={onClose}
    />
  )
}

type ConfirmDiscardProps = {
  title: string
  text: string
  /** Who is about to be discarded, as a key of what was typed to them; null if the dialog is closed. */
  of: string | null
  run: (feedback: string) => void
  onClose: () => void
}

/** The dialog of a discard. A message stays when it is closed by accident. */
export function ConfirmDiscard({ title, text, of, run, onClose }: ConfirmDiscardProps) {
  const form = useId()
  const [typed] = useState(() => new Map<string, string>())
  return (
    <Dialog
      open={of !== null}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('discard.cancel')}</Button>
          <Button type="submit" form={form} look="danger">
            {t('discard.confirm')}
          </Button>
        </>
      }
    >
      {of !== null && (
        <Form
          id={form}
          method="post"
          className={classes.form}
          onSubmit={(event) => {
            const feedback = feedbackIn(event)
            event.preventDefault()
            if (feedback === null) return
            run(feedback)
            onClose()
          }}
        >
          <DiscardFields text={text} typed={typed} of={of} />
        </Form>
      )}
    </Dialog>
  )
}

/** The same within a page, for browsers without JavaScript. */
export function DiscardForm({ card, action }: { card: Discarded; action: string }) {
  const { cvId, processId, from } = intentOf(card)
  const name = card.name ?? t('move.someone')
  return (
    <Form method="post" action={action} className={classes.form} onSubmit={feedbackIn}>
      <h2>{t('discard.title', { name })}</h2>
      <input type="hidden" name="cvId" value={cvId} />
      <input type="hidden" name="processId" value={processId} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="from" value={from} />
      <DiscardFields text={t('discard.text', { name })} />
      <div className={classes.buttons}>
        <Button type="submit" name="intent" value="discard" look="danger">
          {t('discard.confirm')}
        </Button>
        <ButtonLink to={action} look="bare">
          {t('discard.cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

const readyWords = ['experience', 'requirement', 'filled'] as const
const most = selectionFields.feedback.longest

/** The message in a submitted form; null if it is too long, as its field says, and then the form isn't sent. */
export function feedbackIn(event: FormEvent<HTMLFormElement>): string | null {
  const field = event.currentTarget.elements.namedItem('feedback') as HTMLTextAreaElement
  if (!faultOfLength(field)) return field.value
  event.preventDefault()
  field.focus()
  return null
}

type DiscardFieldsProps = {
  text: string
  /** What was typed so far, by whom it is for, so that a dialog that is closed by accident loses nothing. */
  typed?: Map<string, string>
  of?: string
}

/**
 * The effect of a discard, and the message to the candidate; in a dialog with suggested texts, which need a script.
 */
export function DiscardFields({ text, typed, of = '' }: DiscardFieldsProps) {
  const [feedback, setFeedback] = useState(typed?.get(of) ?? '')
  const write = (words: string) => {
    typed?.set(of, words)
    setFeedback(words)
  }
  return (
    <>
      <p>{text}</p>
      <TextArea
        name="feedback"
        label={t('discard.feedback')}
        optional={t('discard.optional')}
        hint={t('discard.feedbackHint')}
        most={most}
        value={feedback}
        fault={faultOfLength({ value: feedback, dataset: { most: `${most}` } })}
        onChange={({ target }) => write(target.value)}
      />
      {typed && (
        <fieldset className={classes.words}>
          <legend>{t('discard.words.label')}</legend>
          {readyWords.map((each) => (
            <Button key={each} look="plain" size="small" onClick={() => write(t(`discard.words.${each}Text`))}>
              {t(`discard.words.${each}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

function intentOf({ cvId, processId, step, name }: Discarded): CandidacyIntent {
  return {
    intent: 'discard',
    cvId,
    processId: processId ?? '',
    name: name ?? '',
    from: step ?? 'curriculums',
    to: 'discarded',
    feedback: '',
  }
}
