import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { Checkbox } from '../../../../design/choice.tsx'
import { Glyph } from '../../../../design/glyph.tsx'
import { Link } from '../../../../design/link.tsx'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import { askDiscard, type ChosenIntent, chosenValue, writeChosen } from '../../chosen-intent.ts'
import { askWrite } from '../../write/write-intent.ts'
import { columnSteps, mostChosen } from '../board-query.ts'
import { allText } from './all-text.ts'
import classes from './choose.module.css'
import type { Choosing } from './use-chosen.ts'

const t = speak(selectionBoard)
const formId = 'chosen'

/** The checkbox that selects a candidate; none for people without a candidacy or out of the selection. */
export function ChooseBox({ card, choosing }: { card: CandidateView; choosing: Choosing }) {
  const { processId, step } = card
  if (!processId || !step || step === 'discarded') return null
  return (
    <div className={classes.box}>
      <Checkbox
        name="chosen"
        value={chosenValue({ processId, from: step })}
        form={formId}
        checked={choosing.isChosen(processId)}
        onChange={({ currentTarget, nativeEvent }) =>
          choosing.choose(processId, currentTarget.checked, { through: (nativeEvent as MouseEvent).shiftKey === true })
        }
        label={<span className="unseen">{t('chosen.choose', { name: card.name ?? t('move.someone') })}</span>}
      />
    </div>
  )
}

type ChosenBarProps = {
  choosing: Choosing
  action: string
  /** The list that can be selected as a whole: its length, and its address with everybody selected. Null for columns. */
  whole: { total: number; to: string } | null
  /** The page for setting an interview with the selected candidates. */
  interviewAt: string
  run: (asked: ChosenIntent, onFailed: () => void) => void
  onWrite: () => void
  onDiscard: () => void
}

/** The actions for all selected candidates. CSS shows it while any are selected, so that it works without scripts. */
export function ChosenBar({ choosing, action, whole, interviewAt, run, onWrite, onDiscard }: ChosenBarProps) {
  const { chosen } = choosing
  const isWhole = !whole || chosen.length >= Math.min(whole.total, mostChosen)
  return (
    <Form
      id={formId}
      method="post"
      action={action}
      preventScrollReset
      className={classes.bar}
      aria-label={t('chosen.label')}
      onReset={choosing.clear}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter?.getAttribute('formmethod') === 'get') return
        event.preventDefault()
        if (submitter?.getAttribute('value') === askDiscard) return onDiscard()
        if (submitter?.getAttribute('value') === askWrite) return onWrite()
        const asked = new FormData(event.currentTarget).get('to')
        const to: SelectionStep = columnSteps.find((each) => each === asked) ?? 'selectiveProcess'
        run({ intent: 'move-chosen', chosen: writeChosen(chosen), to, feedback: '' }, choosing.chooseAgain)
        choosing.clear()
      }}
    >
      <p className={classes.count} role="status">
        {chosen.length > 0 ? t('chosen.count', { count: chosen.length }) : t('chosen.label')}
      </p>
      {!isWhole && (
        <Link to={whole.to} className={classes.all} onClick={choosing.chooseAll} preventScrollReset>
          {allText(whole.total)}
        </Link>
      )}
      <label className={classes.step}>
        <span className="unseen">{t('chosen.step')}</span>
        <select name="to" defaultValue="selectiveProcess">
          {columnSteps.map((step) => (
            <option key={step} value={step}>
              {selectionStep[step]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" name="intent" value="move-chosen">
        {t('chosen.move')}
      </Button>
      <Button type="submit" formMethod="get" formAction={interviewAt}>
        {t('chosen.interview')}
      </Button>
      <Button type="submit" name="intent" value={askWrite}>
        {t('chosen.write')}
      </Button>
      <Button type="submit" name="intent" value={askDiscard} look="danger">
        {t('move.discard')}
      </Button>
      <Button type="reset" className={classes.clear} aria-label={t('chosen.noneOf')} title={t('chosen.noneOf')}>
        <Glyph name="close" />
      </Button>
    </Form>
  )
}
