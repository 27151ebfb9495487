import { courseAreas, courseForms, longestContentSearch, newsTopics } from '@trampolim/marketplace/content/articles.ts'
import { helpAudiences } from '@trampolim/marketplace/help/topics.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { oneOf } from '../codes.ts'
import { pageNumber, pageOf, pageSize } from '../shapes.ts'
import { textLike, trimmed } from '../values.ts'

const slug = textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { longest: 100, code: 'invalid_id' })

/** An article of lasting use, as a list shows it. */
const articleHead = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: oneOf(newsTopics),
  audience: oneOf(helpAudiences),
  published: z.iso.date(),
  updated: z.iso.date(),
})
export type ArticleHead = z.infer<typeof articleHead>

const article = articleHead.extend({
  /** The text as HTML: headings from the second level, paragraphs, lists, emphasis and links. */
  html: z.string(),
  /** The laws on which it is based. */
  sources: z.array(z.string()),
})

export const listArticles = call({
  specified: false,
  purpose: 'The articles on work and hiring, the latest first, or those that fit what was typed, best first.',
  request: 'GET /news',
  allows: ['anyone'],
  input: z.object({
    topic: oneOf(newsTopics).optional(),
    audience: oneOf(helpAudiences).optional(),
    text: trimmed(longestContentSearch).default(''),
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: pageOf(articleHead),
})

export const readArticle = call({
  specified: false,
  purpose: 'One article, with others on its topic.',
  request: 'GET /news/{slug}',
  allows: ['anyone'],
  input: z.object({ slug }),
  answers: article.extend({ others: z.array(articleHead) }),
  fails: ['article_not_found'],
})

/** A free course of an institution; unknown details are null. */
const course = z.object({
  slug: z.string(),
  title: z.string(),
  provider: z.string(),
  area: oneOf(courseAreas),
  form: oneOf(courseForms),
  /** Whether participants get a certificate at the end; null if that isn't known. */
  certificate: z.boolean().nullable(),
  /** The address of its page; null if the text says how to find it. */
  site: z.string().nullable(),
  /** The people for whom the course is meant. */
  for: z.string(),
  html: z.string(),
  /** The day as of which this is known; it isn't compared with the institution's own page. */
  asOf: z.iso.date(),
})
export type Course = z.infer<typeof course>

export const listCourses = call({
  specified: false,
  purpose:
    'Free courses by title, or those that fit what was typed, best first, with the number in each area and form.',
  request: 'GET /courses',
  allows: ['anyone'],
  input: z.object({
    area: oneOf(courseAreas).optional(),
    form: oneOf(courseForms).optional(),
    certificate: z.stringbool().or(z.boolean()).optional(),
    text: trimmed(longestContentSearch).default(''),
    page: pageNumber,
    size: pageSize(20),
  }),
  answers: pageOf(course).extend({
    areas: z.array(z.object({ area: oneOf(courseAreas), count: z.int() })),
    forms: z.array(z.object({ form: oneOf(courseForms), count: z.int() })),
  }),
})

export const readCourse = call({
  specified: false,
  purpose: 'One free course, with others in its area.',
  request: 'GET /courses/{slug}',
  allows: ['anyone'],
  input: z.object({ slug }),
  answers: course.extend({ others: z.array(course) }),
  fails: ['course_not_found'],
})

export const articles = { listArticles, readArticle, listCourses, readCourse }
