import type { SelectionStep } from '@trampolim/contract/codes.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type DragEvent, useRef, useState } from 'react'
import { Glyph } from '../../../design/glyph.tsx'
import { Link } from '../../../design/link.tsx'
import { threadPath } from '../../messages/thread-path.ts'
import { type CandidacyIntent, intentFor } from '../candidacy-intent.ts'
import type { CandidateView } from '../candidate/candidate-words.ts'
import { LikeCandidate } from '../candidate/head/like-candidate.tsx'
import classes from './board.module.css'
import { type BoardQuery, boardPath, candidatePath, filtersInUse, hirePath, inStep } from './board-query.ts'
import { CandidateCard } from './cards/candidate-card.tsx'
import { useCardKeys } from './cards/use-card-keys.ts'
import { ChooseBox } from './chosen/choose.tsx'
import type { Choosing } from './chosen/use-chosen.ts'
import { type Column, offeredMoves, type PendingMove, withMoves } from './columns.ts'
import { MoveMenu } from './moves/move-menu.tsx'
import { useOpening } from './panel/use-open-candidate.ts'

const t = speak(selectionBoard)

type BoardProps = {
  jobId: string
  query: BoardQuery
  columns: readonly Column<CandidateView>[]
  pending: readonly PendingMove[]
  run: (asked: CandidacyIntent) => void
  onDiscard: (card: CandidateView) => void
  choosing: Choosing
  /** The curriculum of the candidate who is open beside the columns; null if nobody is. */
  open: string | null
  /** Whether nobody may be moved at present. */
  frozen: boolean
  /** Whether the selection has ended, or nobody may be moved at present. */
  isOver: boolean
}

/** The steps as columns; cards are moved by drag, menu or keyboard. */
export function Board(props: BoardProps) {
  const { jobId, query, columns, pending, run, onDiscard, choosing, open, frozen, isOver } = props
  const [dragged, drag] = useState<CandidateView | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const shown = withMoves(columns, pending)
  const moveTo = (card: CandidateView, to: SelectionStep) => {
    const intent = frozen ? null : intentFor(card, to)
    if (intent) run(intent)
  }
  const keys = useCardKeys({ root, cards: shown.flatMap(({ items }) => items), moveTo })
  const openBeside = useOpening(jobId, query)
  const action = boardPath(jobId, query)
  return (
    <div ref={root} className={classes.board} {...keys}>
      {shown.map(({ step, items, total }) => {
        const takes = dragged?.step != null && offeredMoves(dragged.step).some((each) => each === step)
        const more = boardPath(jobId, inStep(query, step))
        return (
          <section
            key={step}
            className={classes.column}
            aria-labelledby={`column-${step}`}
            data-column
            data-takes={takes || undefined}
            {...(takes && dragged && dropTarget(() => moveTo(dragged, step)))}
          >
            <h2 id={`column-${step}`} className={classes.title}>
              <Link to={more}>{selectionStep[step]}</Link>
              <span className={classes.count}>{total}</span>
            </h2>
            {takes && <p className={classes.drop}>{t('dropHere')}</p>}
            {items.length === 0 && <p className={classes.empty}>{emptyText(step, query, isOver)}</p>}
            <ul className={classes.cards} data-scrolls>
              {items.map((card) => (
                <li key={card.cvId}>
                  <CandidateCard
                    card={card}
                    to={candidatePath({ jobId, cvId: card.cvId }, inStep(query, step))}
                    onPress={(event) => openBeside(event, card.cvId)}
                    selected={card.cvId === open}
                    level={3}
                    brief
                    pending={pending.some(({ processId }) => processId === card.processId)}
                    tick={!frozen && <ChooseBox card={card} choosing={choosing} />}
                    actions={
                      <>
                        <MoveMenu
                          card={card}
                          {...(frozen && { moves: [] })}
                          messages={threadPath({ jobId, candidateId: card.candidateId })}
                          {...(!frozen && { hireAt: hirePath({ jobId, cvId: card.cvId }, inStep(query, step)) })}
                          action={action}
                          discardAt={candidatePath({ jobId, cvId: card.cvId }, inStep(query, step), { discard: true })}
                          run={run}
                          onDiscard={() => onDiscard(card)}
                          trigger={<Glyph name="dots" />}
                        />
                        <LikeCandidate card={card} action={action} />
                      </>
                    }
                    {...(!frozen && dragSource(card, drag))}
                  />
                </li>
              ))}
            </ul>
            {total > items.length && items.length > 0 && (
              <Link to={more} className={classes.more} aria-label={t('moreOf', { step: selectionStep[step] })}>
                {t('more')}
              </Link>
            )}
          </section>
        )
      })}
      <div
        className={classes.out}
        data-takes={dragged !== null || undefined}
        {...(dragged && dropTarget(() => onDiscard(dragged)))}
      >
        {dragged ? (
          t('dropToDiscard')
        ) : (
          <>
            <Link to={boardPath(jobId, inStep(query, 'discarded'))}>{t('seeDiscarded')}</Link>
            {!frozen && <p className={classes.keys}>{t('keys')}</p>}
          </>
        )}
      </div>
    </div>
  )
}

function dragSource(card: CandidateView, drag: (card: CandidateView | null) => void) {
  return {
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', card.name ?? '')
      drag(card)
    },
    onDragEnd: () => drag(null),
  }
}

function dropTarget(onDrop: () => void) {
  return {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDrop()
    },
  }
}

function emptyText(step: SelectionStep, query: BoardQuery, isOver: boolean): string {
  return t(filtersInUse(query).length > 0 ? 'empty.filtered' : isOver ? 'empty.step' : `empty.${step}`)
}
