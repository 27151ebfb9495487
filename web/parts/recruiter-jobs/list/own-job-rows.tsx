import type { OwnJobCard } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { href } from '../../../platform/href.ts'
import { publishedAgo } from '../../jobs/age.ts'
import { endsOf } from '../actions/job-actions.ts'
import { JobActionsMenu } from '../actions/job-actions-menu.tsx'
import { QuickActions } from '../actions/quick-actions.tsx'
import { leftIn } from '../ending/candidates-at-end.ts'
import { closingText } from '../ending/closing.ts'
import { filledText } from '../ending/filled-text.ts'
import { JobSteps, listedSteps } from './job-steps.tsx'
import classes from './own-job-rows.module.css'
import { StatusWord } from './status-word.tsx'

const t = speak(recruiter)
const codes = speak({ jobSpecificType: reference.jobSpecificType })

type OwnJobRowsProps = {
  /** The jobs, each with the link of its name: its candidates. */
  jobs: readonly { job: OwnJobCard; to: string }[]
  /** The page that handles the actions; null for somebody who may do nothing, and sees no candidates. */
  action: string | null
  /** The moment from which ages are computed. */
  now: string
  /** The level of the jobs' headings. */
  level?: 2 | 3
}

/** Jobs in their recruiter's list, one below the other, with column titles above them. */
export function OwnJobRows({ jobs, action, now, level = 2 }: OwnJobRowsProps) {
  const most = Math.max(1, ...jobs.flatMap(({ job }) => listedSteps.map((step) => job.counts[step])))
  const column = speak(recruiter.jobs.columns)
  return (
    <div className={classes.rows}>
      <div className={classes.labels} aria-hidden="true">
        <span>{column('name')}</span>
        <span className={classes.steps}>
          {listedSteps.map((step) => (
            <span key={step}>{step === 'selectiveProcess' ? column(step) : selectionStep[step]}</span>
          ))}
        </span>
        <span>{column('unseen')}</span>
        <span className={classes.created}>{column('created')}</span>
        <span className={classes.closes}>{column('closes')}</span>
        <span>{column('status')}</span>
      </div>
      <ul>
        {jobs.map(({ job, to }) => (
          <li key={job.id}>
            <Row {...{ job, to, action, now, level, most }} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type RowProps = Required<Omit<OwnJobRowsProps, 'jobs'>> & { job: OwnJobCard; to: string; most: number }

function Row({ job, to, action, now, level, most }: RowProps) {
  const Heading = `h${level}` as const
  const { id, jobName: name, status, mayManage, unseen } = job
  const facts = [
    codes(`jobSpecificType.${job.jobSpecificType}`),
    t('jobs.place', { city: job.city, state: job.state }),
    job.hired > 0 ? filledText({ vacancies: job.qty, hired: job.hired }) : t('jobs.qty', { count: job.qty }),
  ]
  const left = leftIn(job.counts)
  const acted = { id, name, status, mayManage, closes: job.closes, left, ends: endsOf({ left, ...job }) }
  return (
    <article className={classes.row} data-ended={status === 'job:closed' || undefined}>
      <div className={classes.main}>
        <Heading className={classes.name}>
          <Link to={action === null ? href('/recruiter/job/:jobId/job-details', { jobId: id }) : to} prefetch="intent">
            {name}
          </Link>
        </Heading>
        <p className={classes.facts}>
          <Dotted of={facts} />
        </p>
      </div>
      <JobSteps job={job} most={most} mayInvite={action !== null} />
      <p className={classes.unseen}>
        {unseen > 0 && (
          <>
            <b>{unseen}</b> <span>{t('jobs.unseen', { count: unseen })}</span>
          </>
        )}
      </p>
      <p className={classes.created}>
        <span className="unseen">{t('jobs.columns.created')} </span>
        {publishedAgo(job.created, new Date(now))}
      </p>
      <Closing job={job} now={now} />
      <p className={classes.status} data-usual={(status === 'job:approved' && !job.needsCorrection) || undefined}>
        <StatusWord status={status} needsCorrection={job.needsCorrection} />
      </p>
      {action !== null && (
        <>
          <QuickActions job={acted} action={action} />
          <div className={classes.menu}>
            <JobActionsMenu job={acted} action={action} />
          </div>
        </>
      )}
      {job.statusReason && <p className={classes.reason}>{t('reason', { reason: job.statusReason })}</p>}
    </article>
  )
}

/** When an open or paused job closes. */
function Closing({ job: { status, closes }, now }: { job: OwnJobCard; now: string }) {
  if (!closes || (status !== 'job:approved' && status !== 'job:disabled')) return <p className={classes.closes} />
  const { text, closeness } = closingText(closes, new Date(now))
  return (
    <p className={classes.closes} data-closeness={closeness}>
      <span className="unseen">{t('jobs.columns.closes')} </span>
      {text}
    </p>
  )
}
