import type { SelectiveProcess } from '@trampolim/contract/gateway/selection.ts'
import type { CandidacyEntry } from '@trampolim/marketplace/selection/history.ts'
import { hiringCandidate } from '@trampolim/phrases/pt-br/hiring.ts'
import { ownInterviews } from '@trampolim/phrases/pt-br/interviews.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../../design/button.tsx'
import { Dotted } from '../../design/dotted.tsx'
import { Link } from '../../design/link.tsx'
import { Notice } from '../../design/notice.tsx'
import { href } from '../../platform/href.ts'
import { dayText, momentText, shortDayText } from '../dates.ts'
import { AnswerHire, titleOf } from '../hiring/answer-hire.tsx'
import { fellWithJob, nowText } from './now-text.ts'
import classes from './process-card.module.css'
import { StepLine } from './step-line.tsx'

const t = speak(selection)
const h = speak({ see: hiringCandidate.see })
const i = speak(ownInterviews.card)
const j = speak({ confidential: jobs.confidential })

type ProcessCardProps = {
  process: SelectiveProcess
  /** Without its history. */
  brief?: boolean
  /** The time of its next interview, in words. */
  meets?: string | undefined
  level?: 2 | 3
  /** The page that handles the answer to a hiring message; without it the card only links to the message. */
  hireAt?: string
  /** The page that handles the objection to being kept for other jobs, if the card has that button. */
  keptAt?: string
  /** An action for it. */
  actions?: ReactNode
}

/** A candidate's candidacy: its step, as text and as a line, and its history. */
export function ProcessCard({ process, brief, meets, level = 2, hireAt, keptAt, actions }: ProcessCardProps) {
  const Heading = `h${level}` as const
  const { jobId, jobName, company, standing, step, applied, history, reportViews, hire } = process
  const feedback = history.findLast((entry) => entry.feedback !== null)?.feedback
  return (
    <article className={classes.card}>
      <div>
        <Heading className={classes.name}>
          {jobId ? <Link to={href('/jobs/:jobId', { jobId })}>{jobName}</Link> : jobName}
        </Heading>
        <p className={classes.soft}>
          <Dotted of={[company ?? j('confidential'), t('appliedOn', { date: dayText(applied) })]} />
        </p>
      </div>
      <p className={classes.now}>{nowText(process)}</p>
      {step !== 'discarded' && standing !== 'removed' && <StepLine step={step} days={daysOf(process)} meets={meets} />}
      {step !== 'discarded' && (standing === 'paused' || standing === 'in_review' || standing === 'edit_refused') && (
        <p className={classes.soft}>{t(`standing.${standing}`)}</p>
      )}
      {step === 'interviews' && (
        <p>
          <Link to={href('/interviews')} aria-label={i('ofJob', { job: jobName })}>
            {i('see')}
          </Link>
        </p>
      )}
      {hire && hireAt && (
        <AnswerHire
          processId={process.processId}
          kind={process.cvType}
          hire={hire}
          standing={standing}
          action={hireAt}
        />
      )}
      {hire?.status === 'pending' && !hireAt && standing !== 'removed' && (
        <Notice
          tone="success"
          actions={<Link to={href('/selective-process', {}, { step: 'finalists' })}>{h('see')}</Link>}
        >
          {titleOf(hire.status, process.cvType)}
        </Notice>
      )}
      {feedback && (
        <div>
          <p className={classes.soft}>{t('feedback')}</p>
          <blockquote className={classes.feedback}>{feedback}</blockquote>
        </div>
      )}
      {process.keptUntil && keptAt && (
        <Notice
          title={t('kept.title')}
          actions={
            <Form method="post" action={keptAt} preventScrollReset>
              <input type="hidden" name="id" value={process.processId} />
              <Button
                type="submit"
                name="intent"
                value="refuse-keeping"
                size="small"
                aria-label={t('kept.refuseOf', { job: jobName })}
              >
                {t('kept.refuse')}
              </Button>
            </Form>
          }
        >
          {t('kept.text', { date: dayText(process.keptUntil) })}
        </Notice>
      )}
      {!jobId && <p className={classes.soft}>{t(fellWithJob(process) ? 'jobGoneNext' : 'jobGone')}</p>}
      {!brief && (
        <details className={classes.history}>
          <summary className="folds">{t('history')}</summary>
          <ol>
            {history.map(({ type, step: to, happened }) => (
              <li key={`${happened} ${type}`}>
                <span>{eventText(type, to)}</span>
                <time dateTime={happened}>{momentText(happened)}</time>
              </li>
            ))}
          </ol>
        </details>
      )}
      {!brief && reportViews.length > 0 && (
        <details className={classes.history}>
          <summary className="folds">{t('reportViews.title', { count: reportViews.length })}</summary>
          <ul>
            {reportViews.map(({ viewer, viewed }) => (
              <li key={`${viewed} ${viewer}`}>
                {t('reportViews.view', { viewer: viewer || t('reportViews.gone'), moment: momentText(viewed) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  )
}

/** The entries by which a step is reached; the others, such as an answer to a hiring message, only name the one it is at. */
const reaches: ReadonlySet<string> = new Set<CandidacyEntry>([
  'applied_again',
  'invited',
  'moved',
  'moved_back',
  'undone',
])

/** When each step was last reached. */
function daysOf({ applied, history }: SelectiveProcess) {
  const moments = [
    ['curriculums', applied] as const,
    ...history.flatMap(({ type, step, happened }) => (step && reaches.has(type) ? [[step, happened] as const] : [])),
  ]
  return new Map(
    moments.map(([step, moment]) => [
      step,
      <time key={step} dateTime={moment}>
        {shortDayText(moment)}
      </time>,
    ]),
  )
}

function eventText(type: string, to: SelectiveProcess['step'] | null): string {
  if (!(type in selection.events)) return type
  return t(`events.${type as keyof typeof selection.events}`, { step: to ? t(`steps.${to}`) : '' })
}
