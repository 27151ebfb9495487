import type { JobCard } from '@trampolim/contract/jobs.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { JobsAlike } from '../../../parts/jobs/jobs-alike.tsx'
import { href } from '../../../platform/href.ts'
import classes from './job.module.css'

const t = speak('jobs', jobs)

/** A job that ended, or never was, with what is open instead. */
export function JobGone({ status, similar, now }: { status: number; similar: readonly JobCard[]; now: string }) {
  const ended = status === 410
  return (
    <div className={classes.page}>
      <EmptyState
        level={1}
        title={t(ended ? 'goneTitle' : 'missingTitle')}
        text={t(ended ? 'goneText' : 'missingText')}
        actions={
          <ButtonLink look="main" to={href('/search')}>
            {t('list.search')}
          </ButtonLink>
        }
      />
      <JobsAlike jobs={similar} now={now} />
    </div>
  )
}
