import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Tag } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { href } from '../../../platform/href.ts'
import { leavingPath } from '../../leaving-path.ts'
import { OwnMatch } from '../../matching/own-match.tsx'
import type { JobView } from '../job-view.ts'
import { LikeButton } from '../like-button.tsx'
import classes from './job-article.module.css'
import { JobGlance } from './job-glance.tsx'
import { ReportJob, ShareJob } from './pass-on.tsx'

const t = speak(jobs)

type JobArticleProps = {
  job: JobView
  /** 1 if the job's name is the page's title, 2 beside a list. */
  level?: 1 | 2
  /** Shown between the head and the sections: the application panel. */
  children?: ReactNode
  /** Actions instead of favourite and apply; null for none. */
  actions?: ReactNode
  /** Shown below the fit, beside the job on wide screens. */
  aside?: ReactNode
  /** The job's public address for sharing it; without it, the job can be neither shared nor reported. */
  address?: string | undefined
}

/** A job with all its sections; the apply button stays visible. */
export function JobArticle({ job, level = 1, children, actions, aside, address }: JobArticleProps) {
  const Name = `h${level}` as const
  const Title = `h${level + 1}` as 'h2' | 'h3'
  const isWhole = level === 1
  // Nobody else can read a job that is over or taken down.
  const isReadByAll = job.standing !== 'closed' && job.standing !== 'removed'
  const share = address && isReadByAll && <ShareJob job={job} address={address} />
  const given = actions === undefined ? <JobActions job={job} applying={Boolean(children)} /> : actions
  return (
    <article className={classNames(classes.article, isWhole && classes.whole)}>
      <header className={classes.head}>
        <Tile name={job.companyName} logo={job.logo} size="large" />
        <div className={classes.names}>
          <Name>{job.name}</Name>
          <p className={classes.where}>
            <Dotted of={[job.where, ...job.since]} />
          </p>
          {job.pcdOnly && <Tag tone="green">{t('pcd')}</Tag>}
        </div>
        {!isWhole && given}
      </header>
      <JobGlance glance={job.glance} wide={isWhole} />
      {(job.standing !== 'open' || job.viewer?.discarded || children) && (
        <div className={classes.now}>
          {job.standing !== 'open' && <Standing standing={job.standing} applied={job.viewer?.applied ?? false} />}
          {job.viewer?.discarded && <Notice>{t('discarded')}</Notice>}
          {children}
        </div>
      )}
      {(isWhole ? given || job.match : job.match) && (
        <div className={classes.side}>
          {isWhole && given}
          {isWhole && share}
          {job.match && (
            <OwnMatch match={job.match} kind={job.kind} level={level === 1 ? 2 : 3} id={`match-${job.id}`} />
          )}
          {aside}
        </div>
      )}
      <JobSections job={job} title={Title} />
      {address && (
        <div className={classes.ways}>
          {!isWhole && share}
          <ReportJob id={job.id} />
        </div>
      )}
    </article>
  )
}

