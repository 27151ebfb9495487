import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { ButtonLink } from '../../../../design/button.tsx'
import { classNames } from '../../../../design/class-names.ts'
import { Glyph } from '../../../../design/glyph.tsx'
import { EmptyState } from '../../../../design/states.tsx'
import { ListPager } from '../../../list-pager.tsx'
import { threadPath } from '../../../messages/thread-path.ts'
import { type CandidacyIntent, intentFor } from '../../candidacy-intent.ts'
import type { CandidateView } from '../../candidate/candidate-words.ts'
import { LikeCandidate } from '../../candidate/head/like-candidate.tsx'
import { InviteBar, InviteBox } from '../../invite/invite-bar.tsx'
import { InviteCandidate } from '../../invite/invite-candidate.tsx'
import {
  type BoardQuery,
  boardPath,
  candidatePath,
  filtersInUse,
  hirePath,
  inStep,
  isOfOthers,
  withoutFilters,
} from '../board-query.ts'
import { allText } from '../chosen/all-text.ts'
import { ChooseBox } from '../chosen/choose.tsx'
import type { Choosing } from '../chosen/use-chosen.ts'
import { type PendingMove, withMoves } from '../columns.ts'
import { MoveMenu } from '../moves/move-menu.tsx'
import type { BoardColumn } from '../read-board.ts'
import { CandidateCard } from './candidate-card.tsx'
import classes from './candidate-list.module.css'
import { useCardKeys } from './use-card-keys.ts'

const t = speak(selectionBoard)

type CandidateListProps = {
  jobId: string
  query: BoardQuery
  column: BoardColumn
  pending: readonly PendingMove[]
  run: (asked: CandidacyIntent) => void
  onDiscard: (card: CandidateView) => void
  choosing: Choosing
  /** Whether nobody may be moved at present. */
  frozen: boolean
  /** Whether the job is open, so that people can be invited to it. */
  isOpen: boolean
  /** Whether the selection has ended, or nobody may be moved at present. */
  isOver: boolean
}

/** One list of the selection, page by page. */
export function CandidateList({
  jobId,
  query,
  column,
  pending,
  run,
  onDiscard,
  choosing,
  frozen,
  isOpen,
  isOver,
}: CandidateListProps) {
  const root = useRef<HTMLDivElement>(null)
  // The list of candidates who were taken further shows them wherever they are moved.
  const [shown = column] = query.list === 'selected' ? [column] : withMoves([column], pending)
  const keys = useCardKeys({
    root,
    cards: shown.items,
    moveTo: (card, to) => {
      const intent = frozen ? null : intentFor(card, to)
      if (intent) run(intent)
    },
  })
  const action = boardPath(jobId, query)
  const invites = isOpen && query.step === 'curriculums' && isOfOthers(query.list)
  const isCounted = query.list === 'candidated' && filtersInUse(query).length === 0
  if (shown.items.length === 0) return <Empty jobId={jobId} query={query} isOver={isOver} />
  return (
    <div ref={root} className={classes.list} {...keys}>
      <div className={classNames(classes.top, isCounted && classes.counted)}>
        <p className={classes.found} role="status">
          {t('found', { count: shown.total })}
        </p>
        {!frozen && !invites && query.step !== 'discarded' && (
          <ButtonLink
            look="bare"
            size="small"
            className={classes.all}
            to={boardPath(jobId, { ...query, all: !query.all, page: 1 })}
          >
            {query.all ? t('chosen.noneOf') : allText(shown.total)}
          </ButtonLink>
        )}
      </div>
      <ul className={classes.cards} data-column>
        {shown.items.map((card) => (
          <li key={card.cvId}>
            <CandidateCard
              card={card}
              to={candidatePath({ jobId, cvId: card.cvId }, query)}
              level={2}
              tellsStep={query.list === 'selected'}
              pending={pending.some(({ processId }) => processId === card.processId)}
              actions={
                <>
                  {!frozen && <ChooseBox card={card} choosing={choosing} />}
                  {invites && <InviteBox card={card} />}
                  {(invites || card.openInvitation) && (
                    <InviteCandidate card={card} action={action} from="recommended" />
                  )}
                  <LikeCandidate card={card} action={action} />
                  <MoveMenu
                    card={card}
                    {...(frozen && { moves: [] })}
                    messages={threadPath({ jobId, candidateId: card.candidateId })}
                    {...(!frozen && { hireAt: hirePath({ jobId, cvId: card.cvId }, query) })}
                    action={action}
                    discardAt={candidatePath({ jobId, cvId: card.cvId }, query, { discard: true })}
                    run={run}
                    onDiscard={() => onDiscard(card)}
                    trigger={<Glyph name="dots" />}
                  />
                </>
              }
            />
          </li>
        ))}
      </ul>
      <ListPager
        page={column.page}
        pages={Math.ceil(column.total / column.size)}
        to={(page) => boardPath(jobId, { ...query, page })}
        label={t('pages')}
      />
      {invites && <InviteBar action={action} />}
    </div>
  )
}

/** Why the list is empty, and what to do next. */
function Empty({ jobId, query, isOver }: { jobId: string; query: BoardQuery; isOver: boolean }) {
  const path = (next: BoardQuery) => boardPath(jobId, next)
  if (filtersInUse(query).length > 0) {
    return (
      <EmptyState
        title={t('empty.filtered')}
        text={t('empty.filteredText')}
        actions={
          <ButtonLink look="main" to={path(withoutFilters(query))}>
            {t('empty.clear')}
          </ButtonLink>
        }
      />
    )
  }
  const { step, list } = query
  if (step !== 'curriculums' && step !== null) {
    return (
      <EmptyState
        title={t('empty.step')}
        text={isOver ? undefined : t(`empty.${step}`)}
        actions={<ButtonLink to={path(inStep(query, 'curriculums'))}>{t('empty.seeCandidated')}</ButtonLink>}
      />
    )
  }
  const leadsToRecommended = list === 'candidated' || list === 'invited' || list === 'kept'
  return (
    <EmptyState
      title={t(`empty.${list}`)}
      text={t(`empty.${list}Text`)}
      actions={
        <ButtonLink
          look={leadsToRecommended ? 'main' : 'plain'}
          to={path(inStep(query, 'curriculums', leadsToRecommended ? 'recommended' : 'candidated'))}
        >
          {t(leadsToRecommended ? 'empty.seeRecommended' : 'empty.seeCandidated')}
        </ButtonLink>
      }
    />
  )
}
