import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { href } from '../../../platform/href.ts'
import { isBusy, useSingleKeys } from '../../keys/single-keys.ts'
import { laterPart } from '../../later/later-part.tsx'
import { restingPart } from '../../later/resting-part.tsx'
import { useOpened } from '../../later/use-opened.ts'
import { Score } from '../../matching/score.tsx'
import { threadPath } from '../../messages/thread-path.ts'
import { type BoardQuery, boardPath, candidatePath, inStep, panelPath } from '../board/board-query.ts'
import { PanelBar } from '../board/panel/panel-bar.tsx'
import { MarkSeen } from '../board/seen/mark-seen.tsx'
import type { CandidacyIntent } from '../candidacy-intent.ts'
import { CandidateTags } from '../tags/candidate-tags.tsx'
import classes from './candidate-panel.module.css'
import { CandidateTab } from './candidate-tab.tsx'
import type { DetailsOutcome } from './do-details-intent.ts'
import type { PanelDetails } from './read-details.ts'

const t = speak(selectionBoard)
const CandidateHead = restingPart(
  'candidate-head',
  async () => (await import('./head/candidate-head.tsx')).CandidateHead,
)
const DiscardDialog = laterPart(
  'discard-dialog',
  async () => (await import('../board/moves/discard-dialog.tsx')).DiscardDialog,
)
const HireCandidate = laterPart('hire', async () => (await import('../../hiring/hire-candidate.tsx')).HireCandidate)
const MedicalReport = restingPart(
  'medical-report',
  async () => (await import('./facts/medical-report.tsx')).MedicalReport,
)
const ScoreParts = restingPart('score-parts', async () => (await import('../../matching/score-parts.tsx')).ScoreParts)

/** What the panel gets from the board. */
export type PanelBoard = {
  job: { id: string; isOpen: boolean; isTakenDown: boolean }
  query: BoardQuery
  /** Whether the panel was opened by a click on the page, so that it takes the focus. */
  takesFocus: boolean
  /** The result of a form sent without JavaScript. */
  outcome: DetailsOutcome | null
  run: (asked: CandidacyIntent) => void
}

