import type { JobCard as Card } from '@trampolim/contract/jobs.ts'
import { jobs as phrases } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { JobCard } from '../job-card.tsx'
import classes from './jobs-alike.module.css'

const t = speak(phrases)

/** Open jobs similar to the one on the page; renders nothing if there are none. */
export function JobsAlike({ jobs, now }: { jobs: readonly Card[]; now: string }) {
  if (jobs.length === 0) return null
  return (
    <section className={classes.alike} aria-labelledby="similar">
      <h2 id="similar">{t('sections.similar')}</h2>
      <ul className={classes.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard row job={job} now={now} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
