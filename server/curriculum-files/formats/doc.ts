import WordExtractor from 'word-extractor'
import { Unreadable } from './fault.ts'

/** Whether an old Office file has a stream of this name; names are stored uncompressed. */
const hasPart = (bytes: Buffer, name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'))

/** The text of an old Word document, its headers first. @throws Unreadable */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  const inside = Buffer.from(bytes)
  if (hasPart(inside, 'EncryptedPackage')) throw new Unreadable('file_locked')
  if (!hasPart(inside, 'WordDocument')) throw new Unreadable('file_type_refused')
  try {
    const document = await new WordExtractor().extract(inside)
    const texts = [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()]
    // Each cell of a table ends with a tab, and each row with a further tab.
    return texts.join('\n').replace(/\t{2,}/g, '\n')
  } catch {
    throw new Unreadable('file_unreadable')
  }
}
