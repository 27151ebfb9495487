import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseAreas, courseForms, newsTopics } from '@trampolim/marketplace/content/articles.ts'
import { type HelpAudience, helpAudiences, isHelpTopic } from '@trampolim/marketplace/help/topics.ts'
import { Marked } from 'marked'
import { z } from 'zod'
import { checkout } from '../platform/checkout.ts'
import { modelShape } from './model-shape.ts'
import { readWritten } from './read-written.ts'

const folder = join(checkout, 'content')
const day = z.iso.date()
const text = z.string().trim().min(1)

/** The front matter of each kind of file; content/README.md explains it to authors. */
const heads = {
  help: z.strictObject({
    question: text,
    topic: text,
    words: text.optional(),
    quick: z.boolean().optional(),
    updated: day,
  }),
  news: z.strictObject({
    title: text,
    summary: text.max(160),
    topic: z.enum(newsTopics),
    audience: z.enum(helpAudiences),
    words: text.optional(),
    published: day,
    updated: day,
    sources: z.array(text).default([]),
  }),
  courses: z.strictObject({
    title: text,
    provider: text,
    area: z.enum(courseAreas),
    form: z.enum(courseForms),
    words: text.optional(),
    certificate: z.boolean().optional(),
    site: z.url({ protocol: /^https$/ }).optional(),
    for: text,
    asOf: day,
  }),
} as const

type Rendered = { slug: string; html: string; text: string }
export type HelpAnswer = Rendered & z.infer<typeof heads.help> & { audience: HelpAudience }
export type Article = Rendered & z.infer<typeof heads.news>
export type Course = Rendered & z.infer<typeof heads.courses>
/** A model of a document; its text isn't Markdown. */
export type Model = z.infer<typeof modelShape.head> & { slug: string; text: string }

/**
 * Everything in the folder `content`: answers in the order of their questions, articles latest first, models in their
 * own order.
 */
export type Content = {
  help: readonly HelpAnswer[]
  news: readonly Article[]
  courses: readonly Course[]
  models: readonly Model[]
}

/**
 * The Markdown of our own content: without HTML, and with external links that reveal nothing about the page a person
 * came from.
 */
const markdown = new Marked({
  renderer: {
    html: () => '',
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      const away = /^https?:/.test(href)
      return `<a href="${href.replaceAll('"', '&quot;')}"${away ? ' target="_blank" rel="noreferrer"' : ''}>${words}</a>`
    },
  },
})

let read: Content | undefined

/**
 * Reads the content once per process.
 * @throws an Error that names the file with an invalid head or body
 */
export function readContent(): Content {
  read ??= {
    help: helpAudiences
      .flatMap((audience) =>
        rendered(`help/${audience}`, heads.help).map((answer) => {
          if (isHelpTopic(audience, answer.topic)) return { ...answer, audience }
          throw new Error(`content/help/${audience}/${answer.slug}.md: no such topic: ${answer.topic}`)
        }),
      )
      .toSorted((one, other) => one.question.localeCompare(other.question, 'pt-BR')),
    news: rendered('news', heads.news).toSorted(
      (one, other) => other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
    ),
    courses: rendered('courses', heads.courses).toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
    models: filesIn('models', modelShape)
      .map(({ body, ...model }) => ({ ...model, text: body }))
      .toSorted((one, other) => placeOf(one) - placeOf(other) || one.title.localeCompare(other.title, 'pt-BR')),
  }
  return read
}

/** Where a model stands among all: those for candidates come first, each audience in its own order. */
const placeOf = ({ audience, order }: Pick<Model, 'audience' | 'order'>) =>
  helpAudiences.indexOf(audience) * 1000 + order

/** The files of a place whose bodies are Markdown. */
function rendered<Head extends z.ZodType<object>>(place: string, head: Head) {
  return filesIn(place, { head }).map(({ body, ...written }) => {
    const html = String(markdown.parse(body)).trim()
    return { ...written, html, text: plainOf(html) }
  })
}

function filesIn<Head extends z.ZodType<object>>(place: string, shape: { head: Head; body?: z.ZodType<string> }) {
  const names = readdirSync(join(folder, place)).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => {
    const source = readFileSync(join(folder, place, name), 'utf8')
    return { ...readWritten(`${place}/${name}`, source, shape), slug: name.slice(0, -'.md'.length) }
  })
}

/** The words of a text, for the search. */
function plainOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}
