import { courses, news } from '@trampolim/phrases/pt-br/content.ts'
import { notices } from '@trampolim/phrases/pt-br/notices.ts'
import { href } from '../../platform/href.ts'

const feedAt = (path: string, title: string) =>
  ({ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: path }) as const

/** The head's links by which a reader of feeds finds those of the articles, the courses and the notices. */
export const articlesFeed = feedAt(href('/news.atom'), news.feed)
export const coursesFeed = feedAt(href('/courses.atom'), courses.feed)
export const noticesFeed = feedAt(href('/classifieds.atom'), notices.feed)
