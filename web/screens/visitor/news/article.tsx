import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { NewsTopic } from '@trampolim/marketplace/content/articles.ts'
import { newsTopicText, news as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { Contents } from '../../../design/contents.tsx'
import { Link } from '../../../design/link.tsx'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { Prose } from '../../../parts/content/prose.tsx'
import { withSections } from '../../../parts/content/with-sections.ts'
import { versionText } from '../../../parts/dates-with-year.ts'
import { feedAt } from '../../../parts/feeds/feed-links.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList } from '../../../parts/topics/breadcrumbs.ts'
import { callsContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/article.ts'
import classes from './article.module.css'

const t = speak(phrases)
const feed = feedAt(href('/news.atom'), t('feed'))

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  try {
    const article = await context.get(callsContext).socialMedia.articles.readArticle({ slug })
    const { publicUrl } = context.get(siteContext)
    const path = href('/news/:slug', { slug })
    const canonical = publicUrl + path
    const steps = [
      ...crumbsTo(article).map(({ to, text }) => ({ name: text, path: to })),
      { name: article.title, path },
    ]
    context.set(structuredDataContext, [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        datePublished: article.published,
        dateModified: article.updated,
        inLanguage: 'pt-BR',
        mainEntityOfPage: canonical,
        publisher: { '@type': 'Organization', name: 'Trampolim' },
      },
      breadcrumbList(steps, publicUrl),
    ])
    return { article: { ...article, ...withSections(article.html) }, canonical }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.status === 404 || refused?.code === 'invalid_form') throw data(null, 404)
    throw problem
  }
}

/** The breadcrumbs of an article. */
const crumbsTo = ({ topic }: { topic: NewsTopic }) => [
  { to: href('/news'), text: t('crumb') },
  { to: href('/news', {}, { topic }), text: newsTopicText[topic] },
]

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: `${t('crumb')} · Trampolim` }]
  const { article, canonical } = loaderData
  const { title, summary } = article
  return [...publicPageTags({ title: `${title} · Trampolim`, description: summary, canonical, kind: 'article' }), feed]
}

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const { title, summary, updated, html, sections, sources, others } = article
  return (
    <PageBody width="narrow">
      <article>
        <PageHead
          title={title}
          text={summary}
          crumbs={<Breadcrumbs label={t('crumbs')} crumbs={crumbsTo(article)} />}
        />
        <p className={classes.about}>{t('updated', { day: versionText(updated) })}</p>
        {sections.length > 0 && <Contents label={t('contents')} sections={sections} />}
        <Prose html={html} />
        <footer className={classes.foot}>
          {sources.length > 0 && (
            <section aria-labelledby="sources">
              <h2 id="sources">{t('sources')}</h2>
              <ul>
                {sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ul>
            </section>
          )}
          <p>{t('notAdvice')}</p>
          {others.length > 0 && (
            <section aria-labelledby="others">
              <h2 id="others">{t('others')}</h2>
              <ul>
                {others.map((other) => (
                  <li key={other.slug}>
                    <Link to={href('/news/:slug', { slug: other.slug })}>{other.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </footer>
      </article>
    </PageBody>
  )
}
