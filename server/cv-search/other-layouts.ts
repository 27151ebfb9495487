import { type BitField, type ByteField, copyField, readBits, writeBits } from '../platform/database/packing.ts'
import { type KnownLayouts, knownLayouts } from '../platform/database/row-layouts.ts'
import type { Database } from '../platform/house.ts'
import { benefitBits, type CurriculumRowDescription, curriculumRow, curriculumRowDescription } from './layout.ts'
import { curriculumRows } from './refresh-queries.ts'

/** The layout number and the length come first in the rows of every layout. */
const { layout: layoutField, length: lengthField } = curriculumRow.fields
const numberAt = (rows: Buffer, at: number) => rows.readUInt16BE(at + layoutField.at)
const lengthAt = (rows: Buffer, at: number) => rows.readUInt16BE(at + lengthField.at)

/**
 * Converts packed curriculums to the current layout. While rows are being rewritten, or another version of the code is
 * running, some rows have another layout; they are converted by its stored description. Values that the other layout
 * lacks stay unset until the row is rewritten.
 */
export async function inCurrentLayout(database: Database, packed: readonly Buffer[]): Promise<Buffer[]> {
  const known = await knownLayouts(database, curriculumRows)
  const numbers = new Set(packed.flatMap(numbersOf))
  const layouts = [...numbers].every((number) => known.has(number))
    ? known
    : await knownLayouts(database, curriculumRows, { anew: true })
  const isOwn = (number: number) => layouts.get(number)?.fingerprint === curriculumRows.fingerprint
  if ([...numbers].every(isOwn)) return [...packed]
  return packed.map((rows) => Buffer.concat(convertedRows(rows, layouts)))
}

function numbersOf(rows: Buffer): number[] {
  const numbers: number[] = []
  for (let at = 0; at < rows.length; at += lengthAt(rows, at)) {
    const number = numberAt(rows, at)
    if (numbers.at(-1) !== number) numbers.push(number)
  }
  return numbers
}

function convertedRows(rows: Buffer, layouts: KnownLayouts<CurriculumRowDescription>): Buffer[] {
  const own: Buffer[] = []
  for (let at = 0; at < rows.length; at += lengthAt(rows, at)) {
    const layout = layouts.get(numberAt(rows, at))
    if (!layout) throw new Error(`a row of curriculums has the unknown layout ${numberAt(rows, at)}`)
    own.push(converted(rows.subarray(at, at + lengthAt(rows, at)), layout.description, curriculumRowDescription))
  }
  return own
}

/** Converts a row from one layout to another: each value by its name, the schooling by its code. */
function converted(given: Buffer, from: CurriculumRowDescription, to: CurriculumRowDescription): Buffer {
  const head = Buffer.alloc(to.row.size)
  const others: Readonly<Record<string, ByteField>> = from.row.fields
  for (const [name, field] of Object.entries(to.row.fields)) {
    const other = others[name]
    if (other?.kind === field.kind) copyField({ bytes: given, field: other }, { bytes: head, field })
  }
  const marked = given.readInt32BE(from.row.fields.marks.at)
  head.writeInt32BE(marksOver(marked, from, to), to.row.fields.marks.at)
  head.writeInt32BE(benefitsOver(head.readInt32BE(to.row.fields.benefits.at), from), to.row.fields.benefits.at)
  const languages = knownOver(given, from.row.size, { from: from.known, to: to.known })
  const technologies = knownOver(given, languages.end, { from: from.known, to: to.known })
  const courses = from.courses
    ? knownOver(given, technologies.end, { from: from.known, to: to.known }).bytes
    : noCourses
  const own = Buffer.concat([head, languages.bytes, technologies.bytes, courses])
  own.writeUInt16BE(own.length, lengthField.at)
  return own
}

function marksOver(bits: number, from: CurriculumRowDescription, to: CurriculumRowDescription): number {
  let own = 0
  for (const [name, field] of Object.entries(to.marks)) {
    const other = from.marks[name]
    if (!other) continue
    const value = readBits(bits, other)
    own |= writeBits(name === 'schooling' ? to.schoolings.indexOf(from.schoolings[value - 1] ?? '') + 1 : value, field)
  }
  return own
}

/** Converts the bits of benefits, by their codes, to the order of the current list. */
function benefitsOver(bits: number, { benefits: codes = [] }: CurriculumRowDescription): number {
  const known: Readonly<Record<string, BitField>> = benefitBits
  return codes.reduce((own, code, at) => {
    const field = known[code]
    return field && bits & (1 << at) ? own | writeBits(1, field) : own
  }, 0)
}

/** A list of length 0. */
const noCourses = Buffer.alloc(1)

type Known = CurriculumRowDescription['known']

/** Converts a list of languages or technologies; returns the position where the next list begins. */
function knownOver(given: Buffer, start: number, { from, to }: { from: Known; to: Known }) {
  const count = given.readUInt8(start)
  const bytes = Buffer.alloc(1 + count * to.size)
  bytes.writeUInt8(count)
  for (let nth = 0; nth < count; nth++) {
    const item = { from: start + 1 + nth * from.size, to: 1 + nth * to.size }
    bytes.writeInt32BE(given.readInt32BE(item.from + from.fields.hash.at), item.to + to.fields.hash.at)
    bytes.writeUInt8(given.readUInt8(item.from + from.fields.level.at), item.to + to.fields.level.at)
  }
  return { bytes, end: start + 1 + count * from.size }
}
