import { newsTopicText, news as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { atomResponse, momentOfDay } from '../../../parts/feeds/atom.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 50

/** The latest articles as an Atom feed, each with its summary. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const { items } = await context.get(callsContext).socialMedia.articles.listArticles({ size: most })
  return atomResponse(request, {
    ...{ title: t('feed'), subtitle: t('text'), publicUrl },
    ...{ path: href('/news.atom'), page: href('/news') },
    entries: items.map(({ slug, title, summary, topic, published, updated }) => ({
      ...{ title, summary, address: publicUrl + href('/news/:slug', { slug }) },
      category: { term: topic, label: newsTopicText[topic] },
      published: momentOfDay(published),
      updated: momentOfDay(updated),
    })),
  })
}
