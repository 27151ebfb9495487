import type { Calls } from '@trampolim/contract/client/calls.ts'
import { longestContentSearch, type NewsTopic, newsTopics } from '@trampolim/marketplace/content/articles.ts'
import { type HelpAudience, helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { newsTopicText, news as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { ChipLink } from '../../../design/chip.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { ListSearch } from '../../../design/list-search.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { versionText } from '../../../parts/dates-with-year.ts'
import { FeedLink } from '../../../parts/feeds/feed-link.tsx'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { ListPager } from '../../../parts/list-pager.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/news.ts'
import classes from './news.module.css'

const t = speak(phrases)

/** The feed of what the page shows, whatever was searched in it. */
const feedOf = ({ topic, audience }: { topic: NewsTopic | null; audience: HelpAudience | null }) =>
  feedAt(href('/news.atom', {}, { topic, audience }), t('feed'))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const topic = newsTopics.find((each) => each === searchParams.get('topic'))
  const audience = helpAudiences.find((each) => each === searchParams.get('audience'))
  const text = (searchParams.get('q') ?? '').trim().slice(0, longestContentSearch)
  const page = pageAsked(searchParams)
  const asked = { ...(topic && { topic }), ...(audience && { audience }), text, page }
  const calls = context.get(callsContext)
  const found = await calls.socialMedia.articles.listArticles(asked)
  const query = { topic, audience, q: text || null }
  const last = lastPageInstead(found)
  if (last) throw redirect(href('/news', {}, { ...query, page: last }))
  const { publicUrl } = context.get(siteContext)
  const isWhole = !text && page === 1 && found.total > 0
  return {
    ...{ topic: topic ?? null, audience: audience ?? null, text, page },
    ...{ pages: Math.ceil(found.total / found.size), items: found.items },
    canonical: isWhole ? publicUrl + href('/news', {}, await shortest(calls, { topic, audience, found })) : null,
  }
}

type Narrowed = { topic: NewsTopic | undefined; audience: HelpAudience | undefined }
type Found = { total: number; items: readonly { topic: NewsTopic }[] }

/** How a list is addressed for search engines: without the audience if the list of its topic has the same articles. */
async function shortest(
  calls: Calls,
  { topic, audience, found }: Narrowed & { found: Found },
): Promise<Partial<Narrowed>> {
  const [first] = found.items
  const isOfOne = found.items.length === found.total && found.items.every((each) => each.topic === first?.topic)
  const only = topic ?? (isOfOne ? first?.topic : undefined)
  if (!audience || !only) return { topic, audience }
  const { total } = await calls.socialMedia.articles.listArticles({ topic: only, size: 1 })
  return total === found.total ? { topic: only } : { topic, audience }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { topic, audience } = loaderData
  const of = [topic && newsTopicText[topic], t('title'), audience && t(`audiences.${audience}`), 'Trampolim']
  const page = { title: of.filter(Boolean).join(' · '), description: t('text') }
  return [...publicPageTags({ ...page, canonical: loaderData.canonical }), feedOf(loaderData)]
}

export default function News({ loaderData: { topic, audience, text, page, pages, items } }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        <ListSearch words={{ label: t('search'), value: text, most: longestContentSearch }} submit={t('submit')} />
        <nav aria-label={t('topics')} className={classNames(classes.topics, 'sideways')}>
          <ChipLink to={href('/news')} on={!topic && !audience}>
            {t('all')}
          </ChipLink>
          {newsTopics.map((each) => (
            <ChipLink key={each} to={href('/news', {}, { topic: each })} on={topic === each}>
              {newsTopicText[each]}
            </ChipLink>
          ))}
        </nav>
        {items.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            actions={<ButtonLink to={href('/news')}>{t('showAll')}</ButtonLink>}
          />
        ) : (
          <ul className={classes.list} aria-label={t('list')}>
            {items.map(({ slug, title, summary, topic: of, updated }) => (
              <li key={slug}>
                <p className={classes.about}>
                  <Dotted of={[newsTopicText[of], t('updated', { day: versionText(updated) })]} />
                </p>
                <h2>
                  <Link to={href('/news/:slug', { slug })}>{title}</Link>
                </h2>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        )}
        <ListPager
          page={page}
          pages={pages}
          to={(number) => href('/news', {}, { topic, audience, q: text || null, page: number > 1 ? number : null })}
          label={t('pages')}
        />
        <FeedLink feed={feedOf({ topic, audience })} text={t('subscribe')} hint={t('subscribeText')} />
      </div>
    </PageBody>
  )
}
