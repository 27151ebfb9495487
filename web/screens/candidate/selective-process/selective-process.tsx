import type { SelectiveProcess as Process } from '@trampolim/contract/gateway/selection.ts'
import { hireAnswers, hireReasons } from '@trampolim/marketplace/selection/hiring.ts'
import { invitationRefusalReasons } from '@trampolim/marketplace/selection/invitations.ts'
import { hiringCandidate } from '@trampolim/phrases/pt-br/hiring.ts'
import { invitations as invitationPhrases } from '@trampolim/phrases/pt-br/invitations.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useState } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useSubmit } from 'react-router'
import { AskInPlace } from '../../../design/ask-in-place.tsx'
import { ButtonLink } from '../../../design/button.tsx'
import { ConfirmDialog } from '../../../design/dialog.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tabs } from '../../../design/tabs.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { ProcessCard } from '../../../parts/selection/process-card.tsx'
import { withdrawText } from '../../../parts/selection/withdraw-text.ts'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { rereadAfterConflict } from '../../../platform/reread-after-conflict.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/selective-process.ts'
import { InvitationsTab, invitationsStep } from './invitations-tab.tsx'
import { ProcessActions } from './process-actions.tsx'
import classes from './selective-process.module.css'

const t = speak(selection)
const i = speak({ title: invitationPhrases.title, refused: invitationPhrases.refused })
const h = speak(hiringCandidate.told)
const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists', 'discarded'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext).gateway.selection
  const query = new URL(request.url).searchParams
  const asked = query.get('step')
  const step = steps.find((each) => each === asked) ?? null
  const page = pageAsked(query)
  const invited = asked === invitationsStep
  const [counters, found, { all: allInvitations }, invitations] = await Promise.all([
    calls.countProcesses({}),
    step
      ? calls.listProcessesOfContext({ context: step, page, perPage: 20 })
      : calls.listProcesses(invited ? { perPage: 1 } : { page, perPage: 20 }),
    calls.countInvitations({}),
    invited ? calls.listInvitations({ page }) : null,
  ])
  const last = lastPageInstead(invitations ?? found)
  if (last) throw redirect(href('/selective-process', {}, { step: asked, page: last > 1 ? last : null }))
  return {
    step,
    counters,
    ...found,
    leave: query.get('leave'),
    withdrew: query.has('withdrew'),
    answered: hireAnswers.find((each) => each === query.get('hire')) ?? null,
    allInvitations,
    invitations,
    refusing: query.get('refuse'),
    refused: query.has('refused'),
    notKept: query.has('kept'),
    now: new Date().toISOString(),
  }
}

