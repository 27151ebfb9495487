import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import type { PublicStanding } from '@trampolim/marketplace/jobs/status.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../design/class-names.ts'
import { Tag } from '../../design/tag.tsx'
import { Tile } from '../../design/tile.tsx'
import { href } from '../../platform/href.ts'
import { publishedAgo } from './age.ts'
import { distanceText } from './distance.ts'
import classes from './job-card.module.css'

const t = speak('jobs', jobs)
const codes = speak('reference', { contractType: reference.contractType, workType: reference.workType })

type JobCardProps = {
  job: Card & { standing?: PublicStanding }
  /** The server's time, from which ages are computed, so that server and browser render the same. */
  now: string
  /** Where its name leads on screens wide enough to show the job beside the list; else the job's page. */
  beside?: string
  selected?: boolean
  /** Actions in the upper corner. */
  actions?: ReactNode
  level?: 2 | 3
}

/** A job in a list. */
export function JobCard({ job, now, beside, selected, actions, level = 2 }: JobCardProps) {
  const Heading = `h${level}` as const
  const company = job.company ?? t('confidential')
  return (
    <article className={classNames(classes.card, selected && classes.selected)}>
      <div className={classes.head}>
        <Tile name={job.company} logo={job.logo} />
        <div>
          <Heading className={classes.name}>
            <Link to={href('/jobs/:jobId', { jobId: job.id })} prefetch="intent" className={beside && classes.narrow}>
              {job.jobName}
            </Link>
            {beside && (
              <Link to={beside} preventScrollReset aria-current={selected || undefined} className={classes.wide}>
                {job.jobName}
              </Link>
            )}
          </Heading>
          <p className={classes.where}>{[company, placeText(job)].join(' · ')}</p>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <p className={classes.pay}>
        <strong>{salaryText(job.salary)}</strong>
        <span className={classes.age}>{publishedAgo(job.published, new Date(now))}</span>
      </p>
      <div className={classes.tags}>
        {job.standing && job.standing !== 'open' && <Tag tone="coral">{t(`standing.${job.standing}.tag`)}</Tag>}
        {job.applied && <Tag tone="green">{t('appliedTag')}</Tag>}
        <Tag>{codes(`contractType.${job.contractType}`)}</Tag>
        <Tag>{codes(`workType.${job.workType}`)}</Tag>
        {job.pcdOnly && <Tag tone="green">{t('pcd')}</Tag>}
      </div>
    </article>
  )
}

/** 'Vila Mariana, São Paulo, SP, 3 km' as far as it is known. */
function placeText({ place, workType, distance, sameCity }: Card): string {
  if (workType === 2) return t('remote')
  const town = `${place.city}, ${place.state}`
  const far = distanceText({ distance, sameCity })
  return [place.district ? `${place.district}, ${town}` : town, far].filter(Boolean).join(', ')
}
