import {
  type CourseArea,
  type CourseForm,
  courseAreas,
  courseForms,
  type NewsTopic,
} from '@trampolim/marketplace/content/articles.ts'
import type { HelpAudience } from '@trampolim/marketplace/help/topics.ts'
import { refuse } from '../platform/refusal.ts'
import { type Article, type Course, readContent } from './read-content.ts'
import { inOrder, openSearch } from './search.ts'

/** How many others are shown with an article or a course: those on its topic, or in its area. */
const mostOthers = 3

type AskedArticles = {
  topic?: NewsTopic | undefined
  audience?: HelpAudience | undefined
  text: string
  page: number
  size: number
}

/** Returns a page of articles. */
export function listArticles({ topic, audience, text, page, size }: AskedArticles) {
  const articles = readContent().news
  const found = inOrder(articles, text === '' ? null : searchArticles(text)).filter(
    (each) => (!topic || each.topic === topic) && (!audience || each.audience === audience),
  )
  return { items: found.slice((page - 1) * size, page * size).map(headOf), page, size, total: found.length }
}

/** Reads an article, with others on its topic. @throws article_not_found */
export function readArticle(slug: string) {
  const { news } = readContent()
  const article = news.find((each) => each.slug === slug) ?? refuse('article_not_found')
  const others = news.filter((each) => each.slug !== slug && each.topic === article.topic)
  const { html, sources } = article
  return { ...headOf(article), html, sources, others: others.slice(0, mostOthers).map(headOf) }
}

function headOf({ slug, title, summary, topic, audience, published, updated }: Article) {
  return { slug, title, summary, topic, audience, published, updated }
}

type AskedCourses = {
  area?: CourseArea | undefined
  form?: CourseForm | undefined
  certificate?: boolean | undefined
  text: string
  page: number
  size: number
}

/** Returns a page of courses. The counts of areas and forms apply the other filters. */
export function listCourses({ area, form, certificate, text, page, size }: AskedCourses) {
  const fitting = inOrder(readContent().courses, text === '' ? null : searchCourses(text)).filter(
    (each) => !certificate || each.certificate === true,
  )
  const inArea = (each: Course) => !area || each.area === area
  const inForm = (each: Course) => !form || each.form === form
  const found = fitting.filter((each) => inArea(each) && inForm(each))
  const count = (fits: (each: Course) => boolean) => fitting.filter(fits).length
  return {
    items: found.slice((page - 1) * size, page * size).map(presentCourse),
    ...{ page, size, total: found.length },
    areas: courseAreas.map((each) => ({
      area: each,
      count: count((course) => course.area === each && inForm(course)),
    })),
    forms: courseForms.map((each) => ({
      form: each,
      count: count((course) => course.form === each && inArea(course)),
    })),
  }
}

/** Reads a course, with others in its area. @throws course_not_found */
export function readCourse(slug: string) {
  const { courses } = readContent()
  const course = courses.find((each) => each.slug === slug) ?? refuse('course_not_found')
  const others = courses.filter((each) => each.slug !== slug && each.area === course.area)
  return { ...presentCourse(course), others: others.slice(0, mostOthers).map(presentCourse) }
}

function presentCourse({ slug, title, provider, area, form, certificate, site, for: forWhom, html, asOf }: Course) {
  const known = { certificate: certificate ?? null, site: site ?? null }
  return { slug, title, provider, area, form, ...known, for: forWhom, html, asOf }
}

let articleSearch: ((typed: string) => string[]) | undefined
let courseSearch: ((typed: string) => string[]) | undefined

function searchArticles(text: string): string[] {
  articleSearch ??= openSearch(
    readContent().news.map(({ slug, title, summary, words = '', text }) => ({
      ...{ id: slug, title, words: `${words} ${summary}`, text },
    })),
  )
  return articleSearch(text)
}

function searchCourses(text: string): string[] {
  courseSearch ??= openSearch(
    readContent().courses.map(({ slug, title, provider, area, words = '', for: forWhom, text }) => ({
      ...{ id: slug, title, words: `${words} ${provider} ${area} ${forWhom}`, text },
    })),
  )
  return courseSearch(text)
}
