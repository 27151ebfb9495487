import { copyField, readBits, writeBits } from '../../platform/database/packing.ts'
import { knownLayouts } from '../../platform/database/row-layouts.ts'
import type { Database } from '../../platform/house.ts'
import { type JobRowDescription, jobRowDescription } from './layout.ts'
import { jobRows } from './refresh-queries.ts'

const numberAt = (packed: Buffer, at: number) => packed.readUInt16BE(at)

/**
 * Converts candidates to the current layout. While rows are being rewritten, or another version of the code is running,
 * some rows have another layout; they are converted by its stored description. Values that the other layout lacks stay
 * unset until the row is rewritten.
 */
export async function inCurrentLayout(database: Database, packed: readonly Buffer[]): Promise<Buffer[]> {
  let layouts = await knownLayouts(database, jobRows)
  if (packed.every((rows) => isOwn(rows, layouts))) return [...packed]
  if (packed.some((rows) => !knowsAll(rows, layouts))) layouts = await knownLayouts(database, jobRows, { anew: true })
  return packed.map((rows) => {
    if (isOwn(rows, layouts)) return rows
    const own: Buffer[] = []
    for (let at = 0; at < rows.length; ) {
      const layout = layouts.get(numberAt(rows, at))
      if (!layout) throw new Error(`a search row has the unknown layout ${numberAt(rows, at)}`)
      own.push(converted(rows.subarray(at, at + layout.description.row.size), layout.description, jobRowDescription))
      at += layout.description.row.size
    }
    return Buffer.concat(own)
  })
}

type Layouts = Awaited<ReturnType<typeof knownLayouts<JobRowDescription>>>

/** Whether all rows have the current layout, which is nearly always the case. */
function isOwn(rows: Buffer, layouts: Layouts): boolean {
  const { size } = jobRowDescription.row
  let known = -1
  for (let at = 0; at < rows.length; at += size) {
    const number = numberAt(rows, at)
    if (number === known) continue
    if (layouts.get(number)?.fingerprint !== jobRows.fingerprint) return false
    known = number
  }
  return true
}

function knowsAll(rows: Buffer, layouts: Layouts): boolean {
  for (let at = 0; at < rows.length; ) {
    const layout = layouts.get(numberAt(rows, at))
    if (!layout) return false
    at += layout.description.row.size
  }
  return true
}

/**
 * Converts a row from one layout to another: each value by its name, each code individually. The layout number isn't
 * changed.
 */
export function converted(given: Buffer, from: JobRowDescription, to: JobRowDescription): Buffer {
  const own = Buffer.alloc(to.row.size)
  for (const [name, field] of Object.entries(to.row.fields)) {
    const other = from.row.fields[name]
    if (other?.kind === field.kind) copyField({ bytes: given, field: other }, { bytes: own, field })
  }
  const intAt = (name: string) => given.readInt32BE(from.row.fields[name]?.at)
  const put = (name: string, value: number) => own.writeInt32BE(value, to.row.fields[name]?.at)
  put('traits', traitsOver(intAt('traits'), from, to))
  put('terms', namedBitsOver('terms', given, { from, to }))
  put('benefits', namedBitsOver('benefits', given, { from, to }))
  put('marks', marksOver(intAt('marks'), from, to))
  const languages = given.readBigInt64BE(from.row.fields.languages?.at)
  own.writeBigInt64BE(languagesOver(languages, from, to), to.row.fields.languages?.at)
  return own
}

function traitsOver(bits: number, from: JobRowDescription, to: JobRowDescription): number {
  let own = 0
  for (const [name, at] of Object.entries(from.traits)) {
    const bit = to.traits[name]
    if (bit !== undefined && bits & (1 << at)) own |= 1 << bit
  }
  return own
}

function namedBitsOver(
  field: 'terms' | 'benefits',
  given: Buffer,
  { from, to }: { from: JobRowDescription; to: JobRowDescription },
): number {
  const place = from.row.fields[field]
  const [names, ownNames] = [from[field], to[field]]
  if (!place || !names || !ownNames) return 0
  const bits = given.readInt32BE(place.at)
  let own = 0
  for (const [name, at] of Object.entries(names)) {
    const bit = ownNames[name]
    if (bit !== undefined && bits & (1 << at)) own |= 1 << bit
  }
  return own
}

function marksOver(bits: number, from: JobRowDescription, to: JobRowDescription): number {
  let own = 0
  for (const [name, field] of Object.entries(to.marks)) {
    const other = from.marks[name]
    if (!other) continue
    const value = readBits(bits, other)
    own |= writeBits(name === 'schooling' ? schoolingOver(value, from, to) : value, field)
  }
  return own
}

function schoolingOver(nth: number, from: JobRowDescription, to: JobRowDescription): number {
  const code = from.schoolings[nth - 1]
  return code === undefined ? 0 : to.schoolings.indexOf(code) + 1
}

function languagesOver(bits: bigint, from: JobRowDescription, to: JobRowDescription): bigint {
  let own = 0n
  from.languages.forEach((code, at) => {
    const bit = to.languages.indexOf(code)
    if (bit >= 0 && (bits >> BigInt(at)) & 1n) own |= 1n << BigInt(bit)
  })
  return BigInt.asIntN(64, own)
}