/** What people read in full before they apply; what is shown at the top isn't repeated. */
function JobSections({ job, title: Title }: { job: JobView; title: 'h2' | 'h3' }) {
  const { contractType, workType } = jobFieldLabels
  const atTop: readonly string[] = [
    ...job.glance.map(({ label }) => label),
    ...[contractType, workType, t('vacanciesLabel'), t('duration'), t('hours')],
    ...(job.hasSeveralPlaces ? [] : [t('place')]),
  ]
  return (
    <div className={classes.main}>
      <section aria-labelledby={`jobInfo-${job.id}`}>
        <Title id={`jobInfo-${job.id}`}>{t('sections.jobInfo')}</Title>
        <p className={classes.text}>{job.description}</p>
        {job.responsibilities && <p className={classes.text}>{job.responsibilities}</p>}
        <Facts facts={job.facts.filter(({ name }) => !atTop.includes(name))} />
      </section>
      <section aria-labelledby={`experience-${job.id}`}>
        <Title id={`experience-${job.id}`}>{t('sections.experience')}</Title>
        {job.experience.map((line) => (
          <p key={line} className={classes.text}>
            {line}
          </p>
        ))}
      </section>
      {(job.requirements.length > 0 || job.pcdText) && (
        <section aria-labelledby={`targetCv-${job.id}`}>
          <Title id={`targetCv-${job.id}`}>{t('sections.targetCv')}</Title>
          <Facts facts={job.requirements} />
          {job.pcdText && <p className={classes.text}>{job.pcdText}</p>}
        </section>
      )}
      {job.keywords.length > 0 && (
        <section aria-labelledby={`keywordCv-${job.id}`}>
          <Title id={`keywordCv-${job.id}`}>{t('sections.keywordCv')}</Title>
          <ul className={classes.tags}>
            {job.keywords.map((word) => (
              <li key={word}>
                <Tag>{word}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
      {job.additional.length > 0 && (
        <section aria-labelledby={`additional-${job.id}`}>
          <Title id={`additional-${job.id}`}>{t('sections.additional')}</Title>
          {job.additional.map((line) => (
            <p key={line} className={classes.text}>
              {line}
            </p>
          ))}
        </section>
      )}
      {job.client && (
        <section aria-labelledby={`client-${job.id}`}>
          <Title id={`client-${job.id}`}>{t('sections.client')}</Title>
          {job.client.text.map((line) => (
            <p key={line} className={classes.text}>
              {line}
            </p>
          ))}
          {job.client.area && <p className={classes.where}>{job.client.area}</p>}
        </section>
      )}
      <section aria-labelledby={`aboutCompany-${job.id}`}>
        <Title id={`aboutCompany-${job.id}`}>{t(job.client ? 'sections.agency' : 'sections.aboutCompany')}</Title>
        <p className={classes.strong}>{job.company}</p>
        {job.aboutCompany.text && <p className={classes.text}>{job.aboutCompany.text}</p>}
        {job.aboutCompany.facts.length > 0 && (
          <p className={classes.where}>
            <Dotted of={job.aboutCompany.facts} />
          </p>
        )}
        {job.aboutCompany.organizationId && (
          <p data-off-paper>
            <Link to={href('/companies/:organizationId', { organizationId: job.aboutCompany.organizationId })}>
              {t('companyPage')}
            </Link>
          </p>
        )}
        {job.aboutCompany.site && (
          <p>
            <a
              href={leavingPath(job.aboutCompany.site)}
              rel="noopener nofollow"
              target="_blank"
              data-on-paper={job.aboutCompany.site}
            >
              {t('companySite')}
            </a>
          </p>
        )}
      </section>
    </div>
  )
}

/** Why the job doesn't accept applications, and what the person can do. */
function Standing({ standing, applied }: { standing: Exclude<JobView['standing'], 'open'>; applied: boolean }) {
  const returns = standing === 'paused' || standing === 'in_review' || standing === 'edit_refused'
  return (
    <Notice tone={standing === 'removed' ? 'danger' : 'warn'} title={t(`standing.${standing}.title`)}>
      <p>{t(`standing.${standing}.text`)}</p>
      {returns && <p>{t(applied ? 'stillCounts' : 'meanwhile')}</p>}
    </Notice>
  )
}

/** The buttons for favourite and apply, in their current states; an action in progress isn't offered again. */
function JobActions({ job, applying }: { job: JobView; applying: boolean }) {
  const page = href('/jobs/:jobId', { jobId: job.id })
  return (
    <div className={classes.actions} data-still={applying || undefined}>
      <LikeButton job={job} liked={job.viewer?.liked ?? false} />
      {job.viewer?.applied ? (
        <>
          <Link to={href('/selective-process')}>{t('follow')}</Link>
          {job.viewer.hasReceipt && job.viewer.processId && (
            <Link to={href('/selective-process/:processId/receipt', { processId: job.viewer.processId })}>
              {t('receipt')}
            </Link>
          )}
        </>
      ) : (
        job.open &&
        !applying && (
          <ButtonLink look="sun" to={`${page}?apply`} preventScrollReset>
            {t('apply')}
          </ButtonLink>
        )
      )}
    </div>
  )
}
