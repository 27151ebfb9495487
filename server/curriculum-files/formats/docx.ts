import { Unreadable } from './fault.ts'
import { type Elements, readXml } from './read-xml.ts'
import { unpack } from './unpack.ts'

const elements: Elements = {
  paragraph: new Set(['w:p']),
  text: new Set(['w:t']),
  lineBreak: new Set(['w:br', 'w:cr']),
  tab: new Set(['w:tab']),
  space: new Set(['w:noBreakHyphen']),
  row: 'w:tr',
  cell: 'w:tc',
  point: new Set(['w:numPr']),
  // Deleted text, field instructions, tab stops, and the fallback of alternate content.
  skipped: new Set(['w:del', 'w:instrText', 'w:tabs', 'mc:Fallback', 'w:comment']),
}

const body = 'word/document.xml'
const header = /^word\/header\d{0,2}\.xml$/

/**
 * The text of a Word document (.docx), its headers first.
 * @throws Unreadable
 */
export function readDocx(bytes: Uint8Array): string {
  const parts = unpack(bytes, (name) => name === body || header.test(name))
  const document = parts.get(body)
  if (document === undefined) throw new Unreadable('file_unreadable')
  const headers = [...parts].filter(([name]) => header.test(name)).map(([, xml]) => readXml(xml, elements))
  return [...new Set(headers), readXml(document, elements)].join('\n')
}
