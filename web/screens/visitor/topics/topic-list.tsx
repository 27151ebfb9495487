import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { search } from '@trampolim/phrases/pt-br/search.ts'
import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from 'react-router'
import { Pager } from '../../../design/pager.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { breadcrumbList, type Step } from '../../../parts/topics/breadcrumbs.ts'
import { TopicList } from '../../../parts/topics/topic-links.tsx'
import { inSentence, placeName, topicName } from '../../../parts/topics/topic-text.ts'
import { Trail } from '../../../parts/topics/trail.tsx'
import { callsContext, placeContext, structuredDataContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import classes from './topics.module.css'

const t = speak(topics)
const s = speak({ pages: search.pages, previous: search.previous, next: search.next, pageOf: search.pageOf })

/** All municipalities, all occupations, or all municipalities of an occupation, page by page. */
export async function loader({ params: { occupation }, url, context }: LoaderFunctionArgs) {
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
  const { publicUrl } = context.get(placeContext)
  context.set(structuredDataContext, [breadcrumbList(steps, publicUrl)])
  return { ...found, list, title, steps, path, canonical: publicUrl + pathOf(path, page) }
}

const pathOf = (path: string, page: number) => path + asSearch({ page: page > 1 ? page : null })

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export function meta({ loaderData }: { loaderData: Loaded | undefined }): MetaDescriptor[] {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
  const { title, page, list, items, canonical } = loaderData
  return [
    { title: `${page > 1 ? t('index.pageOf', { title, page }) : title} · Trampolim` },
    { name: 'description', content: t(`index.${list}Text`) },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(items.length > 0 ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function TopicListPage() {
  const { items, page, size, total, list, title, steps, path } = useLoaderData<typeof loader>()
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Trail steps={steps} />
        <h1>{title}</h1>
        <p>{t(`index.${list}Text`)}</p>
      </header>
      {items.length === 0 ? (
        <EmptyState title={t('index.empty')} text={t('index.emptyText')} />
      ) : (
        <TopicList topics={items} nameOf={list === 'of' ? placeName : topicName} />
      )}
      <Pager
        page={page}
        pages={Math.ceil(total / size)}
        to={(number) => pathOf(path, number)}
        label={s('pages')}
        previousLabel={s('previous')}
        nextLabel={s('next')}
        pageLabel={(number) => s('pageOf', { page: number })}
      />
    </div>
  )
}
