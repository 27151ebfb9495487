/**
 * A page's HTML in parts. V8 stores a string of more than 128 kB in a separate memory area, and copying it takes a
 * millisecond each time. So text is only added to the head or at the end of a page, and the middle is at most cut.
 */
export type PageParts = {
  /** Everything before `</head>`; empty if the page has no head. */
  head: string
  /** Everything from `</head>` to the closing tags. */
  body: readonly string[]
  /** The closing tags, and the text directly before them. */
  end: string
}

const doctype = '<!DOCTYPE html>'
const headEnds = '</head>'
const pageEnds = '</body></html>'

/** Splits the HTML that React wrote. */
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

/** The page's HTML in pieces, to be written in this order. */
export const piecesOf = ({ head, body, end }: PageParts): readonly string[] => [head, ...body, end]

/** Adds text to the end of a page's head. */
export function inHead(page: PageParts, added: string): PageParts {
  return page.head === '' || added === '' ? page : { ...page, head: page.head + added }
}

/** Adds text to the end of a page, before its closing tags. */
export function atEnd(page: PageParts, added: string): PageParts {
  const closes = page.end.endsWith(pageEnds) ? pageEnds : ''
  return { ...page, end: page.end.slice(0, page.end.length - closes.length) + added + closes }
}

/** Whether React wrote the whole page, up to its closing tag. */
export const isWhole = ({ end }: PageParts): boolean => end.endsWith(pageEnds)
