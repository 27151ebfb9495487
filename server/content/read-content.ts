import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { courseAreas, courseForms, newsTopics } from '@trampolim/marketplace/content/articles.ts'
import { type HelpAudience, helpAudiences, isHelpTopic } from '@trampolim/marketplace/help/topics.ts'
import { Marked } from 'marked'
import { parse } from 'yaml'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../../content')
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
    published: day,
    updated: day,
    sources: z.array(text).default([]),
  }),
  courses: z.strictObject({
    title: text,
    provider: text,
    area: z.enum(courseAreas),
    form: z.enum(courseForms),
    certificate: z.boolean().optional(),
    site: z.url({ protocol: /^https$/ }).optional(),
    for: text,
    asOf: day,
  }),
} as const

type Written = { slug: string; html: string; text: string }
export type HelpAnswer = Written & z.infer<typeof heads.help> & { audience: HelpAudience }
export type Article = Written & z.infer<typeof heads.news>
export type Course = Written & z.infer<typeof heads.courses>

/** Everything in the folder `content`: answers in the order of their questions, articles latest first. */
export type Content = { help: readonly HelpAnswer[]; news: readonly Article[]; courses: readonly Course[] }

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
 * @throws an Error that names the file with invalid front matter
 */
export function readContent(): Content {
  read ??= {
    help: helpAudiences
      .flatMap((audience) =>
        filesIn(`help/${audience}`, heads.help).map((answer) => {
          if (isHelpTopic(audience, answer.topic)) return { ...answer, audience }
          throw new Error(`content/help/${audience}/${answer.slug}.md: no such topic: ${answer.topic}`)
        }),
      )
      .toSorted((one, other) => one.question.localeCompare(other.question, 'pt-BR')),
    news: filesIn('news', heads.news).toSorted(
      (one, other) => other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug),
    ),
    courses: filesIn('courses', heads.courses).toSorted((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
  }
  return read
}

function filesIn<Head extends z.ZodType<object>>(place: string, head: Head) {
  const names = readdirSync(join(folder, place)).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => {
    const [, top, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, place, name), 'utf8')) ?? []
    const checked = head.safeParse(parse(top ?? ''))
    if (!checked.success || body === undefined) {
      throw new Error(`content/${place}/${name}: ${checked.error ? z.prettifyError(checked.error) : 'no text'}`)
    }
    const html = String(markdown.parse(body)).trim()
    return { ...checked.data, slug: name.slice(0, -'.md'.length), html, text: plainOf(html) }
  })
}

/** The words of a text, for the search. */
function plainOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}
