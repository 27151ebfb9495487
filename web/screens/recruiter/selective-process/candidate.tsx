import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { candidatePath, openCandidate, readBoardQuery } from '../../../parts/selection-board/board/board-query.ts'
import { isWorthReading } from '../../../parts/selection-board/board/moves/without-network.ts'
import { asMissing, isLocked } from '../../../parts/selection-board/board/read-board.ts'
import { wasOnlySeen } from '../../../parts/selection-board/board/seen/seen-intent.ts'
import { readPanel } from '../../../parts/selection-board/candidate/read-details.ts'
import { isPhone } from '../../../platform/browser/is-phone.ts'
import { callsContext } from '../../../platform/context.ts'
import { kindOfError } from '../../../platform/error-page.tsx'
import type { Route } from './+types/candidate.ts'

const t = speak(selectionBoard)
const frame = () => import('../../../parts/selection-board/board/panel/panel-frame.tsx')
const OpenCandidate = laterPart('open-candidate', async () => (await frame()).OpenCandidate)
const PanelFault = laterPart('panel-fault', async () => (await frame()).PanelFault)

/**
 * The candidate shown next to the board; null if the address names none, or if no candidates can be seen yet, which the
 * board explains.
 */
export async function loader({ params: { jobId }, request, url, context }: Route.LoaderArgs) {
  const cvId = openCandidate(url.searchParams)
  if (cvId === null) return null
  // A phone doesn't show the board.
  if (isPhone(request)) throw redirect(candidatePath({ jobId, cvId }, readBoardQuery(url.searchParams)))
  const details = await readPanel(context.get(callsContext), { jobId, cvId }, url.searchParams).catch(
    (problem: unknown) => {
      if (isLocked(refusalOf(problem)?.code)) return null
      return asMissing(problem)
    },
  )
  return details && { ...details, titleStart: `${details.view.card.name ?? t('card.hiddenShort')} · ` }
}

/**
 * Puts the candidate's name before the board's title, so that browser tabs and history entries can be told apart. The
 * name is left out once the panel is closed, although the router still has the data.
 */
export function meta({ loaderData, matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const [board] = (matches.at(-2) as { meta: unknown }).meta as [{ title: string }]
  const isOpen = loaderData && openCandidate(new URLSearchParams(location.search))
  return [isOpen ? { title: loaderData.titleStart + board.title } : board]
}

export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  openCandidate(asked.nextUrl.searchParams) !== null && !wasOnlySeen(asked) && isWorthReading(asked)

export default function Candidate({ loaderData }: Route.ComponentProps) {
  return loaderData && <OpenCandidate details={loaderData} />
}

/** Keeps the board on the screen if the candidate can't be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PanelFault isGone={kindOfError(error) === 'missing'} />
}
