import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const packed = {
  regular: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
} as const

type BrandFonts = Readonly<Record<keyof typeof packed, string>>

let unpacked: BrandFonts | undefined

/** The files of the brand's font as libraries on the server read them; unpacked once by each process that draws. */
export function brandFonts(): BrandFonts {
  unpacked ??= unpack()
  return unpacked
}

function unpack(): BrandFonts {
  const folder = mkdtempSync(join(tmpdir(), 'trampolim-fonts-'))
  const write = (name: keyof BrandFonts) => {
    const path = join(folder, `figtree-${name}.ttf`)
    writeFileSync(path, unpackWoff(readFileSync(packed[name])))
    return path
  }
  return { regular: write('regular'), bold: write('bold') }
}

const woff = { header: 44, entry: 20 } as const
const sfnt = { header: 12, entry: 16 } as const

/** Converts a WOFF font to a plain one: the same tables, uncompressed (WOFF 1.0, section 3). */
function unpackWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const head = Buffer.alloc(sfnt.header + count * sfnt.entry)
  packed.copy(head, 0, 4, 8)
  const largest = 2 ** Math.floor(Math.log2(count))
  const search = [count, largest * sfnt.entry, Math.log2(largest), (count - largest) * sfnt.entry]
  for (const [at, value] of search.entries()) head.writeUInt16BE(value, 4 + at * 2)
  const tables: Buffer[] = []
  let offset = head.length
  for (let at = 0; at < count; at++) {
    const from = woff.header + at * woff.entry
    const [start, packedSize, size] = [4, 8, 12].map((place) => packed.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ]
    const stored = packed.subarray(start, start + packedSize)
    const table = Buffer.alloc(Math.ceil(size / 4) * 4)
    ;(packedSize === size ? stored : inflateSync(stored)).copy(table)
    const to = sfnt.header + at * sfnt.entry
    packed.copy(head, to, from, from + 4)
    packed.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(size, to + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([head, ...tables])
}
