import { getDocumentProxy } from 'unpdf'
import { Unreadable } from './fault.ts'
import { mostLetters } from './read-xml.ts'

/** A curriculum has few pages; of longer files only the first pages are read. */
const mostPages = 30

type Piece = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean }

/**
 * The text of a PDF, line by line; nothing is rendered or executed.
 * @throws Unreadable
 */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, {
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  }).catch((problem: Error) => {
    throw new Unreadable(problem.name === 'PasswordException' ? 'file_locked' : 'file_unreadable')
  })
  const pages: string[] = []
  let letters = 0
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && letters < mostLetters; number += 1) {
    const text = await pageText(await document.getPage(number))
    pages.push(text)
    letters += text.length
  }
  return pages.join('\n')
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function pageText(page: Page): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  let text = ''
  let last: { x: number; y: number; size: number } | undefined
  for (const item of items as Piece[]) {
    if (text.length > mostLetters) break
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform
    const size = Math.hypot(a, b) || item.height || 10
    // Spaces are separate items as wide as the gap; the separator is derived from the positions instead.
    if (item.str.trim() !== '') {
      if (last) text += between(last, { x, y, size }, text)
      text += item.str
      last = { x: x + item.width, y, size }
    }
    if (item.hasEOL) {
      text += '\n'
      last = undefined
    }
  }
  return text
}

/** The separator between two items of text, derived from their positions: a new line, columns, a space or nothing. */
function between(
  last: { x: number; y: number; size: number },
  next: { x: number; y: number; size: number },
  text: string,
) {
  const size = Math.min(last.size, next.size)
  if (Math.abs(next.y - last.y) > size * 0.6) return '\n'
  const gap = next.x - last.x
  if (gap < -size * 2) return '\n'
  if (gap > size * 1.8) return '\t'
  return gap > size * 0.12 && !/\s$/.test(text) ? ' ' : ''
}
