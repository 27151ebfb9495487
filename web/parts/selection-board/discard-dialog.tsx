import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useId } from 'react'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { TextArea } from '../../design/text-field.tsx'
import type { CandidateView } from './candidate-words.ts'
import classes from './discard-dialog.module.css'
import type { PlaceIntent } from './place-intent.ts'

const t = speak('selection-board', selectionBoard)
const longestFeedback = 1000

type Discarded = Pick<CandidateView, 'cvId' | 'processId' | 'step' | 'name'>

type DiscardDialogProps = {
  /** Who is about to be discarded; null where the dialog is closed. */
  card: Discarded | null
  run: (asked: PlaceIntent) => void
  onClose: () => void
}

/** Takes somebody out of the selection, with a message for them if one is written. */
export function DiscardDialog({ card, run, onClose }: DiscardDialogProps) {
  const form = useId()
  const name = card?.name ?? t('move.someone')
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={t('discard.title', { name })}
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
      {card && (
        <Form
          id={form}
          method="post"
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault()
            const feedback = String(new FormData(event.currentTarget).get('feedback') ?? '')
            run({ ...intentOf(card), feedback })
            onClose()
          }}
        >
          <DiscardFields name={name} />
        </Form>
      )}
    </Dialog>
  )
}

/** The same as a part of a page, for browsers without JavaScript. */
export function DiscardForm({ card, action }: { card: Discarded; action: string }) {
  const { cvId, processId, from } = intentOf(card)
  const name = card.name ?? t('move.someone')
  return (
    <Form method="post" action={action} className={classes.form}>
      <h2>{t('discard.title', { name })}</h2>
      <input type="hidden" name="cvId" value={cvId} />
      <input type="hidden" name="processId" value={processId} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="from" value={from} />
      <DiscardFields name={name} />
      <Button type="submit" name="intent" value="discard" look="danger">
        {t('discard.confirm')}
      </Button>
    </Form>
  )
}

function DiscardFields({ name }: { name: string }) {
  return (
    <>
      <p>{t('discard.text', { name })}</p>
      <TextArea
        name="feedback"
        label={t('discard.feedback')}
        optional={t('discard.optional')}
        hint={t('discard.feedbackHint')}
        maxLength={longestFeedback}
      />
    </>
  )
}

function intentOf({ cvId, processId, step, name }: Discarded): PlaceIntent {
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
