import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import type { CandidacyOutcome } from '../../candidacy-intent.ts'

const t = speak(selectionBoard)
const unavailable = 503

/** The answer in the browser if the server can't be reached or fails: the page stays, and says that nothing changed. */
export const nothingChanged = () => data<CandidacyOutcome>({ ok: false, text: t('failed'), undo: null }, unavailable)

/**
 * Whether to reload the page after a refusal, since somebody else may have changed it; not if the server is
 * unavailable.
 */
export function isWorthReading({ actionStatus, defaultShouldRevalidate }: Asked): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
}

type Asked = { actionStatus?: number; defaultShouldRevalidate: boolean }
