import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../../../design/page-head.tsx'
import { Pager } from '../../../design/pager.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { breadcrumbList, crumbsTo, type Step } from '../../../parts/topics/breadcrumbs.ts'
import { TopicList } from '../../../parts/topics/topic-links.tsx'
import { inSentence, placeName } from '../../../parts/topics/topic-text.ts'
import { topicLinks } from '../../../parts/topics/topic-view.ts'
import { callsContext, siteContext, structuredDataContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import classes from './topics.module.css'

/** All municipalities, all occupations, or all municipalities of an occupation, page by page. */
export async function loader({ params: { occupation }, url, context }: LoaderFunctionArgs) {
  const t = speak(topics)
  const path = url.pathname.toLowerCase().replace(/\/+$/, '')
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  const list = occupation
    ? ('of' as const)
    : path === href('/vagas/em')
      ? ('places' as const)
      : ('occupations' as const)
  const page = pageAsked(url.searchParams)
  const kind = { of: 'occupation-place', places: 'place', occupations: 'occupation' } as const
  const found = await context
    .get(callsContext)
    .searchJobs.search.listTopics({ kind: kind[list], page, ...(occupation && { occupation }) })
    .catch((problem) => {
      if (refusalOf(problem)?.code === 'invalid_form') throw data(null, 404)
      throw problem
    })
  if (list === 'of' && found.total === 0) throw data(null, 404)
  const last = lastPageInstead(found)
  if (last) throw redirect(pathOf(path, last))
  const name = inSentence(found.items[0]?.occupation ?? '')
  const title = t(`index.${list}Title`, { occupation: name })
  const steps: Step[] = [
    { name: t('home'), path: href('/vagas') },
    ...(occupation
      ? [{ name: found.items[0]?.occupation ?? '', path: href('/vagas/de/:occupation', { occupation }) }]
      : []),
    { name: title, path },
  ]
  const { publicUrl } = context.get(siteContext)
  context.set(structuredDataContext, [breadcrumbList(steps, publicUrl)])
  const { items, total, size } = found
  return {
    links: list === 'of' ? topicLinks(items, placeName) : topicLinks(items),
    page,
    pages: Math.ceil(total / size),
    title,
    pageTitle: page > 1 ? t('index.pageOf', { title, page }) : title,
    text: t(`index.${list}Text`),
    none: { title: t('index.empty'), text: t('index.emptyText') },
    pager: {
      label: t('index.pages'),
      previousLabel: t('index.previous'),
      nextLabel: t('index.next'),
    },
    pageName: t('index.page'),
    trail: { label: t('trail'), steps },
    path,
    canonical: publicUrl + pathOf(path, page),
  }
}

const pathOf = (path: string, page: number) => path + asSearch({ page: page > 1 ? page : null })

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export function meta({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
  const { pageTitle, text, links, canonical } = loaderData
  return publicPageTags({
    title: `${pageTitle} · Trampolim`,
    description: text,
    canonical,
    isListed: links.length > 0,
  })
}

export default function TopicListPage() {
  const { links, page, pages, title, text, none, trail, path, pager, pageName } = useLoaderData<typeof loader>()
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Breadcrumbs label={trail.label} crumbs={crumbsTo(trail.steps)} />
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {links.length === 0 ? <EmptyState {...none} /> : <TopicList links={links} />}
      <Pager
        page={page}
        pages={pages}
        to={(number) => pathOf(path, number)}
        pageLabel={(number) => `${pageName} ${number}`}
        {...pager}
      />
    </div>
  )
}