/** A candidate beside the board: the main action, contact, fit, curriculum, answers and notes. */
export function CandidatePanel({ details, board }: { details: PanelDetails; board: PanelBoard }) {
  const { job, query, takesFocus, outcome } = board
  const { view, hire, mayHire, notes, previous, next, position, total } = details
  const { card } = view
  const [asking, ask] = useState(false)
  const opened = useOpened(asking)
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const at = { jobId: job.id, cvId: card.cvId }
  const inColumn = inStep(query, card.step)
  const here = panelPath(at, query)
  const pathOf = (cvId: string | null) => cvId && panelPath({ jobId: job.id, cvId }, query)
  const ways = { previous: pathOf(previous), next: pathOf(next), close: boardPath(job.id, query) }
  const go = (to: string) => navigate(to, { preventScrollReset: true })
  // After a decision the next candidate of the column is opened.
  const run = (asked: CandidacyIntent) => {
    board.run(asked)
    if (ways.next && (asked.intent === 'move' || asked.intent === 'discard')) go(ways.next)
  }
  useEffect(() => {
    if (takesFocus) root.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [takesFocus])
  const { isOff } = useSingleKeys()
  usePanelKeys(ways, { go, isOff })
  const name = card.name ?? t('move.someone')
  const tab = {
    view,
    notes,
    scores: null,
    scored: null,
    askedNote: details.askedNote,
    here,
    paper: href('/recruiter/job/:jobId/selective-process/cv-details/:cvId/paper', at),
  }
  return (
    <>
      <PanelBar {...ways} whole={candidatePath(at, inColumn)}>
        {card.step && position > 0 && t('panel.position', { position, total, step: selectionStep[card.step] })}
      </PanelBar>
      <div ref={root} className={classes.content} data-scrolls>
        {outcome?.kind === 'note' && (
          <Notice live tone={outcome.ok ? 'success' : 'danger'}>
            {outcome.ok ? outcome.said : outcome.fault}
          </Notice>
        )}
        {view.isUnseen && <MarkSeen here={here} />}
        <CandidateHead
          view={view}
          here={here}
          isOpen={job.isOpen}
          discardAt={candidatePath(at, inColumn, { discard: true })}
          messages={threadPath({ jobId: job.id, candidateId: view.candidateId })}
          interview={
            card.processId && card.step !== 'discarded' && !job.isTakenDown
              ? href('/recruiter/job/:jobId/interview', { jobId: job.id }, { candidate: card.processId, cv: card.cvId })
              : null
          }
          run={run}
          onDiscard={() => ask(true)}
          look="panel"
        />
        {(hire || mayHire) && (
          <HireCandidate
            at={at}
            kind={details.kind}
            hire={hire}
            mayHire={mayHire}
            name={name}
            asked={details.askedHire}
            action={here}
            outcome={outcome?.kind === 'hire' ? outcome : null}
          />
        )}
        {view.report && card.processId && (
          <MedicalReport
            report={view.report}
            processId={card.processId}
            name={name}
            here={here}
            opened={outcome?.kind === 'report' ? outcome : null}
          />
        )}
        <Part id="panel-fit" title={t('panel.fit')}>
          <div className={classes.fit}>
            <Score score={card.score} look="full" />
            <div className={classes.parts}>
              <ScoreParts parts={view.parts} />
            </div>
          </div>
        </Part>
        <Part id="panel-curriculum" title={t('details.tabs.curriculum')}>
          <div className={classes.curriculum}>
            <CandidateTab tab="curriculum" {...tab} />
          </div>
        </Part>
        <Part id="panel-answers" title={t('details.tabs.answers')}>
          <div className={classes.answers}>
            <CandidateTab tab="answers" {...tab} />
          </div>
        </Part>
        {card.processId && (
          <CandidateTags
            processId={card.processId}
            tags={view.tags}
            known={details.knownTags}
            action={here}
            outcome={outcome?.kind === 'tag' ? outcome : null}
            level={3}
          />
        )}
        <Part id="panel-notes" title={t('details.tabs.notes')}>
          <CandidateTab key={details.askedNote.editing} tab="notes" {...tab} />
        </Part>
        <ul className={classes.further} aria-label={t('panel.further')}>
          {(['requirements', 'scores', 'history'] as const).map((each) => (
            <li key={each}>
              <Link to={candidatePath(at, inColumn, { tab: each })}>{t(`details.tabs.${each}`)}</Link>
            </li>
          ))}
        </ul>
        <p className={classes.keys}>{isOff ? t('details.keys') : t('panel.keys')}</p>
      </div>
      <Suspense>
        {opened && <DiscardDialog card={asking ? card : null} run={run} onClose={() => ask(false)} />}
      </Suspense>
    </>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

type Ways = { previous: string | null; next: string | null; close: string }

/** Alt with the arrow keys, or J and K, go to the adjacent candidates of the column; Escape closes the panel. */
function usePanelKeys({ previous, next, close }: Ways, { go, isOff }: { go: (to: string) => void; isOff: boolean }) {
  const goes = useRef(go)
  goes.current = go
  useEffect(() => {
    const wayOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) return null
      if (altKey) return key === 'ArrowUp' ? previous : key === 'ArrowDown' ? next : null
      if (key === 'Escape') return close
      if (isOff) return null
      return key === 'k' ? previous : key === 'j' ? next : null
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const to = wayOf(event)
      if (!to || event.defaultPrevented || isBusy(event.target)) return
      event.preventDefault()
      goes.current(to)
    }
    // A menu that handles a key stops its propagation, so this handler doesn't get it.
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [previous, next, close, isOff])
}
