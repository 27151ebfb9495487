import { unzipSync } from 'fflate'
import { Unreadable } from './fault.ts'

/** Limits of a packed document: many times those of a long curriculum with pictures. */
const most = { entries: 3000, part: 12 * 1024 * 1024, all: 24 * 1024 * 1024 } as const

/**
 * The parts of a packed document that are wanted, as text. Sizes are those to which the parts are unpacked, since memory
 * is set aside for what a part declares, and no more.
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

/** XML in the encoding that its first bytes show. */
function decoded(part: Uint8Array): string {
  const [first, second] = part
  const encoding =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(encoding).decode(part)
}
