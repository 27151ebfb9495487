import type { OwnJobCard } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { recruiter } from '@trampolim/phrases/pt-br/recruiter.ts'
import { selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Link } from '../../../design/link.tsx'
import { newQuery, peoplePath } from '../../curriculum-search/people-query.ts'
import { findsPeople } from '../actions/job-actions.ts'
import classes from './own-job-rows.module.css'

const t = speak(recruiter.jobs)

/** The steps for which a list of jobs shows the number of people. */
export const listedSteps = ['curriculums', 'selectiveProcess', 'interviews', 'finalists'] as const

/** The number of people in each step of a job, as numbers above bars; in words if there is nobody. */
export function JobSteps({ job, most, mayInvite }: { job: OwnJobCard; most: number; mayInvite: boolean }) {
  if (listedSteps.every((step) => job.counts[step] === 0)) return <Nobody job={job} mayInvite={mayInvite} />
  return (
    <dl className={classes.steps} aria-label={t('steps')}>
      {listedSteps.map((step) => {
        const count = job.counts[step]
        return (
          <div key={step} data-none={count === 0 || undefined}>
            <dt className="unseen">{selectionStep[step]}</dt>
            <dd>
              {count}
              <span className={classes.bar} style={{ width: `${Math.round(Math.sqrt(count / most) * 100)}%` }} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Why a job has no candidates, and what helps. */
function Nobody({ job, mayInvite }: { job: OwnJobCard; mayInvite: boolean }) {
  const { id, jobName, status, needsCorrection, counts } = job
  const wasSomebody = counts.discarded > 0
  if (findsPeople(status)) {
    return (
      <p className={classes.nobody}>
        {t(wasSomebody ? 'noneLeft' : 'noneYet')}{' '}
        {mayInvite && (
          <Link to={peoplePath(newQuery({ job: id }))} aria-label={t('inviteFor', { job: jobName })}>
            {t('invite')}
          </Link>
        )}
      </p>
    )
  }
  const ended = wasSomebody ? 'answered' : 'noneAtEnd'
  const why = status === 'job:closed' ? ended : needsCorrection ? 'afterCorrection' : 'afterReview'
  return <p className={classes.nobody}>{t(why)}</p>
}
