import type { OwnJobCard } from '@trampolim/contract/gateway/recruiter-jobs.ts'
import { agenda } from '@trampolim/phrases/pt-br/interviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Link } from '../../../design/link.tsx'
import { href } from '../../../platform/href.ts'
import classes from './interviews.module.css'

const t = speak(agenda)

type Choice = { id: string; jobName: string; people: number }

/** The jobs whose selection has at least one person who can be invited to an interview. Server only. */
export function jobsWithPeople(jobs: readonly OwnJobCard[]): Choice[] {
  return jobs
    .map(({ id, jobName, counts: { selectiveProcess, interviews, finalists } }) => ({
      ...{ id, jobName, people: selectiveProcess + interviews + finalists },
    }))
    .filter(({ people }) => people > 0)
}

/** The open jobs, to choose the one for which an interview is scheduled. */
export function ChooseJob({ jobs, back }: { jobs: readonly Choice[]; back: string }) {
  return (
    <section className={classes.choose} aria-labelledby="choose-job">
      <div className={classes.chooseHead}>
        <h2 id="choose-job">{t('choose.title')}</h2>
        <ButtonLink look="bare" to={back} preventScrollReset>
          {t('choose.close')}
        </ButtonLink>
      </div>
      {jobs.length === 0 && (
        <p className={classes.chooseHead}>
          {t('choose.none')}
          <ButtonLink to={href('/recruiter/jobs')}>{t('jobs')}</ButtonLink>
        </p>
      )}
      <ul>
        {jobs.map(({ id, jobName, people }) => (
          <li key={id}>
            <Link to={href('/recruiter/job/:jobId/interview', { jobId: id })}>
              <strong>{jobName}</strong>
              <span>{t('choose.people', { count: people })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
