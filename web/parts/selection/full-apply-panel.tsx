import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { Notice } from '../../design/notice.tsx'
import { forgetDraft } from '../../platform/browser/kept-draft.ts'
import { href } from '../../platform/href.ts'
import { draftKeys } from '../form/draft/draft-keys.ts'
import type { AppliedJob, RefusedApplication, ShownApplication } from './application-draft.ts'
import { ApplyForm } from './apply-form.tsx'
import classes from './full-apply-panel.module.css'

const t = speak(selection)
const i = speak(invitations.panel)

type ApplyPanelProps = {
  job: AppliedJob
  application: ShownApplication
  /** The result of a refused application. */
  refused: RefusedApplication | null
}

/** An application in progress: what is missing, the form, and the confirmation. */
export function FullApplyPanel({ job, application, refused }: ApplyPanelProps) {
  const { state, userId } = application
  useEffect(() => {
    if (state !== 'open') forgetDraft(draftKeys.application(job.id, userId))
  }, [state, job.id, userId])
  return (
    <Card as="section" on aria-labelledby="application" key={application.state}>
      <div className={classes.panel}>
        <Title text={titleOf(application)} />
        {application.state === 'sent' && (
          <Sent invited={application.invited} processId={job.viewer?.hasReceipt ? job.viewer.processId : null} />
        )}
        {application.state === 'refused' && <Refused {...application} />}
        {application.state === 'open' && application.lacksCurriculum && <LacksCurriculum {...{ job, application }} />}
        {application.state === 'open' && !application.lacksCurriculum && (
          <ApplyForm {...{ job, application, refused }} />
        )}
      </div>
    </Card>
  )
}

/** Takes the focus when the panel appears, since the person has just opened it. */
function Title({ text }: { text: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <h2 id="application" ref={title} tabIndex={-1}>
      {text}
    </h2>
  )
}

function titleOf(application: ShownApplication): string {
  if (application.state === 'sent') return application.invited ? i('sent') : t('apply.sent')
  return application.state === 'open' && application.inviteId ? i('title') : t('apply.title')
}

function Sent({ invited, processId }: { invited: boolean; processId: string | null }) {
  return (
    <Notice
      tone="success"
      live
      actions={
        <>
          <ButtonLink look="main" to={href('/selective-process')}>
            {t('apply.follow')}
          </ButtonLink>
          {processId && (
            <ButtonLink to={href('/selective-process/:processId/receipt', { processId })}>
              {t('apply.receipt')}
            </ButtonLink>
          )}
        </>
      }
    >
      {invited ? i('sentText') : t('apply.sentText')}
    </Notice>
  )
}

function Refused({ text, applied }: { text: string; applied: boolean }) {
  return (
    <Notice
      tone={applied ? 'info' : 'warn'}
      {...(!applied && { title: t('apply.refused') })}
      actions={
        <ButtonLink to={href(applied ? '/selective-process' : '/search')}>
          {t(applied ? 'apply.follow' : 'apply.search')}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
}

type Open = Extract<ShownApplication, { state: 'open' }>

function LacksCurriculum({ job, application }: { job: AppliedJob; application: Open }) {
  const { kind, hasOther, questions, asksReport } = application
  const later: ReactNode[] = [
    questions.length > 0 && t('apply.asksAnswers', { count: questions.length }),
    asksReport && t('apply.asksReport'),
  ].filter(Boolean)
  const back = `${href('/jobs/:jobId', { jobId: job.id })}?apply`
  return (
    <Notice
      tone="warn"
      title={hasOther ? t(`apply.noCurriculumOfKind.${kind}`) : t('apply.noCurriculum')}
      actions={
        <ButtonLink look="main" to={href('/curriculum/:type/create', { type: kind }, { back })}>
          {t(`apply.createCurriculum.${kind}`)}
        </ButtonLink>
      }
    >
      <p>{t(hasOther ? 'apply.noCurriculumOfKindText' : 'apply.noCurriculumText')}</p>
      {later.length > 0 && (
        <>
          <p>{t('apply.alsoAsks')}</p>
          <ul className={classes.list}>
            {later.map((each) => (
              <li key={String(each)}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
