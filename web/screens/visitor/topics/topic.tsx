import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { Breadcrumbs } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { keepsJobs } from '../../../parts/jobs/job-action.ts'
import { JobCard } from '../../../parts/jobs/job-card.tsx'
import { LikeButton } from '../../../parts/jobs/like-button.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList, crumbsTo } from '../../../parts/topics/breadcrumbs.ts'
import { TopicLinks } from '../../../parts/topics/topic-links.tsx'
import { topicPath } from '../../../parts/topics/topic-text.ts'
import { itemListOf, stepsToTopic, topicView } from '../../../parts/topics/topic-view.ts'
import { callsContext, personContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import classes from './topics.module.css'

/** The open jobs of a topic. An address with capital letters or a trailing slash redirects to the canonical one. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const t = speak(topics)
  const path = url.pathname.toLowerCase().replace(/\/+$/, '')
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  const { publicUrl } = context.get(siteContext)
  const person = context.get(personContext)
  try {
    const topic = await context
      .get(callsContext)
      .searchJobs.search.readTopic({ address: path.slice(href('/vagas').length + 1) })
    const steps = stepsToTopic(topic)
    context.set(structuredDataContext, [breadcrumbList(steps, publicUrl), itemListOf(topic, publicUrl)])
    return data({
      state: 'found' as const,
      topic: topicView(topic),
      trail: { label: t('trail'), steps },
      /** Recruiters and reviewers have no favourites. */
      keeps: person === null || keepsJobs(person),
      canonical: publicUrl + topicPath(topic.canonical),
      now: new Date().toISOString(),
    })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'topic_gone') {
      const texts = { title: t('goneTitle'), text: t('goneText'), action: t('goneAction') }
      return data({ state: 'gone' as const, ...texts }, 410)
    }
    if (refused?.status === 404 || refused?.code === 'invalid_form') throw data(null, 404)
    throw problem
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export function meta({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] {
  const noindex = { name: 'robots', content: 'noindex' }
  if (!loaderData) return [noindex]
  if (loaderData.state === 'gone') return [{ title: `${loaderData.title} · Trampolim` }, noindex]
  const { canonical, topic } = loaderData
  const { title, description, feed, shown } = topic
  return [
    ...publicPageTags({ title: `${title} · Trampolim`, description, canonical, isListed: shown }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: feed },
  ]
}

export default function TopicPage() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.state === 'gone') {
    return (
      <EmptyState
        level={1}
        title={loaded.title}
        text={loaded.text}
        actions={
          <ButtonLink look="main" to={href('/vagas')}>
            {loaded.action}
          </ButtonLink>
        }
      />
    )
  }
  const { topic, trail, keeps, now } = loaded
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Breadcrumbs label={trail.label} crumbs={crumbsTo(trail.steps)} />
        <h1>{topic.title}</h1>
        <p>{topic.lead}</p>
      </header>
      <section aria-labelledby="newest">
        <h2 id="newest">{topic.newest}</h2>
        <ul className={classes.jobs}>
          {topic.items.map((job) => (
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
        <ButtonLink look="main" to={topic.search.path}>
          {topic.search.text}
        </ButtonLink>
      </section>
      {topic.sections.map(({ title, links, all }) => (
        <TopicLinks
          key={title}
          title={title}
          links={links}
          after={all && <ButtonLink to={all.path}>{all.text}</ButtonLink>}
        />
      ))}
    </div>
  )
}
