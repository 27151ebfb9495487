import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import type { PlaceOutcome } from './place-intent.ts'

const t = speak('selection-board', selectionBoard)
const unavailable = 503

/** Answers in the browser for a server that can't be reached or failed: the page stays, and says that nothing changed. */
export async function orNothingChanged<Answer>(serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (problem) {
    if (problem instanceof Response) throw problem
    return data<PlaceOutcome>({ ok: false, text: t('failed'), undo: null }, unavailable)
  }
}

/** After a refusal the page is read again, since somebody else may have changed it; not where the server is away. */
export function isWorthReading({ actionStatus, defaultShouldRevalidate }: Asked): boolean {
  return defaultShouldRevalidate || (actionStatus !== undefined && actionStatus < 500)
}

type Asked = { actionStatus?: number; defaultShouldRevalidate: boolean }
