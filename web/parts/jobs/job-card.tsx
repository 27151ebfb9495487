import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import type { PublicStanding } from '@trampolim/marketplace/jobs/status.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { matching } from '@trampolim/phrases/pt-br/matching.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { salaryText } from '@trampolim/phrases/pt-br/salary.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { classNames } from '../../design/class-names.ts'
import { Dotted } from '../../design/dotted.tsx'
import { Glyph } from '../../design/glyph.tsx'
import { Link } from '../../design/link.tsx'
import { Tag } from '../../design/tag.tsx'
import { Tile } from '../../design/tile.tsx'
import { href } from '../../platform/href.ts'
import { FitArc } from '../matching/fit-arc.tsx'
import { publishedAgo } from './age.ts'
import { distanceText } from './distance.ts'
import { hiringName } from './hiring-name.ts'
import classes from './job-card.module.css'
import { useSeen } from './seen-jobs.ts'

const t = speak(jobs)
const fit = speak(matching)
const codes = speak({ contractType: reference.contractType, workType: reference.workType })

type JobCardProps = {
  job: Card & { standing?: PublicStanding }
  /** The server's time, from which ages are computed, so that server and browser render the same. */
  now: string
  /** The address for its name on screens wide enough to show the job beside the list; by default the job's page. */
  beside?: string
  selected?: boolean
  /** Actions in the upper corner. */
  actions?: ReactNode
  level?: 2 | 3
  /** A row of a single-column list, without a box of its own. */
  row?: boolean
  /** On its company's page, which names it once. */
  atCompany?: boolean
  /** For illustration only: it isn't a link. */
  still?: boolean
}

/** A job in a list. */
export function JobCard({ job, now, beside, selected, actions, level = 2, row, atCompany, still }: JobCardProps) {
  const Heading = `h${level}` as const
  const seen = useSeen(job.id)
  return (
    <article
      className={classNames(
        classes.job,
        row ? classes.row : classes.card,
        beside && classes.pane,
        selected && classes.selected,
        atCompany && classes.alone,
      )}
      data-seen={seen || undefined}
    >
      <div className={classes.side}>
        {!atCompany && <Tile name={job.company} logo={job.logo} />}
        {seen && !job.applied && !job.discarded && (
          <span className={classes.seen}>
            <Glyph name="eye" size={16} />
            {t('seenTag')}
          </span>
        )}
      </div>
      <div className={classes.text}>
        <Heading className={classes.name}>
          {still ? (
            job.jobName
          ) : (
            <Link to={href('/jobs/:jobId', { jobId: job.id })} prefetch="intent" className={beside && classes.narrow}>
              {job.jobName}
            </Link>
          )}
          {beside && (
            <Link to={beside} preventScrollReset aria-current={selected || undefined} className={classes.wide}>
              {job.jobName}
            </Link>
          )}
        </Heading>
        <p className={classes.where}>
          <Dotted of={[atCompany ? job.forClient && t('forOther') : hiringName(job), placeText(job)]} />
        </p>
        <p className={classes.pay}>{salaryText(job.salary)}</p>
        <p className={classes.facts}>
          <Dotted of={factsOf(job, new Date(now))} />
        </p>
        <Marks job={job} />
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  )
}

/** How the job fits, its status for the person, and restrictions on who can apply; nothing if none of these apply. */
function Marks({ job }: Pick<JobCardProps, 'job'>) {
  const { standing = 'open', applied, discarded, pcdOnly, match } = job
  if (standing === 'open' && !applied && !discarded && !pcdOnly && match?.score == null) return null
  return (
    <div className={classes.marks}>
      {match?.score != null && (
        <span className={classes.fit} data-good={match.score >= 60 || undefined}>
          <FitArc score={match.score} />
          {fit('card', { score: match.score })}
        </span>
      )}
      {standing !== 'open' && <Tag tone="coral">{t(`standing.${standing}.tag`)}</Tag>}
      {pcdOnly && <Tag tone="green">{t('pcd')}</Tag>}
      {applied && (
        <span className={classes.applied}>
          <Glyph name="check" size={16} />
          {t('appliedTag')}
        </span>
      )}
      {discarded && <span className={classes.state}>{t('discardedTag')}</span>}
    </div>
  )
}

/** 'CLT efetivo', 'Presencial', 'há 2 dias'. */
function factsOf({ contractType, workType, published }: Card, now: Date): string[] {
  return [codes(`contractType.${contractType}`), codes(`workType.${workType}`), publishedAgo(published, now)]
}

/** 'Vila Mariana, São Paulo, SP, 3 km', as far as known. */
function placeText({ place, workType, distance, sameCity }: Card): string {
  if (workType === 2) return t('remote')
  const town = `${place.city}, ${place.state}`
  const far = distanceText({ distance, sameCity })
  return [place.district ? `${place.district}, ${town}` : town, far].filter(Boolean).join(', ')
}
