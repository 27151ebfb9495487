import { Unreadable } from './fault.ts'
import { unpack } from './unpack.ts'

type Format = 'pdf' | 'docx' | 'odt' | 'doc' | 'rtf' | 'plain'

type Reader = (bytes: Uint8Array) => string | Promise<string>

/** Each reader is loaded when its format is met: a file has one format, and every file is read in a new process. */
const readers: Readonly<Record<Format, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf.ts')).readPdf,
  docx: async () => (await import('./docx.ts')).readDocx,
  odt: async () => (await import('./odt.ts')).readOdt,
  doc: async () => (await import('./doc.ts')).readDoc,
  rtf: async () => (await import('./rtf.ts')).readRtf,
  plain: async () => (await import('./plain.ts')).readPlain,
}

/** The minimum number of letters of a curriculum: a scanned one has none, or only page numbers. */
const fewestLetters = 20

/**
 * The text of a curriculum's file. The format is detected from its bytes, whatever its name says.
 * @throws Unreadable
 */
export async function readFileText(bytes: Uint8Array): Promise<string> {
  const text = await textBy(await readers[formatOf(bytes)](), bytes)
  if ((text.match(/\p{L}/gu)?.length ?? 0) < fewestLetters) throw new Unreadable('file_without_text')
  return text
}

/**
 * If a reader fails, the file is damaged. That isn't counted against its sender, in contrast to a file that takes too
 * much work.
 * @throws Unreadable
 */
async function textBy(read: Reader, bytes: Uint8Array): Promise<string> {
  try {
    return await read(bytes)
  } catch (problem) {
    throw problem instanceof Unreadable ? problem : new Unreadable('file_unreadable')
  }
}

/** @throws Unreadable if it has none of the known formats */
function formatOf(bytes: Uint8Array): Format {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('{\\rtf')) return 'rtf'
  if (head.startsWith('\xD0\xCF\x11\xE0')) return 'doc'
  if (head.startsWith('PK\x03\x04')) return packedFormat(bytes)
  return 'plain'
}

function packedFormat(bytes: Uint8Array): Format {
  const names = new Set<string>()
  const parts = unpack(bytes, (name) => {
    names.add(name)
    return name === 'mimetype'
  })
  if (names.has('word/document.xml')) return 'docx'
  if (parts.get('mimetype')?.trim() === 'application/vnd.oasis.opendocument.text') return 'odt'
  throw new Unreadable('file_type_refused')
}
