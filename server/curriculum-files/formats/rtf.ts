import { decode850 } from './bytes-as-text.ts'
import { mostLetters } from './read-xml.ts'

/** Groups whose content isn't text of the document. */
const skipped = new Set(
  'fonttbl colortbl stylesheet info pict object fldinst listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl footer footerl footerr footerf footnote annotation atnid atnauthor filetbl mmathPr bkmkstart bkmkend shppict nonshppict'.split(
    ' ',
  ),
)

const signs: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  row: '\n',
  cell: '\t',
  nestcell: '\t',
  nestrow: '\n',
  tab: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
}

const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/gi

type Group = { isSkipped: boolean; fallback: number }

/**
 * The text of a rich text file (RTF). We parse it ourselves, since no maintained library does; the code is small.
 * Nothing in the file is executed, and nested groups are tracked on a stack.
 */
export function readRtf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const groups: Group[] = [{ isSkipped: false, fallback: 1 }]
  let page = '1252'
  let pending: number[] = []
  let text = ''
  /**
   * How many of the following letters to skip: they are the fallback for programs that can't read the previous
   * character.
   */
  let ignored = 0
  const now = () => groups.at(-1) ?? { isSkipped: true, fallback: 1 }
  const flush = () => {
    if (pending.length > 0) text += decode(pending, page)
    pending = []
  }
  const say = (letters: string) => {
    flush()
    if (!now().isSkipped) text += letters
  }
  const tokens = new RegExp(token)
  for (let found = tokens.exec(source); found && text.length <= mostLetters; found = tokens.exec(source)) {
    const [, word, number, byte, sign, brace, letters] = found
    if (brace) ignored = 0
    if (brace === '{') groups.push({ ...now() })
    else if (brace === '}') {
      flush()
      if (groups.length > 1) groups.pop()
    } else if (byte !== undefined) {
      if (ignored > 0) ignored -= 1
      else if (!now().isSkipped) pending.push(Number.parseInt(byte, 16))
    } else if (letters !== undefined) {
      const shown = letters.slice(ignored)
      ignored = Math.max(0, ignored - letters.length)
      if (shown) say(shown)
    } else if (sign !== undefined) {
      if (sign === '*') now().isSkipped = true
      else if (sign === '~') say('\u00A0')
      else if (sign === '_') say('-')
      else if (sign === '\n' || sign === '\r') say('\n')
      else if ('\\{}'.includes(sign)) say(sign)
    } else if (word === 'u' && number !== undefined) {
      say(String.fromCharCode(((Number(number) % 65_536) + 65_536) % 65_536))
      ignored = now().fallback
    } else if (word === 'uc') now().fallback = Math.min(Number(number ?? 1), 10)
    else if (word === 'ansicpg') page = number ?? page
    else if (word === 'bin') tokens.lastIndex += Math.max(0, Number(number ?? 0))
    else if (word !== undefined && skipped.has(word)) now().isSkipped = true
    else if (word !== undefined && signs[word] !== undefined) say(signs[word] ?? '')
  }
  flush()
  return text
}

function decode(bytes: readonly number[], page: string): string {
  if (page === '850') return decode850(new Uint8Array(bytes))
  const known = /^(?:125[0-8]|874)$/.test(page) ? `windows-${page}` : page === '65001' ? 'utf-8' : 'windows-1252'
  return new TextDecoder(known).decode(new Uint8Array(bytes))
}
