import type { JobCard as Job } from '@trampolim/contract/jobs.ts'
import { candidate } from '@trampolim/phrases/pt-br/candidate.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { EmptyState } from '../../../design/states.tsx'
import type { AlertView } from '../../../parts/jobs/alert-view.ts'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { href } from '../../../platform/href.ts'
import classes from './jobs.module.css'

const t = speak(candidate)

/** An alert with a page of the jobs that match it at present. */
export type OpenAlert = {
  alert: AlertView
  jobs: readonly Job[]
  total: { count: number; more: boolean }
  page: number
  size: number
}

/** The address of a page of jobs that match an alert. */
export const alertPath = (id: string, page = 1) =>
  href('/jobs', {}, { tab: 'alerts', alert: id, page: page > 1 ? page : null })

/** The jobs that match an alert at present. */
export function AlertJobs({ open, now }: { open: OpenAlert; now: string }) {
  const { alert, jobs, total, page, size } = open
  const what = [...(alert.name ? [alert.words] : []), ...alert.filters].join(' · ')
  return (
    <>
      <div className={classes.alertHead}>
        <h2>{alert.title}</h2>
        {what && <p>{what}</p>}
        <p className={classes.soft}>{t(`jobs.alertSends.${alert.frequency}`)}</p>
        <div className={classes.actions}>
          <ButtonLink to={href('/jobs', {}, { tab: 'alerts' })}>{t('jobs.alertBack')}</ButtonLink>
          {alert.understood && (
            <ButtonLink look="bare" to={alert.search}>
              {t('jobs.alertSearch')}
            </ButtonLink>
          )}
        </div>
      </div>
      {!alert.understood && <Notice>{t('jobs.alertUnknown')}</Notice>}
      {alert.understood && jobs.length === 0 && (
        <EmptyState
          title={t('jobs.alertNone')}
          text={t(alert.frequency === 'off' ? 'jobs.alertNoneOff' : 'jobs.alertNoneText')}
        />
      )}
      {jobs.length > 0 && (
        <>
          <p>
            {jobCount(total)}. {t('jobs.alertNow')} {alert.byDistance && t('jobs.alertDistance')}
          </p>
          <ul className={classes.list}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard
                  row
                  job={job}
                  now={now}
                  level={3}
                  actions={<LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} />}
                />
              </li>
            ))}
          </ul>
          <ListPager
            page={page}
            pages={Math.ceil(total.count / size)}
            to={(number) => alertPath(alert.id, number)}
            label={t('jobs.pages')}
          />
        </>
      )}
    </>
  )
}
