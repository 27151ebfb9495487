import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, Suspense } from 'react'
import { useOutletContext } from 'react-router'
import { Link } from '../../../../design/link.tsx'
import { laterPart } from '../../../later/later-part.tsx'
import type { PanelBoard } from '../../candidate/candidate-panel.tsx'
import type { PanelDetails } from '../../candidate/read-details.ts'
import { boardPath } from '../board-query.ts'
import { PanelBar, PanelOutline } from './panel-bar.tsx'
import classes from './panel-frame.module.css'

const t = speak(selectionBoard)
const panel = () => import('../../candidate/candidate-panel.tsx')
const CandidatePanel = laterPart('candidate-panel', async () => (await panel()).CandidatePanel)

/** Loads the panel's code together with its data; if that fails, it is loaded again when it is rendered. */
export const preparePanel = () => panel().catch(() => {})

type PanelFrameProps = { close: string; isComing: boolean; children: ReactNode }

/** The panel beside the columns; an outline while its candidate is being loaded. */
export function PanelFrame({ close, isComing, children }: PanelFrameProps) {
  return (
    <aside className={classes.panel} aria-label={t('panel.label')}>
      {isComing ? <PanelOutline close={close} /> : children}
    </aside>
  )
}

/** The candidate in the panel. */
export function OpenCandidate({ details }: { details: PanelDetails }) {
  const board = useOutletContext<PanelBoard>()
  return (
    <Suspense fallback={<PanelOutline close={boardPath(board.job.id, board.query)} />}>
      <CandidatePanel key={details.view.card.cvId} details={details} board={board} />
    </Suspense>
  )
}

/** Shown in place of a candidate who can't be shown: the reason, while the board stays. */
export function PanelFault({ isGone }: { isGone: boolean }) {
  const { job, query } = useOutletContext<PanelBoard>()
  const close = boardPath(job.id, query)
  return (
    <>
      <PanelBar close={close} />
      <div className={classes.fault} role="alert">
        <h2>{t(isGone ? 'panel.gone' : 'panel.failed')}</h2>
        <p>{t(isGone ? 'panel.goneText' : 'panel.failedText')}</p>
        <Link to={close} preventScrollReset>
          {t('panel.back')}
        </Link>
      </div>
    </>
  )
}
