import { feedResponse, latestOf } from './feed-response.ts'
import { element, xmlText } from './xml-text.ts'

/** An entry of a feed; moments in UTC. */
export type AtomEntry = {
  title: string
  /** Its public address, which is also its id. */
  address: string
  category?: { term: string; label: string }
  published: string
  updated: string
  author?: string
  summary: string
}

type Atom = {
  title: string
  subtitle?: string
  publicUrl: string
  /** The feed's own path, and that of the page that shows the same to people. */
  path: string
  page: string
  entries: readonly AtomEntry[]
}

/** An Atom feed (RFC 4287). Server only. */
export function atomResponse(request: Request, { title, subtitle, publicUrl, path, page, entries }: Atom): Response {
  const self = publicUrl + path
  const updated = latestOf(entries.map((entry) => entry.updated))
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">',
    element('title', title),
    element('subtitle', subtitle),
    element('id', self),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl + page)}"/>`,
    `<icon>${xmlText(`${publicUrl}/mark.svg`)}</icon>`,
    '<author><name>Trampolim</name></author>',
    // An empty feed must have a date too, and the date must not change.
    element('updated', updated ?? new Date(0).toISOString()),
    ...entries.map(entryText),
    '</feed>\n',
  ]
  return feedResponse(request, body.join('\n'), { type: 'application/atom+xml', modified: updated })
}

function entryText({ title, address, category, published, updated, author, summary }: AtomEntry): string {
  const parts = [
    element('title', title),
    element('id', address),
    `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
    category && `<category term="${xmlText(category.term)}" label="${xmlText(category.label)}"/>`,
    element('published', published),
    element('updated', updated),
    author && `<author>${element('name', author)}</author>`,
    element('summary', summary),
  ]
  return `<entry>${parts.filter(Boolean).join('')}</entry>`
}

/**
 * Converts a day to a moment, since a feed needs one. The first moment of the day in Brasília is never in the future.
 */
export const momentOfDay = (day: string) => new Date(`${day}T00:00:00-03:00`).toISOString()
