import { asksToEnd } from '@trampolim/marketplace/selection/vacancies.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Suspense, useState } from 'react'
import { data, Form, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { restingPart } from '../../../parts/later/resting-part.tsx'
import { useOpened } from '../../../parts/later/use-opened.ts'
import { Board } from '../../../parts/selection-board/board/board.tsx'
import {
  boardPath,
  isOfOthers,
  isSameBoard,
  openCandidate,
  readBoardQuery,
} from '../../../parts/selection-board/board/board-query.ts'
import { ChosenBar } from '../../../parts/selection-board/board/chosen/choose.tsx'
import { useChosen } from '../../../parts/selection-board/board/chosen/use-chosen.ts'
import { withMoves, withSeen } from '../../../parts/selection-board/board/columns.ts'
import { FilterForm } from '../../../parts/selection-board/board/filters/filter-form.tsx'
import { filterChips } from '../../../parts/selection-board/board/filters/filters.ts'
import { areChangesUnderWay, useChangesUnderWay } from '../../../parts/selection-board/board/moves/changes-under-way.ts'
import { useMoves } from '../../../parts/selection-board/board/moves/use-moves.ts'
import { isWorthReading, nothingChanged } from '../../../parts/selection-board/board/moves/without-network.ts'
import { useOpenCandidate } from '../../../parts/selection-board/board/panel/use-open-candidate.ts'
import { readBoard } from '../../../parts/selection-board/board/read-board.ts'
import { wasOnlySeen } from '../../../parts/selection-board/board/seen/seen-intent.ts'
import type { PanelBoard } from '../../../parts/selection-board/candidate/candidate-panel.tsx'
import type { CandidateView } from '../../../parts/selection-board/candidate/candidate-words.ts'
import { doDetailsIntent } from '../../../parts/selection-board/candidate/do-details-intent.ts'
import { doBoardIntent } from '../../../parts/selection-board/do-board-intent.ts'
import { orIfUnanswered } from '../../../platform/browser/if-unanswered.ts'
import { isPhone } from '../../../platform/browser/is-phone.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead } from '../../../platform/last-page.ts'
import { pageExists } from '../../../platform/pages.ts'
import type { Route } from './+types/selective-process.ts'
import classes from './selective-process.module.css'

const t = speak(selectionBoard)
const discardChosen = () => import('../../../parts/selection-board/board/chosen/discard-chosen.tsx')
const writeToChosen = () => import('../../../parts/selection-board/write/write-to-chosen.tsx')
const AskToEnd = laterPart(
  'ask-to-end',
  async () => (await import('../../../parts/recruiter-jobs/ending/vacancies-filled.tsx')).AskToEnd,
)
const CandidateList = laterPart(
  'candidate-list',
  async () => (await import('../../../parts/selection-board/board/cards/candidate-list.tsx')).CandidateList,
)
const Departures = laterPart(
  'departures',
  async () => (await import('../../../parts/selection-board/board/departures.tsx')).Departures,
)
const TakenDown = laterPart(
  'taken-down',
  async () => (await import('../../../parts/selection-board/board/taken-down.tsx')).TakenDown,
)
const DiscardChosenDialog = laterPart('discard-chosen-dialog', async () => (await discardChosen()).DiscardChosenDialog)
const DiscardChosenForm = laterPart('discard-chosen', async () => (await discardChosen()).DiscardChosenForm)
const DiscardDialog = laterPart(
  'discard-dialog',
  async () => (await import('../../../parts/selection-board/board/moves/discard-dialog.tsx')).DiscardDialog,
)
const PanelFrame = laterPart(
  'panel',
  async () => (await import('../../../parts/selection-board/board/panel/panel-frame.tsx')).PanelFrame,
)
const SelectionHead = restingPart(
  'selection-head',
  async () => (await import('../../../parts/selection-board/board/selection-head.tsx')).SelectionHead,
)
const WriteToChosenDialog = laterPart('write-dialog', async () => (await writeToChosen()).WriteToChosenDialog)
const WriteToChosenForm = laterPart('write', async () => (await writeToChosen()).WriteToChosenForm)
const jobsPath = '/recruiter/jobs'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const asked = readBoardQuery(new URL(request.url).searchParams)
  // A phone has no space for columns, and reading one list is faster than reading four.
  const query = isPhone(request) && asked.step === null ? { ...asked, step: 'curriculums' as const } : asked
  const board = await readBoard(context.get(callsContext), params.jobId, query)
  const last = query.step !== null && board.columns[0] ? lastPageInstead(board.columns[0]) : null
  if (last) throw redirect(boardPath(params.jobId, { ...query, page: last }))
  return {
    query,
    ...board,
    asksToEnd: asksToEnd(board.status, board.counts),
    chips: filterChips(query, board.questions).map(({ label, without }) => ({
      label,
      to: boardPath(params.jobId, without),
    })),
    crumbs: pageExists(jobsPath) ? [{ to: jobsPath, text: t('jobs') }] : [],
  }
}

