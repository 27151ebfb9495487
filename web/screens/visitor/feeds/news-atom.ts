import { newsTopics } from '@trampolim/marketplace/content/articles.ts'
import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { newsTopicText, news as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { atomResponse, momentOfDay } from '../../../parts/feeds/atom.ts'
import { narrowedBy } from '../../../parts/feeds/narrowed-by.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { asSearch, href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 50

/** The latest articles as an Atom feed, each with its summary; of a `topic` or for an `audience`, as on their page. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteContext)
  const asked = narrowedBy(url.searchParams, { topic: newsTopics, audience: helpAudiences })
  const { topic, audience } = asked
  const title = [t('feed'), topic && newsTopicText[topic], audience && t(`audiences.${audience}`)]
  const { items } = await context.get(callsContext).socialMedia.articles.listArticles({ ...asked, size: most })
  return atomResponse(request, {
    ...{ title: title.filter(Boolean).join(' · '), subtitle: t('text'), publicUrl },
    ...{ path: href('/news.atom') + asSearch(asked), page: href('/news', {}, asked) },
    entries: items.map(({ slug, title, summary, topic, published, updated }) => ({
      ...{ title, summary, address: publicUrl + href('/news/:slug', { slug }) },
      category: { term: topic, label: newsTopicText[topic] },
      published: momentOfDay(published),
      updated: momentOfDay(updated),
    })),
  })
}
