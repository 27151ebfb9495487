import { news } from '@trampolim/phrases/pt-br/content.ts'
import { href } from '../../platform/href.ts'

/** The head's link by which a reader of feeds finds that of the articles. */
export const articlesFeed = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: news.feed,
  href: href('/news.atom'),
} as const
