import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { Topic, TopicDetails } from '@trampolim/contract/search-jobs/topics.ts'
import { money } from '@trampolim/phrases/pt-br/salary.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { keepsJobs } from '../../../parts/jobs/job-action.ts'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { jobCount } from '../../../parts/jobs/search/job-count.ts'
import { breadcrumbList, type Step } from '../../../parts/topics/breadcrumbs.ts'
import { TopicLinks } from '../../../parts/topics/topic-links.tsx'
import { inSentence, placeName, topicName, topicPath, topicTitle } from '../../../parts/topics/topic-text.ts'
import { Trail } from '../../../parts/topics/trail.tsx'
import { callsContext, personContext, placeContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import classes from './topics.module.css'

const t = speak(topics)
/** So many municipalities of an occupation are on its own page; if there may be more, there is a list of all. */
const mostPlaces = 12

/** The open jobs of a topic; an address in capitals or with a slash at its end leads to the one there is. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const path = url.pathname.toLowerCase().replace(/\/+$/, '')
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  const { publicUrl } = context.get(placeContext)
  const person = context.get(personContext)
  try {
    const topic = await context
      .get(callsContext)
      .searchJobs.search.readTopic({ address: path.slice(href('/vagas').length + 1) })
    const steps = stepsTo(topic)
    context.set(structuredDataContext, [breadcrumbList(steps, publicUrl), listOf(topic, publicUrl)])
    return data({
      state: 'found' as const,
      topic,
      steps,
      /** Recruiters and reviewers keep no jobs. */
      keeps: person === null || keepsJobs(person),
      canonical: publicUrl + path,
      now: new Date().toISOString(),
    })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'topic_gone') return data({ state: 'gone' as const }, 410)
    if (refused?.status === 404 || refused?.code === 'invalid_form') throw data(null, 404)
    throw problem
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export function meta({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] {
  if (loaderData?.state !== 'found') {
    return [{ title: `${t('goneTitle')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
  }
  const { topic, canonical } = loaderData
  const title = topicTitle(topic)
  const description = descriptionOf(topic)
  return [
    { title: `${title} · Trampolim` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: feedOf(topic) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Trampolim' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: new URL('/share.png', canonical).href },
    ...(topic.shown ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function TopicPage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.state === 'gone') {
    return (
      <EmptyState
        level={1}
        title={t('goneTitle')}
        text={t('goneText')}
        actions={
          <ButtonLink look="main" to={href('/vagas')}>
            {t('goneAction')}
          </ButtonLink>
        }
      />
    )
  }
  const { topic, steps, keeps, now } = loaded
  const { items, salaries } = topic
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Trail steps={steps} />
        <h1>{topicTitle(topic)}</h1>
        <p>
          {jobCount({ count: topic.jobs, more: false })}. {salaries && t('salaries', inMoney(salaries))}
        </p>
      </header>
      <section aria-labelledby="newest">
        <h2 id="newest">{t('newest')}</h2>
        <ul className={classes.jobs}>
          {items.map((job) => (
            <li key={job.id}>
              <JobCard
                row
                job={job}
                now={now}
                level={3}
                actions={keeps ? <LikeButton job={{ id: job.id, name: job.jobName }} liked={job.liked} /> : null}
              />
            </li>
          ))}
        </ul>
        <ButtonLink look="main" to={searchFor(topic)}>
          {topic.jobs > items.length ? t('all', { count: topic.jobs.toLocaleString('pt-BR') }) : t('search')}
        </ButtonLink>
      </section>
      <Beside topic={topic} />
    </div>
  )
}

/** Where else to look: other occupations and other municipalities. */
function Beside({ topic }: { topic: TopicDetails }) {
  const { kind, occupations, places } = topic
  const occupation = inSentence(topic.occupation ?? '')
  const inTown = kind === 'place' || kind === 'occupation-place'
  const occupationsTitle = inTown
    ? t('occupationsIn', { place: placeName(topic) })
    : t(kind === 'sector' ? 'occupationsOf' : 'otherOccupations')
  const placesTitle =
    kind === 'place' ? t('nearPlaces') : kind === 'occupation' ? t('places', { occupation }) : t('nearBoth')
  return (
    <>
      <TopicLinks title={occupationsTitle} topics={occupations} nameOf={({ occupation: name }) => name ?? ''} />
      <TopicLinks
        title={placesTitle}
        topics={places}
        nameOf={placeName}
        after={
          kind === 'occupation' &&
          places.length >= mostPlaces && <ButtonLink to={`${topicPath(topic)}/em`}>{t('allPlaces')}</ButtonLink>
        }
      />
    </>
  )
}

/** The way to a topic's page: an occupation in a municipality is below the occupation, as its address is. */
function stepsTo(topic: TopicDetails): Step[] {
  const step = (each: Topic): Step => ({ name: topicName(each), path: topicPath(each) })
  return [
    { name: t('home'), path: href('/vagas') },
    ...topic.parents.filter(({ kind }) => kind === 'occupation').map(step),
    step(topic),
  ]
}

/** The jobs of the page as schema.org's ItemList. */
function listOf(topic: TopicDetails, publicUrl: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: topicTitle(topic),
    numberOfItems: topic.items.length,
    itemListElement: topic.items.map(({ id, jobName }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: jobName,
      url: publicUrl + href('/jobs/:jobId', { jobId: id }),
    })),
  }
}

/** The search that shows all of a topic's jobs. */
function searchFor(topic: Topic): string {
  const { kind, sector } = topic
  if (kind === 'sector') return href('/jobs/list/:jobType', { jobType: 'professional' }, { sector })
  return href('/search', {}, { occupation: topic.occupation, location: placeName(topic) })
}

/** The feed of a topic's newest jobs. */
const feedOf = ({ occupation, place, sector, kind }: Topic): string =>
  href('/search.atom', {}, kind === 'sector' ? { sector } : { occupation, location: placeName({ place }) })

type Salaries = NonNullable<TopicDetails['salaries']>

const inMoney = ({ ads, from, to }: Salaries) => ({ ads, from: money(from), to: money(to) })

function descriptionOf(topic: TopicDetails): string {
  const { salaries, jobs: count } = topic
  const values = { title: topicTitle(topic), count }
  return salaries ? t('descriptionPaid', { ...values, ...inMoney(salaries) }) : t('description', values)
}
