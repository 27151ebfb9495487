import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { FoldMenu, foldItem } from '../../../../design/fold-menu.tsx'
import { Link } from '../../../../design/link.tsx'
import type { CandidacyIntent } from '../../candidacy-intent.ts'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import { isBack, offeredMoves } from '../columns.ts'

const t = speak(selectionBoard)

type MoveMenuProps = {
  card: Pick<CandidateView, 'cvId' | 'processId' | 'step' | 'name' | 'undo' | 'undoTo' | 'mayHire'>
  /** The steps that the server allows; by default those that the rules offer. */
  moves?: readonly SelectionStep[]
  /** The page of the messages with the candidate, if the menu links to it. */
  messages?: string
  /** The form of the hiring message, if the menu links to it and one may be sent. */
  hireAt?: string
  /** The page that handles the form without JavaScript. */
  action: string
  /** The page with the form for discarding, without JavaScript. */
  discardAt: string
  run: (asked: CandidacyIntent) => void
  onDiscard: () => void
  trigger: ReactNode
  look?: 'bare' | 'plain'
  side?: 'left' | 'right'
}

/**
 * The steps to which a candidate can be moved, or the way to take them back. Nothing for people without a candidacy, or
 * if it is too late.
 */
export function MoveMenu({
  card,
  moves,
  messages,
  hireAt,
  action,
  discardAt,
  run,
  onDiscard,
  trigger,
  look = 'bare',
  side = 'right',
}: MoveMenuProps) {
  const { cvId, processId, step } = card
  const offered = step ? offeredMoves(step).filter((to) => moves?.includes(to) ?? true) : []
  const mayDiscard = moves?.includes('discarded') ?? true
  const name = card.name ?? ''
  if (!processId || !step) return null
  const asked = { cvId, processId, name, from: step, feedback: '' }
  const hidden = (
    <>
      <input type="hidden" name="cvId" value={cvId} />
      <input type="hidden" name="processId" value={processId} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="from" value={step} />
    </>
  )
  if (step === 'discarded') {
    if (!card.undo) return null
    return (
      <Form
        method="post"
        action={action}
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault()
          run({ ...asked, intent: 'undo', to: card.undoTo ?? step })
        }}
      >
        {hidden}
        <Button
          type="submit"
          size="small"
          name="intent"
          value="undo"
          aria-label={t('move.undoDiscardOf', { name: name || t('move.someone') })}
        >
          {t('move.undoDiscard')}
        </Button>
      </Form>
    )
  }
  const hires = card.mayHire && hireAt
  if (offered.length === 0 && !mayDiscard && !card.undoTo && !messages && !hires) return null
  return (
    <FoldMenu label={t('move.menuOf', { name: name || t('move.someone') })} trigger={trigger} look={look} side={side}>
      {messages && (
        <Link to={messages} className={foldItem()}>
          {t('move.message')}
        </Link>
      )}
      {hires && (
        <Link to={hireAt} className={foldItem()}>
          {t('move.hire')}
        </Link>
      )}
      {card.undoTo && (
        <Form
          method="post"
          action={action}
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault()
            run({ ...asked, intent: 'undo', to: card.undoTo ?? step })
          }}
        >
          <input type="hidden" name="to" value={card.undoTo} />
          {hidden}
          <button type="submit" name="intent" value="undo" className={foldItem()}>
            {t('move.undoTo', { step: selectionStep[card.undoTo] })}
          </button>
        </Form>
      )}
      <Form
        method="post"
        action={action}
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault()
          const to = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value')
          run({ ...asked, intent: 'move', to: offered.find((each) => each === to) ?? step })
        }}
      >
        <input type="hidden" name="intent" value="move" />
        {hidden}
        {offered.map((to) => (
          <button key={to} type="submit" name="to" value={to} className={foldItem()}>
            {isBack(step, to) ? t(`move.back.${to}`) : selectionStep[to]}
          </button>
        ))}
      </Form>
      {mayDiscard && (
        <Link
          to={discardAt}
          className={foldItem('danger')}
          onClick={(event) => {
            event.preventDefault()
            onDiscard()
          }}
        >
          {t('move.discard')}
        </Link>
      )}
    </FoldMenu>
  )
}
