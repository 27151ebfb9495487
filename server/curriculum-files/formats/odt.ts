import { Unreadable } from './fault.ts'
import { type Elements, readXml } from './read-xml.ts'
import { unpack } from './unpack.ts'

const elements: Elements = {
  paragraph: new Set(['text:p', 'text:h']),
  text: null,
  lineBreak: new Set(['text:line-break']),
  tab: new Set(['text:tab']),
  space: new Set(['text:s']),
  row: 'table:table-row',
  cell: 'table:table-cell',
  point: new Set(['text:list-item']),
  skipped: new Set(['office:annotation', 'text:tracked-changes', 'text:note', 'office:forms', 'office:scripts']),
}
const inHeaders: Elements = { ...elements, within: new Set(['style:header']) }

/** The text of an OpenDocument text, its headers first. @throws Unreadable */
export function readOdt(bytes: Uint8Array): string {
  const parts = unpack(bytes, (name) => name === 'content.xml' || name === 'styles.xml')
  const content = parts.get('content.xml')
  if (content === undefined) throw new Unreadable('file_unreadable')
  const styles = parts.get('styles.xml')
  return [styles ? readXml(styles, inHeaders) : '', readXml(content, elements)].join('\n')
}
