import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { selectionBoard } from '@trampolim/phrases/pt-br/selection-board.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Suspense, useState } from 'react'
import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs, useNavigate, useParams } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Glyph } from '../../../design/glyph.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { useOpened } from '../../../parts/later/use-opened.ts'
import { threadPath } from '../../../parts/messages/thread-path.ts'
import { boardPath, candidatePath, readBoardQuery } from '../../../parts/selection-board/board/board-query.ts'
import { useMoves } from '../../../parts/selection-board/board/moves/use-moves.ts'
import { isWorthReading, nothingChanged } from '../../../parts/selection-board/board/moves/without-network.ts'
import { asMissing, isLocked, readJobHead } from '../../../parts/selection-board/board/read-board.ts'
import { MarkSeen } from '../../../parts/selection-board/board/seen/mark-seen.tsx'
import { wasOnlySeen } from '../../../parts/selection-board/board/seen/seen-intent.ts'
import { TakenDown } from '../../../parts/selection-board/board/taken-down.tsx'
import { type CandidacyIntent, candidacyIntentFrom } from '../../../parts/selection-board/candidacy-intent.ts'
import { CandidateTab, candidateTabs } from '../../../parts/selection-board/candidate/candidate-tab.tsx'
import { doDetailsIntent } from '../../../parts/selection-board/candidate/do-details-intent.ts'
import { CandidateHead } from '../../../parts/selection-board/candidate/head/candidate-head.tsx'
import {
  CandidateListAside,
  Neighbours,
  pathsBeside,
} from '../../../parts/selection-board/candidate/head/neighbours.tsx'
import { readDetails } from '../../../parts/selection-board/candidate/read-details.ts'
import { doCandidacyIntent } from '../../../parts/selection-board/do-candidacy-intent.ts'
import { doInviteIntent } from '../../../parts/selection-board/invite/do-invite-intent.ts'
import { inviteIntentFrom } from '../../../parts/selection-board/invite/invite-intent.ts'
import { CandidateTags } from '../../../parts/selection-board/tags/candidate-tags.tsx'
import { orIfUnanswered } from '../../../platform/browser/if-unanswered.ts'
import { callsContext } from '../../../platform/context.ts'
import { kindOfError } from '../../../platform/error-page.tsx'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/cv-details.ts'
import classes from './cv-details.module.css'

const t = speak(selectionBoard)
const discard = () => import('../../../parts/selection-board/board/moves/discard-dialog.tsx')
const DiscardDialog = laterPart('discard-dialog', async () => (await discard()).DiscardDialog)
const DiscardForm = laterPart('discard', async () => (await discard()).DiscardForm)
const HireCandidate = laterPart(
  'hire',
  async () => (await import('../../../parts/hiring/hire-candidate.tsx')).HireCandidate,
)
const MedicalReport = laterPart(
  'medical-report',
  async () => (await import('../../../parts/selection-board/candidate/facts/medical-report.tsx')).MedicalReport,
)

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { jobId, cvId } = params
  const search = new URL(request.url).searchParams
  const calls = context.get(callsContext)
  const tab = candidateTabs.find((each) => each === search.get('tab')) ?? 'answers'
  const shows = { notes: tab === 'notes', scores: tab === 'scores' }
  const [job, details] = await Promise.all([
    readJobHead(calls, jobId),
    readDetails(calls, { jobId, cvId }, { search, shows }),
  ]).catch((problem: unknown) => {
    // The board's page explains why no candidates can be seen yet.
    if (isLocked(refusalOf(problem)?.code)) throw redirect(boardPath(jobId, readBoardQuery(search)))
    return asMissing(problem)
  })
  return { job, ...details, tab, discarding: search.has('discard') }
}