/**
 * Withdraws from a selection, answers a hiring message, refuses an invitation or being considered for other jobs, or
 * marks the shown items as viewed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { selection } = context.get(callsContext).gateway
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  try {
    if (intent === 'viewed') {
      await selection.markInvitationsViewed({})
      return null
    }
    if (intent === 'refuse') {
      const reason = invitationRefusalReasons.codes.find((each) => each === text('reason'))
      await selection.refuseInvitation({ inviteId: text('inviteId'), ...(reason && { reason }) })
      return redirect(href('/selective-process', {}, { step: invitationsStep, refused: 'true' }))
    }
    if (intent === 'answer-hire') {
      const answer = hireAnswers.find((each) => each === text('answer')) ?? 'rejected'
      const reason = hireReasons.codes.find((each) => each === text('reason'))
      await selection.answerHiringMessage({ id: text('id'), hireId: text('hireId'), answer, ...(reason && { reason }) })
      return redirect(href('/selective-process', {}, { step: 'finalists', hire: answer }))
    }
    if (intent === 'refuse-keeping') {
      await selection.refuseKeeping({ id: text('id') })
      return redirect(href('/selective-process', {}, { step: 'discarded', kept: 'no' }))
    }
    await selection.withdraw({ id: text('id') })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ fault: refused.message }, refused.status)
  }
  return redirect(href('/selective-process', {}, { withdrew: 'true' }))
}

/** Marking items as viewed doesn't reload the page, so that they stay highlighted as new. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
  return asked.formData?.get('intent') === 'viewed' ? false : rereadAfterConflict(asked)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function SelectiveProcess({ loaderData, actionData }: Route.ComponentProps) {
  const { step, counters, items, page, size, total, leave, withdrew, invitations, refused } = loaderData
  const invited = invitations !== null
  const asked = items.find(({ processId, jobId, step: at }) => processId === leave && jobId && at !== 'discarded')
  const here = { step, page: page > 1 ? page : null }
  const [leaving, setLeaving] = useState<Process | null>(null)
  const submit = useSubmit()
  const all = steps.reduce((sum, each) => sum + counters[each], 0)
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <Tabs
        label={t('filter')}
        tabs={[
          { to: href('/selective-process'), text: t('all'), on: step === null && !invited, count: all },
          {
            to: href('/selective-process', {}, { step: invitationsStep }),
            text: i('title'),
            on: invited,
            count: loaderData.allInvitations,
          },
          ...steps.map((each) => ({
            to: href('/selective-process', {}, { step: each }),
            text: t(`steps.${each}`),
            on: each === step,
            count: counters[each],
          })),
        ]}
      />
      <div className={classes.body}>
        {actionData?.fault && (
          <Notice tone="danger" live>
            {actionData.fault}
          </Notice>
        )}
        {withdrew && (
          <Notice tone="success" live>
            {t('now.withdrawn')}
          </Notice>
        )}
        {refused && (
          <Notice tone="success" live>
            {i('refused')}
          </Notice>
        )}
        {loaderData.notKept && (
          <Notice tone="success" live>
            {t('kept.refused')}
          </Notice>
        )}
        {loaderData.answered && (
          <Notice tone="success" live>
            {h(loaderData.answered)}
          </Notice>
        )}
        {invitations && <InvitationsTab list={invitations} refusing={loaderData.refusing} now={loaderData.now} />}
        {asked && (
          <AskInPlace
            title={t('withdrawTitle', { job: asked.jobName })}
            fields={{ id: asked.processId }}
            action={href('/selective-process', {}, here)}
            confirmText={t('withdrawConfirm')}
            keepText={t('keep')}
            keep={href('/selective-process', {}, here)}
          >
            {withdrawText(asked)}
          </AskInPlace>
        )}
        {!invited && items.length === 0 && <Empty applied={all > 0} wasInvited={loaderData.allInvitations > 0} />}
        {!invited && (
          <>
            <ul className={classes.list}>
              {items.map((process) => (
                <li key={process.processId} id={`process-${process.processId}`}>
                  <ProcessCard
                    process={process}
                    hireAt={href('/selective-process', {}, here)}
                    keptAt={href('/selective-process', {}, here)}
                    actions={<ProcessActions process={process} here={here} onLeave={setLeaving} />}
                  />
                </li>
              ))}
            </ul>
            <ListPager
              page={page}
              pages={Math.ceil(total / size)}
              to={(number) => href('/selective-process', {}, { step, page: number })}
              label={t('pages')}
            />
          </>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('withdrawTitle', { job: leaving?.jobName ?? '' })}
        confirmText={t('withdrawConfirm')}
        cancelText={t('keep')}
        closeLabel={t('close')}
        onConfirm={() => {
          if (leaving) submit({ id: leaving.processId }, { method: 'post' })
          setLeaving(null)
        }}
      >
        {leaving && <p>{withdrawText(leaving)}</p>}
      </ConfirmDialog>
    </PageBody>
  )
}

/** A step without applications, or nothing at all, which leads to the invitations if there are some. */
function Empty({ applied, wasInvited }: { applied: boolean; wasInvited: boolean }) {
  const title = t('emptyTitle')
  if (applied) return <EmptyState title={title} text={t('emptyStep')} />
  if (!wasInvited)
    return (
      <EmptyState
        title={title}
        text={t('emptyText')}
        actions={
          <ButtonLink look="main" to={href('/search')}>
            {t('search')}
          </ButtonLink>
        }
      />
    )
  const invitations = href('/selective-process', {}, { step: invitationsStep })
  return (
    <EmptyState
      title={title}
      text={t('emptyButInvited')}
      actions={
        <ButtonLink look="main" to={invitations}>
          {t('seeInvitations')}
        </ButtonLink>
      }
    />
  )
}
