import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import type { PublicStanding } from '@trampolim/marketplace/jobs/status.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import { Tag } from '../../design/tag.tsx'
import { Tile } from '../../design/tile.tsx'
import { href } from '../../platform/href.ts'
import { publishedAgo } from './age.ts'
import { distanceText } from './distance.ts'
import classes from './job-card.module.css'
import { useSeen } from './seen-jobs.ts'

const t = speak(jobs)
const fit = speak(matching)
const codes = speak({ contractType: reference.contractType, workType: reference.workType })

type JobCardProps = {
  job: Card & { standing?: PublicStanding }
  /** The server's time, from which ages are computed, so that server and browser render the same. */
  now: string
  /** The link of its name on screens wide enough to show the job beside the list; by default the job's page. */
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
  const seen = useSeen(job.id)
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
        {job.discarded && <Tag>{t('discardedTag')}</Tag>}
        {seen && !job.applied && !job.discarded && <Tag icon={<Glyph name="eye" size={14} />}>{t('seenTag')}</Tag>}
        <Tag>{codes(`contractType.${job.contractType}`)}</Tag>
        <Tag>{codes(`workType.${job.workType}`)}</Tag>
        {job.pcdOnly && <Tag tone="green">{t('pcd')}</Tag>}
      </div>
      {job.match?.score != null && (
        <p className={classes.fit} data-good={job.match.score >= 60 || undefined}>
          <meter className={classes.meter} value={job.match.score} max={100} aria-hidden="true" />
          {fit('card', { score: job.match.score })}
        </p>
      )}
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
