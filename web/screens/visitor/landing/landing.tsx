import { landing } from '@trampolim/phrases/pt-br/landing.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { callsContext, placeContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/landing.ts'
import { Hero } from './hero.tsx'
import classes from './landing.module.css'
import { ourSite, ourselves } from './ourselves.ts'
import { Sectors } from './sectors.tsx'

const t = speak(landing)
/** Fewer jobs don't make a section. */
const fewestWanted = 3
const steps = ['one', 'two', 'three'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const popular = await context.get(callsContext).searchJobs.search.popularJobs({ limit: 6 })
  const { publicUrl } = context.get(placeContext)
  context.set(structuredDataContext, [ourselves(publicUrl), ourSite(publicUrl)])
  return {
    ...popular,
    deleted: new URL(request.url).searchParams.get('deleted') === 'account',
    canonical: `${publicUrl}/`,
    now: new Date().toISOString(),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: t('title') },
    { name: 'description', content: t('description') },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Trampolim' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: t('title') },
    { property: 'og:description', content: t('description') },
    { property: 'og:url', content: loaderData.canonical },
    { property: 'og:image', content: new URL('/share.png', loaderData.canonical).href },
  ]
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { recent, wanted, searches, occupations, sectors, now, deleted } = loaderData
  const isNew = (id: string) => !wanted.some((job) => job.id === id)
  const newest = wanted.length >= fewestWanted ? recent.filter(({ id }) => isNew(id)) : recent
  return (
    <>
      {deleted && (
        <div className={classes.band}>
          <Notice tone="success" live>
            {t('deleted')}
          </Notice>
        </div>
      )}
      <Hero common={[...searches, ...occupations.map(({ label }) => ({ occupation: label, location: '' }))]} />
      <Sectors sectors={sectors} />
      {wanted.length >= fewestWanted && (
        <section className={classes.band} aria-labelledby="wanted">
          <div className={classes.head}>
            <h2 id="wanted">{t('wantedTitle')}</h2>
          </div>
          <ul className={classes.jobs}>
            {wanted.map((job) => (
              <li key={job.id}>
                <JobCard job={job} now={now} level={3} />
              </li>
            ))}
          </ul>
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
          <ul className={classes.jobs}>
            {newest.map((job) => (
              <li key={job.id}>
                <JobCard job={job} now={now} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={classes.wash}>
        <section className={classes.band} aria-labelledby="how">
          <h2 id="how">{t('howTitle')}</h2>
          <ol className={classes.steps}>
            {steps.map((step, at) => (
              <li key={step}>
                <span className={classes.number}>{at + 1}</span>
                <h3>{t(`how.${step}.title`)}</h3>
                <p>{t(`how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section className={classes.closing} aria-labelledby="closing">
        <h2 id="closing">{t('closingTitle')}</h2>
        <p>{t('closingText')}</p>
        <ButtonLink look="sun" size="large" to={href('/register')}>
          {t('closingAction')}
        </ButtonLink>
      </section>
    </>
  )
}
