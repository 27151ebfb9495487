import { topics } from '@trampolim/phrases/pt-br/topics.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { feedResponse, latestOf } from '../../../parts/feeds/feed-response.ts'
import { jsonFeedItem } from '../../../parts/feeds/json-feed-item.ts'
import { readFeedPage } from '../../../parts/feeds/read-feed-page.ts'

const t = speak({ feed: topics.feed })

/** All open jobs as a JSON Feed (jsonfeed.org, version 1.1), in pages. */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const { publicUrl, jobs, next } = await readFeedPage({ url, context })
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: t('feed.all'),
    home_page_url: `${publicUrl}/`,
    feed_url: publicUrl + url.pathname + url.search,
    ...(next && { next_url: next }),
    language: 'pt-BR',
    items: jobs.map(jsonFeedItem),
  }
  const modified = latestOf(jobs.map((job) => job.modified))
  return feedResponse(request, JSON.stringify(feed), { type: 'application/feed+json', modified, next })
}
