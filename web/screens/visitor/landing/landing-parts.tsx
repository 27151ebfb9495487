import type { JobCard as JobCardData } from '@trampolim/contract/jobs.ts'
import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { classNames } from '../../../design/class-names.ts'
import { TrackExample } from '../../../parts/examples/track-example.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { href } from '../../../platform/href.ts'
import classes from './landing.module.css'

const t = speak(landing)
/** With fewer popular jobs the section isn't shown. */
const fewestPopular = 3
const promises = ['free', 'answer', 'data'] as const

/** The most popular searches and jobs, and the newest jobs. */
type Popular = {
  recent: readonly JobCardData[]
  wanted: readonly JobCardData[]
  searches: readonly { occupation: string; location: string }[]
  occupations: readonly { label: string }[]
}

/** The searches that are suggested at the beginning. */
export function commonSearches({ searches, occupations }: Pick<Popular, 'searches' | 'occupations'>) {
  return [...searches, ...occupations.map(({ label }) => ({ occupation: label, location: '' }))]
}

/** The most popular jobs, filled up with the newest. */
export function PopularJobs({ popular, now }: { popular: Pick<Popular, 'recent' | 'wanted'>; now: string }) {
  const { recent, wanted } = popular
  const isNew = (id: string) => !wanted.some((job) => job.id === id)
  const newest = wanted.length >= fewestPopular ? recent.filter(({ id }) => isNew(id)) : recent
  return (
    <>
      {wanted.length >= fewestPopular && (
        <section className={classes.band} aria-labelledby="wanted">
          <div className={classes.head}>
            <h2 id="wanted">{t('popularTitle')}</h2>
          </div>
          <Jobs jobs={wanted} now={now} />
        </section>
      )}
      {newest.length > 0 && (
        <section className={classes.band} aria-labelledby="recent">
          <div className={classes.head}>
            <h2 id="recent">{t('recentTitle')}</h2>
            <ButtonLink look="bare" to={href('/jobs/list/:jobType', { jobType: 'professional' })}>
              {t('recentAll')}
            </ButtonLink>
          </div>
          <Jobs jobs={newest} now={now} />
        </section>
      )}
    </>
  )
}

function Jobs({ jobs, now }: { jobs: Popular['recent']; now: string }) {
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} now={now} level={3} row />
        </li>
      ))}
    </ul>
  )
}

/** An example application as its candidate sees it, to show what is different here. */
export function KnowWhereYouAre() {
  return (
    <section className={classNames(classes.band, classes.split)} aria-labelledby="track">
      <div>
        <h2 id="track">{t('trackTitle')}</h2>
        <p>{t('trackText')}</p>
      </div>
      <TrackExample />
    </section>
  )
}

/** Our promises to people who look for work. */
export function Promises() {
  return (
    <section className={classes.band} aria-labelledby="promises">
      <h2 id="promises">{t('promisesTitle')}</h2>
      <ul className={classes.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <h3>{t(`promises.${promise}.title`)}</h3>
            <p>{t(`promises.${promise}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The invitation to register; on the landing page of a campaign it comes early. */
export function Closing() {
  return (
    <div className={classes.tint}>
      <section className={classNames(classes.band, classes.closing)} aria-labelledby="closing">
        <div>
          <h2 id="closing">{t('closingTitle')}</h2>
          <p>{t('closingText')}</p>
        </div>
        <ButtonLink look="main" size="large" to={href('/register')}>
          {t('closingAction')}
        </ButtonLink>
      </section>
    </div>
  )
}
