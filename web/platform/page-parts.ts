/**
 * A page's HTML in parts. The engine stores a text of more than 128 kB apart and takes a millisecond for each copy of one,
 * so what is added to a page goes to its head or its end, and what lies between is cut at most.
 */
export type PageParts = {
  /** Up to `</head>`; empty if the page has none. */
  head: string
  /** From `</head>` on. */
  body: readonly string[]
  /** What closes the page, and what stands before that. */
  end: string
}

const doctype = '<!DOCTYPE html>'
const headEnds = '</head>'
const pageEnds = '</body></html>'

/** Takes apart what React wrote of a page. */
export function partsOf(html: string): PageParts {
  const begin = html.startsWith(doctype) ? doctype.length : 0
  const headEnd = Math.max(html.indexOf(headEnds), begin)
  const bodyEnd = html.endsWith(pageEnds) ? html.length - pageEnds.length : html.length
  return {
    head: headEnd > begin ? doctype + html.slice(begin, headEnd) : '',
    body: [html.slice(headEnd, bodyEnd)],
    end: html.slice(bodyEnd),
  }
}

/** The page's HTML in pieces, to be written one after the other. */
export const piecesOf = ({ head, body, end }: PageParts): readonly string[] => [head, ...body, end]

/** Adds to the end of a page's head. */
export function inHead(page: PageParts, added: string): PageParts {
  return page.head === '' || added === '' ? page : { ...page, head: page.head + added }
}

/** Adds to the end of a page, before what closes it. */
export function atEnd(page: PageParts, added: string): PageParts {
  const closes = page.end.endsWith(pageEnds) ? pageEnds : ''
  return { ...page, end: page.end.slice(0, page.end.length - closes.length) + added + closes }
}

/** Whether a page is whole: React closed it. */
export const isWhole = ({ end }: PageParts): boolean => end.endsWith(pageEnds)
