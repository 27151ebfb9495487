import type { OwnJobCard as Card } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../design/link.tsx'
import { Tag } from '../../design/tag.tsx'
import { dayText } from '../dates.ts'
import { publishedAgo } from '../jobs/age.ts'
import { leftIn } from './candidates-at-end.ts'
import { JobActionsMenu } from './job-actions-menu.tsx'
import classes from './own-job-card.module.css'
import { StatusTag } from './status-tag.tsx'
import { filledText } from './vacancies-filled.tsx'

const t = speak(recruiter)
const codes = speak({ jobSpecificType: reference.jobSpecificType })
const steps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const

type OwnJobCardProps = {
  job: Card
  /** The link of its name: its candidates. */
  to: string
  /** The page that handles the menu's actions. */
  action: string
  /** The time from which ages are computed. */
  now: string
  level?: 2 | 3
}

/** A job in its recruiter's list: its status, its candidates, its actions. */
export function OwnJobCard({ job, to, action, now, level = 2 }: OwnJobCardProps) {
  const Heading = `h${level}` as const
  const place = t('jobs.place', { city: job.city, state: job.state })
  const facts = [
    codes(`jobSpecificType.${job.jobSpecificType}`),
    place,
    job.hired > 0 ? filledText({ vacancies: job.qty, hired: job.hired }) : t('jobs.qty', { count: job.qty }),
  ]
  const closes = job.closes && (job.status === 'job:approved' || job.status === 'job:disabled') ? job.closes : null
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div>
          <Heading className={classes.name}>
            <Link to={to} prefetch="intent">
              {job.jobName}
            </Link>
          </Heading>
          <p className={classes.soft}>{facts.join(' · ')}</p>
        </div>
        <div className={classes.menu}>
          <JobActionsMenu
            job={{ id: job.id, name: job.jobName, status: job.status, left: leftIn(job.counts) }}
            action={action}
          />
        </div>
      </div>
      <div className={classes.tags}>
        <StatusTag status={job.status} needsCorrection={job.needsCorrection} />
        {job.unseen > 0 && <Tag tone="sun">{t('jobs.unseen', { count: job.unseen })}</Tag>}
      </div>
      {job.statusReason && <p className={classes.reason}>{t('reason', { reason: job.statusReason })}</p>}
      <dl className={classes.steps} aria-label={t('jobs.steps')}>
        {steps.map((step) => (
          <div key={step}>
            <dt>{selectionStep[step]}</dt>
            <dd>{job.counts[step]}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.dates}>
        <span>{t('jobs.created', { when: publishedAgo(job.created, new Date(now)) })}</span>
        {closes && <span>{t('jobs.closes', { day: dayText(closes) })}</span>}
      </p>
    </article>
  )
}
