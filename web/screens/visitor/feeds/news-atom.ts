import type { ArticleHead } from '@trampolim/contract/social-media/articles.ts'
import { newsTopicText, news as phrases } from '@trampolim/phrases/pt-br/content.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { feedResponse, latestOf } from '../../../parts/feeds/feed-response.ts'
import { element, xmlText } from '../../../parts/feeds/xml-text.ts'
import { callsContext, placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'

const t = speak(phrases)
const most = 50

/** The latest articles as an Atom feed (RFC 4287), each with its summary. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(placeContext)
  const { items } = await context.get(callsContext).socialMedia.articles.listArticles({ size: most })
  const self = publicUrl + href('/news.atom')
  const updated = latestOf(items.map((article) => momentOf(article.updated)))
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    element('title', t('feed')),
    element('subtitle', t('text')),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + href('/news'))}"/>`,
    `<icon>${xmlText(`${publicUrl}/mark.svg`)}</icon>`,
    '<author><name>Trampolim</name></author>',
    element('updated', updated ?? new Date(0).toISOString()),
    ...items.map((article) => entryOf(article, publicUrl)),
    '</feed>\n',
  ]
  return feedResponse(request, body.join('\n'), { type: 'application/atom+xml', modified: updated })
}

function entryOf({ slug, title, summary, topic, published, updated }: ArticleHead, publicUrl: string): string {
  const address = publicUrl + href('/news/:slug', { slug })
  const parts = [
    element('title', title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    `<category term="${xmlText(topic)}" label="${xmlText(newsTopicText[topic])}"/>`,
    element('published', momentOf(published)),
    element('updated', momentOf(updated)),
    element('summary', summary),
  ]
  return `<entry>${parts.join('')}</entry>`
}

/** An article has a day; a feed needs a moment, and the first one of the day in Brasília never lies ahead. */
const momentOf = (day: string) => new Date(`${day}T00:00:00-03:00`).toISOString()
