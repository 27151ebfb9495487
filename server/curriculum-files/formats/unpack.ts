import { unzipSync } from 'fflate'
import { Unreadable } from './fault.ts'

/** Limits of a zipped document: many times what a long curriculum with pictures needs. */
const most = { entries: 3000, part: 12 * 1024 * 1024, all: 24 * 1024 * 1024 } as const

/**
 * The wanted parts of a zipped document, as text. Sizes are checked by the declared unpacked size of each part, and no
 * more memory than that is allocated.
 * @throws Unreadable
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, string> {
  let entries = 0
  let all = 0
  const refuse = () => {
    throw new Unreadable('file_unreadable')
  }
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        if (entries > most.entries) refuse()
        if (!isWanted(name)) return false
        all += originalSize
        if (originalSize > most.part || all > most.all) refuse()
        return true
      },
    })
    return new Map(Object.entries(parts).map(([name, part]) => [name, decoded(part)]))
  } catch {
    throw new Unreadable('file_unreadable')
  }
}

/** Decodes XML with the encoding that its first bytes indicate. */
function decoded(part: Uint8Array): string {
  const [first, second] = part
  const encoding =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(part)
}
