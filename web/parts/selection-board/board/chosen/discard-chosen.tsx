import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { type Chosen, type ChosenIntent, readChosen, writeChosen } from '../../chosen-intent.ts'
import classes from '../moves/discard-dialog.module.css'
import { ConfirmDiscard, DiscardFields, feedbackIn } from '../moves/discard-dialog.tsx'

const t = speak(selectionBoard)

type DiscardChosenDialogProps = {
  /** The candidates who are about to be discarded. */
  chosen: readonly Chosen[]
  open: boolean
  run: (asked: ChosenIntent) => void
  onClose: () => void
}

/** Discards several candidates, with an optional message for all of them. */
export function DiscardChosenDialog({ chosen, open, run, onClose }: DiscardChosenDialogProps) {
  const all = writeChosen(chosen)
  return (
    <ConfirmDiscard
      title={t('chosen.discardTitle', { count: chosen.length })}
      text={t('chosen.discardText')}
      of={open ? all : null}
      run={(feedback) => run({ intent: 'discard-chosen', chosen: all, to: 'discarded', feedback })}
      onClose={onClose}
    />
  )
}

/**
 * The same in the page itself, for browsers without JavaScript. `action` is the page, to which the recruiter may also
 * return.
 */
export function DiscardChosenForm({ chosen, action }: { chosen: string; action: string }) {
  return (
    <Card as="section">
      <Form method="post" action={action} className={classes.form} onSubmit={feedbackIn}>
        <h2>{t('chosen.discardTitle', { count: readChosen(chosen).length })}</h2>
        <input type="hidden" name="chosen" value={chosen} />
        <DiscardFields text={t('chosen.discardText')} />
        <p className={classes.buttons}>
          <Button type="submit" name="intent" value="discard-chosen" look="danger">
            {t('discard.confirm')}
          </Button>
          <ButtonLink to={action}>{t('discard.cancel')}</ButtonLink>
        </p>
      </Form>
    </Card>
  )
}
