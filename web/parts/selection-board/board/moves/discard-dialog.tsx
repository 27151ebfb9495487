import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useId, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { Dialog } from '../../../../design/dialog.tsx'
import { LimitedArea } from '../../../form/limited-text.tsx'
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
          <DiscardFields text={t('discard.text', { name })} offersWords />
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
    <Form method="post" action={action} className={classes.form}>
      <h2>{t('discard.title', { name })}</h2>
      <input type="hidden" name="cvId" value={cvId} />
      <input type="hidden" name="processId" value={processId} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="from" value={from} />
      <DiscardFields text={t('discard.text', { name })} />
      <Button type="submit" name="intent" value="discard" look="danger">
        {t('discard.confirm')}
      </Button>
    </Form>
  )
}

const readyWords = ['experience', 'requirement', 'filled'] as const

/**
 * The effect of a discard, and the message to the candidate. `offersWords`: with suggested texts, which need a script.
 */
export function DiscardFields({ text, offersWords = false }: { text: string; offersWords?: boolean }) {
  const [feedback, setFeedback] = useState('')
  return (
    <>
      <p>{text}</p>
      <LimitedArea
        name="feedback"
        label={t('discard.feedback')}
        optional={t('discard.optional')}
        hint={t('discard.feedbackHint')}
        most={selectionFields.feedback.longest}
        value={feedback}
        onChange={({ target }) => setFeedback(target.value)}
      />
      {offersWords && (
        <fieldset className={classes.words}>
          <legend>{t('discard.words.label')}</legend>
          {readyWords.map((each) => (
            <Button key={each} look="plain" size="small" onClick={() => setFeedback(t(`discard.words.${each}Text`))}>
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