/**
 * Handles all actions on a candidate: move, discard, undo, like, invite, hire, tag, score, write notes, open the
 * medical report. Marks the application as seen.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const details = await doDetailsIntent(calls, params, form)
  if (details) return data(details.outcome, details.status)
  const inviting = inviteIntentFrom(form)
  if (inviting) {
    const { status, ...outcome } = await doInviteIntent(calls, params.jobId, inviting)
    return data({ kind: 'place' as const, ...outcome }, status)
  }
  const asked = candidacyIntentFrom(form)
  if (!asked) throw data(null, 400)
  const outcome = await doCandidacyIntent(calls, params.jobId, asked)
  return data({ kind: 'place' as const, ...outcome }, outcome.status)
}

export const clientAction = (asked: Route.ClientActionArgs) => orIfUnanswered(asked, nothingChanged)

export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) => !wasOnlySeen(asked) && isWorthReading(asked)

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: `${t('title')} · Trampolim` }]
  const { view, job } = loaderData
  return [{ title: `${view.card.name ?? t('card.hiddenShort')} · ${job.name} · Trampolim` }]
}

/** A person who is gone, or never was in this selection; other errors are the frame's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { jobId = '' } = useParams()
  if (kindOfError(error) !== 'missing') throw error
  return (
    <EmptyState
      scene="lost"
      level={1}
      title={t('panel.gone')}
      text={t('gone.text')}
      actions={
        <ButtonLink look="main" to={href('/recruiter/job/:jobId/selective-process', { jobId })}>
          {t('panel.back')}
        </ButtonLink>
      }
    />
  )
}

export default function CvDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { job, view, hire, mayHire, notes, beside, tab, discarding, askedNote } = loaderData
  const [asking, ask] = useState(false)
  const opened = useOpened(asking)
  const { card } = view
  const at = { jobId: job.id, cvId: card.cvId }
  const here = candidatePath(at, beside.query, { tab: tab === 'answers' ? null : tab })
  const { run: start } = useMoves(here)
  const place = { jobId: job.id, query: beside.query, items: beside.items, cvId: card.cvId, tab }
  const { next } = pathsBeside(place)
  const navigate = useNavigate()
  // A recruiter who goes through a list decides on one person after the other.
  const run = (asked: CandidacyIntent) => {
    start(asked)
    if (next && (asked.intent === 'move' || asked.intent === 'discard')) navigate(next)
  }
  const name = card.name ?? t('move.someone')
  return (
    <PageBody>
      <Neighbours {...place}>
        <Link to={boardPath(job.id, beside.query)} className={classes.back} data-off-paper>
          <Glyph name="left" />
          {job.name}
        </Link>
      </Neighbours>
      <div className={classes.columns}>
        <CandidateListAside {...place} />
        <div className={classes.person}>
          {actionData && 'ok' in actionData && 'undo' in actionData && actionData.text && (
            <Notice
              live
              tone={actionData.ok ? 'success' : 'danger'}
              actions={
                actionData.undo && (
                  <Form method="post" action={here}>
                    {Object.entries(actionData.undo).map(([field, value]) => (
                      <input key={field} type="hidden" name={field} value={value} />
                    ))}
                    <Button type="submit">{t('move.undo')}</Button>
                  </Form>
                )
              }
            >
              {actionData.text}
            </Notice>
          )}
          {actionData && 'said' in actionData && (
            <Notice live tone={actionData.ok ? 'success' : 'danger'}>
              {actionData.ok ? actionData.said : actionData.fault}
            </Notice>
          )}
          {job.isTakenDown && <TakenDown jobId={job.id} />}
          {discarding && !job.isTakenDown && card.processId && card.step !== 'discarded' && (
            <Card as="section">
              <DiscardForm card={card} action={here} />
            </Card>
          )}
          {view.isUnseen && <MarkSeen key={card.cvId} here={here} />}
          <CandidateHead
            view={view}
            here={here}
            isOpen={job.isOpen}
            discardAt={candidatePath(at, beside.query, { discard: true })}
            messages={threadPath({ jobId: job.id, candidateId: view.candidateId })}
            interview={
              card.processId && card.step !== 'discarded' && !job.isTakenDown
                ? href(
                    '/recruiter/job/:jobId/interview',
                    { jobId: job.id },
                    { candidate: card.processId, cv: card.cvId },
                  )
                : null
            }
            run={run}
            onDiscard={() => ask(true)}
          >
            {card.processId && (
              <CandidateTags
                key={card.cvId}
                processId={card.processId}
                tags={view.tags}
                known={loaderData.knownTags}
                action={here}
                outcome={actionData && 'tag' in actionData ? actionData : null}
              />
            )}
          </CandidateHead>
          {(hire || mayHire) && (
            <HireCandidate
              key={`hire ${card.cvId}`}
              at={at}
              kind={loaderData.kind}
              hire={hire}
              mayHire={mayHire}
              name={name}
              asked={loaderData.askedHire}
              action={here}
              outcome={actionData && 'kind' in actionData && actionData.kind === 'hire' ? actionData : null}
            />
          )}
          {view.report && card.processId && (
            <MedicalReport
              key={card.cvId}
              report={view.report}
              processId={card.processId}
              name={name}
              here={here}
              opened={actionData && 'url' in actionData ? actionData : null}
            />
          )}
          <Card as="section" className={classes.about}>
            <Tabs
              label={t('details.tabs.label')}
              tabs={candidateTabs.map((each) => ({
                to: candidatePath(at, beside.query, { tab: each === 'answers' ? null : each }),
                text: t(`details.tabs.${each}`),
                on: each === tab,
              }))}
            />
            <CandidateTab
              key={`${card.cvId} ${askedNote.editing}`}
              tab={tab}
              view={view}
              notes={notes}
              scores={loaderData.scores}
              scored={actionData && 'kind' in actionData && actionData.kind === 'score' ? actionData : null}
              askedNote={askedNote}
              here={here}
              paper={href('/recruiter/job/:jobId/selective-process/cv-details/:cvId/paper', at)}
            />
          </Card>
          <p className={classes.keys}>{t('details.keys')}</p>
        </div>
      </div>
      <Suspense>
        {opened && <DiscardDialog card={asking ? card : null} run={run} onClose={() => ask(false)} />}
      </Suspense>
    </PageBody>
  )
}
