import type { JobCard } from '@trampolim/contract/jobs.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { JobsAlike } from '../../../parts/jobs/article/jobs-alike.tsx'
import { ReportJob } from '../../../parts/jobs/article/pass-on.tsx'
import { href } from '../../../platform/href.ts'
import classes from './job.module.css'

const t = speak(jobs)

/** Why a job isn't available: it ended, was taken down, or never existed. */
export type Absence = 'gone' | 'removed' | 'missing'

type JobGoneProps = { jobId: string; why: Absence; similar: readonly JobCard[]; now: string }

/**
 * The page shown for a job that isn't available, with similar open jobs. One that ended or was taken down can still be
 * reported.
 */
export function JobGone({ jobId, why, similar, now }: JobGoneProps) {
  return (
    <div className={classes.page}>
      <EmptyState
        level={1}
        title={t(`${why}Title`)}
        text={t(`${why}Text`)}
        actions={
          <ButtonLink look="main" to={href('/search')}>
            {t('list.search')}
          </ButtonLink>
        }
      />
      <JobsAlike jobs={similar} now={now} />
      {why !== 'missing' && <ReportJob id={jobId} />}
    </div>
  )
}