/** Carries out the forms of the board, and those of the side panel as on the candidate's own page. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const calls = context.get(callsContext)
  const cvId = openCandidate(url.searchParams)
  const details = cvId !== null && (await doDetailsIntent(calls, { jobId: params.jobId, cvId }, form))
  if (details) return data(details.outcome, details.status)
  const done = await doBoardIntent(calls, params.jobId, form)
  if (!done) throw data(null, 400)
  const { status, ...outcome } = done
  return data(outcome, status)
}

export const clientAction = (asked: Route.ClientActionArgs) => orIfUnanswered(asked, nothingChanged)

/** Opening another candidate next to the board doesn't reload the columns, unless they are outdated. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, actionStatus } = asked
  if (wasOnlySeen(asked)) return false
  const opensAnother = currentUrl.href !== nextUrl.href && isSameBoard(currentUrl, nextUrl)
  if (opensAnother && actionStatus === undefined && !areChangesUnderWay()) return false
  return isWorthReading(asked)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.job.name ?? t('title')} · ${t('title')} · Trampolim` }]
}

export default function SelectiveProcess({ loaderData, actionData }: Route.ComponentProps) {
  const { job, query, departures, locked, chips, faults, mayUseAge, crumbs } = loaderData
  const candidate = useOpenCandidate()
  const open = query.step === null && !locked ? candidate.cvId : null
  const { columns, counts } = useSeen(loaderData, open)
  useChangesUnderWay()
  const [discarding, setDiscarding] = useState<CandidateView | null>(null)
  const here = boardPath(job.id, query)
  const { run, pending } = useMoves(here)
  // Candidates who were just moved are selected in their new column.
  const choosing = useChosen(
    withMoves(columns, pending).flatMap(({ items }) => items),
    { all: query.all && query.step !== null },
  )
  const [asking, ask] = useState<'discard' | 'write' | null>(null)
  const opened = {
    discard: useOpened(discarding !== null),
    discardChosen: useOpened(asking === 'discard'),
    write: useOpened(asking === 'write'),
  }
  const [first] = columns
  const frozen = job.isTakenDown
  const outcome = actionData && 'kind' in actionData ? actionData : null
  const told = actionData && ('undo' in actionData ? actionData : null)
  const asks = actionData && 'asks' in actionData ? actionData.asks : null
  const writes = actionData && 'writes' in actionData ? actionData.writes : null
  const shared = {
    jobId: job.id,
    query,
    pending,
    run,
    onDiscard: setDiscarding,
    choosing,
    frozen,
    isOver: job.isOver,
  }
  const panel: PanelBoard = { job, query, takesFocus: candidate.hasChanged, outcome, run }
  return (
    <div className={classes.page} data-board={query.step === null || undefined}>
      <SelectionHead job={job} query={query} counts={counts} unseen={counts.unseen} crumbs={crumbs} />
      <div className={classes.split} data-open={open !== null || undefined}>
        <div className={classes.body}>
          {told?.text && (
            <Notice
              live
              tone={told.ok ? 'success' : 'danger'}
              actions={
                told.undo && (
                  <Form method="post">
                    {Object.entries(told.undo).map(([name, value]) => (
                      <input key={name} type="hidden" name={name} value={value} />
                    ))}
                    <Button type="submit">{t('move.undo')}</Button>
                  </Form>
                )
              }
            >
              {told.text}
            </Notice>
          )}
          {frozen && <TakenDown jobId={job.id} />}
          {loaderData.asksToEnd && <AskToEnd jobId={job.id} status={loaderData.status} {...counts} />}
          {departures.length > 0 && <Departures departures={departures} />}
          {writes && (
            <WriteToChosenForm
              asked={writes}
              fault={actionData && 'fault' in actionData ? actionData.fault : null}
              action={here}
            />
          )}
          {asks && !frozen && <DiscardChosenForm chosen={asks} action={here} />}
          {locked ? (
            <Notice tone="warn" title={t('locked.title')}>
              {t(`locked.${locked}`)}
            </Notice>
          ) : (
            <div className={classes.list}>
              <FilterForm
                jobId={job.id}
                query={query}
                unseen={counts.unseen}
                chips={chips}
                faults={faults}
                mayUseAge={mayUseAge}
                questions={loaderData.questions}
                tags={loaderData.tags}
              />
              {query.step === null && <Board columns={columns} open={open} {...shared} />}
              {query.step !== null && first && <CandidateList column={first} isOpen={job.isOpen} {...shared} />}
              {!frozen && (
                <ChosenBar
                  choosing={choosing}
                  action={here}
                  whole={
                    query.step !== null && first && !isOfOthers(query.list)
                      ? { total: first.total, to: boardPath(job.id, { ...query, all: true, page: 1 }) }
                      : null
                  }
                  interviewAt={href('/recruiter/job/:jobId/interview', { jobId: job.id })}
                  run={run}
                  onWrite={() => ask('write')}
                  onDiscard={() => ask('discard')}
                />
              )}
              {!frozen && query.step !== null && <p className={classes.keys}>{t('keys')}</p>}
            </div>
          )}
        </div>
        {open !== null && (
          <Suspense fallback={<aside className={classes.beside} />}>
            <PanelFrame close={here} isComing={candidate.isComing}>
              <Outlet context={panel} />
            </PanelFrame>
          </Suspense>
        )}
      </div>
      <Suspense>
        {opened.discard && <DiscardDialog card={discarding} run={run} onClose={() => setDiscarding(null)} />}
      </Suspense>
      <Suspense>
        {opened.discardChosen && (
          <DiscardChosenDialog
            chosen={choosing.chosen}
            open={asking === 'discard'}
            run={(asked) => {
              run(asked, choosing.chooseAgain)
              choosing.clear()
            }}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
      <Suspense>
        {opened.write && (
          <WriteToChosenDialog
            jobId={job.id}
            chosen={choosing.chosen}
            open={asking === 'write'}
            action={here}
            onWritten={() => {
              ask(null)
              choosing.clear()
            }}
            onClose={() => ask(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

type Read = Route.ComponentProps['loaderData']

/** The columns and counts, in which candidates who were opened since the page was loaded count as seen. */
function useSeen({ columns, counts }: Pick<Read, 'columns' | 'counts'>, open: string | null) {
  const [seen, see] = useState<ReadonlySet<string>>(new Set())
  if (open !== null && !seen.has(open)) see(new Set([...seen, open]))
  const now = withSeen(columns, seen)
  return { columns: now.columns, counts: { ...counts, unseen: counts.unseen - now.count } }
}
