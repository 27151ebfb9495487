import sax from 'sax'
import { Unreadable } from './fault.ts'

/** The names of a format's XML elements that matter for its text. */
export type Elements = {
  paragraph: ReadonlySet<string>
  /** Elements whose content is text; null if all elements' is. */
  text: ReadonlySet<string> | null
  lineBreak: ReadonlySet<string>
  tab: ReadonlySet<string>
  space: ReadonlySet<string>
  row: string
  cell: string
  /** A paragraph within one of these is a list item. */
  point: ReadonlySet<string>
  /** Elements that are skipped with everything inside them. */
  skipped: ReadonlySet<string>
  /** The element that contains the text, if not everything is text. */
  within?: ReadonlySet<string>
}

const deepest = 400
const mostElements = 1_500_000
export const mostLetters = 200_000

type Row = { cells: string[][] }

/**
 * Reads the text of an XML document, one line per paragraph, without building a tree. A document that is nested too
 * deep, declares entities or has too many elements is refused, so that a small file can't expand into a large one.
 * @throws Unreadable
 */
export function readXml(xml: string, elements: Elements): string {
  // Only the predefined entities of XML are accepted, and nothing is fetched.
  if (/<!(?:ENTITY|ELEMENT|ATTLIST)/i.test(xml.slice(0, 4096)) || /<!ENTITY/i.test(xml))
    throw new Unreadable('file_unreadable')
  const parser = sax.parser(true, { trim: false, normalize: false })
  const lines: string[] = []
  const rows: Row[] = []
  const open: string[] = []
  const paragraphs: string[] = []
  let skippedFrom = 0
  let count = 0
  let letters = 0
  let isPoint = false
  const isInside = () => !elements.within || open.some((name) => elements.within?.has(name))
  const say = (text: string) => {
    if (skippedFrom > 0 || paragraphs.length === 0 || letters > mostLetters) return
    letters += text.length
    paragraphs[paragraphs.length - 1] += text
  }
  const end = (line: string) => {
    const cells = rows.at(-1)?.cells
    const kept = cells ? cells.at(-1) : lines
    kept?.push(line)
  }
  parser.onopentag = ({ name, attributes }) => {
    open.push(name)
    count += 1
    if (open.length > deepest || count > mostElements) throw new Unreadable('file_unreadable')
    if (skippedFrom > 0) return
    if (elements.skipped.has(name)) skippedFrom = open.length
    else if (elements.paragraph.has(name)) {
      paragraphs.push('')
      if (open.some((each) => elements.point.has(each))) isPoint = true
    } else if (elements.point.has(name)) isPoint = true
    else if (elements.lineBreak.has(name)) say('\n')
    else if (elements.tab.has(name)) say('\t')
    else if (elements.space.has(name))
      say(' '.repeat(Math.min(Math.max(Number(attributes['text:c'] ?? 1) || 1, 0), 20)))
    else if (name === elements.row) rows.push({ cells: [] })
    else if (name === elements.cell) rows.at(-1)?.cells.push([])
  }
  parser.ontext = parser.oncdata = (text: string) => {
    if ((elements.text === null || elements.text.has(open.at(-1) ?? '')) && isInside()) say(text)
  }
  parser.onclosetag = (name) => {
    if (skippedFrom === open.length) skippedFrom = 0
    open.pop()
    if (skippedFrom > 0) return
    if (elements.paragraph.has(name)) {
      const line = paragraphs.pop() ?? ''
      if (line.trim() !== '') end(isPoint ? `• ${line}` : line)
      isPoint = false
    } else if (name === elements.row) {
      const { cells = [] } = rows.pop() ?? {}
      // A row whose cells have one line each is a row of a real table; other tables only place text side by side.
      if (cells.every((cell) => cell.length <= 1)) end(cells.flat().join('\t'))
      else for (const line of cells.flat()) end(line)
    }
  }
  parser.onerror = () => {
    throw new Unreadable('file_unreadable')
  }
  parser.write(xml).close()
  return lines.join('\n')
}
