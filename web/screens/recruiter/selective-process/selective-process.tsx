import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { data, Form, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody } from '../../../design/page-head.tsx'
import { Board } from '../../../parts/selection-board/board.tsx'
import { boardPath, filtersInUse, readBoardQuery, withFilter } from '../../../parts/selection-board/board-query.ts'
import { CandidateList } from '../../../parts/selection-board/candidate-list.tsx'
import type { CandidateView } from '../../../parts/selection-board/candidate-words.ts'
import { DiscardDialog } from '../../../parts/selection-board/discard-dialog.tsx'
import { doPlaceIntent } from '../../../parts/selection-board/do-place-intent.ts'
import { FilterForm } from '../../../parts/selection-board/filter-form.tsx'
import { filterWords } from '../../../parts/selection-board/filters.ts'
import { placeIntentFrom } from '../../../parts/selection-board/place-intent.ts'
import { readBoard } from '../../../parts/selection-board/read-board.ts'
import { SelectionHead } from '../../../parts/selection-board/selection-head.tsx'
import { useMoves } from '../../../parts/selection-board/use-moves.tsx'
import { isWorthReading, orNothingChanged } from '../../../parts/selection-board/without-network.ts'
import { callsContext } from '../../../platform/context.ts'
import { pageExists } from '../../../platform/pages.ts'
import type { Route } from './+types/selective-process.ts'
import classes from './selective-process.module.css'

const t = speak('selection-board', selectionBoard)
const jobsPath = '/recruiter/jobs'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const asked = readBoardQuery(new URL(request.url).searchParams)
  // A phone has no room for columns, and one list is quicker than four.
  const onPhone = /Mobi/.test(request.headers.get('user-agent') ?? '')
  const query = onPhone && asked.step === null ? { ...asked, step: 'curriculums' as const } : asked
  return {
    query,
    ...(await readBoard(context.get(callsContext), params.jobId, query)),
    chips: filtersInUse(query).map(({ name, value }) => ({
      label: filterWords(name, value),
      to: boardPath(params.jobId, withFilter(query, name, '')),
    })),
    crumbs: pageExists(jobsPath) ? [{ to: jobsPath, text: t('jobs') }] : [],
  }
}

/** Moves, discards, takes back and likes. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const asked = placeIntentFrom(await request.formData())
  if (!asked) throw data(null, 400)
  const { status, ...outcome } = await doPlaceIntent(context.get(callsContext), params.jobId, asked)
  return data(outcome, status)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNothingChanged(serverAction)

export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) => isWorthReading(asked)

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.job.name ?? t('title')} · ${t('title')} · Trampolim` }]
}

export default function SelectiveProcess({ loaderData, actionData }: Route.ComponentProps) {
  const { job, query, columns, counts, locked, chips, faults, mayUseAge, crumbs } = loaderData
  const [discarding, setDiscarding] = useState<CandidateView | null>(null)
  const { run, pending, runners } = useMoves(boardPath(job.id, query))
  const [first] = columns
  const shared = { jobId: job.id, query, pending, run, onDiscard: setDiscarding }
  return (
    <PageBody>
      <SelectionHead job={job} query={query} counts={counts} unseen={counts.unseen} crumbs={crumbs} />
      <div className={classes.body}>
        {actionData?.text && (
          <Notice
            live
            tone={actionData.ok ? 'success' : 'danger'}
            actions={
              actionData.undo && (
                <Form method="post">
                  {Object.entries(actionData.undo).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <Button type="submit">{t('move.undo')}</Button>
                </Form>
              )
            }
          >
            {actionData.text}
          </Notice>
        )}
        {locked ? (
          <Notice tone="warn" title={t('locked.title')}>
            {t(`locked.${locked}`)}
          </Notice>
        ) : (
          <>
            <FilterForm jobId={job.id} query={query} chips={chips} faults={faults} mayUseAge={mayUseAge} />
            {query.step === null && <Board columns={columns} {...shared} />}
            {query.step !== null && first && <CandidateList column={first} {...shared} />}
            <p className={classes.keys}>{t('keys')}</p>
          </>
        )}
      </div>
      {runners}
      <DiscardDialog card={discarding} run={run} onClose={() => setDiscarding(null)} />
    </PageBody>
  )
}
