import type { YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { Schooling } from '@trampolim/marketplace/reference/schooling.ts'
import { readBits } from '../platform/database/packing.ts'
import { type KnownLayouts, knownLayouts } from '../platform/database/row-layouts.ts'
import type { Database } from '../platform/house.ts'
import { type CurriculumRowDescription, curriculumRow, type marks as ownMarks } from './layout.ts'
import { curriculumRows } from './refresh-queries.ts'

/** What somebody knows, by the hash of its name, and how well. */
export type Known = { hash: number; level: number }

/** A curriculum that recruiters may find, as a search looks at it. */
export type Found = {
  curriculumId: string
  occupations: { cbo: string; yearsOfExperience: YearsOfExperience }[]
  schoolLevel: Schooling | null
  exact: boolean
  allowRemote: boolean
  foundByDisability: boolean
  /** Shown without its name. */
  limited: boolean
  /** Cents a month; null where they don't say. */
  salary: number | null
  /** Of the square in which they live. */
  latitude: number
  longitude: number
  municipality: number
  /** Days since 1970. */
  born: number
  /** Seconds since 1970. */
  modified: number
  languages: Known[]
  technologies: Known[]
}

type Layouts = KnownLayouts<CurriculumRowDescription>

/**
 * Curriculums as the database packed them, end to end. While rows are written anew, or another version of the code runs
 * beside this one, some come in another layout and are read by what the database says of theirs.
 */
export async function unpack(database: Database, packed: readonly Buffer[]): Promise<Found[]> {
  const known = await knownLayouts(database, curriculumRows)
  const layouts = packed.every((rows) => numbersOf(rows).every((number) => known.has(number)))
    ? known
    : await knownLayouts(database, curriculumRows, { anew: true })
  return packed.flatMap((rows) => readAll(rows, layouts))
}

/** Layout and length stand first in the rows of every layout. */
const { layout: layoutField, length: lengthField } = curriculumRow.fields

function numbersOf(rows: Buffer): number[] {
  const numbers = new Set<number>()
  for (let at = 0; at < rows.length; at += rows.readUInt16BE(at + lengthField.at)) {
    numbers.add(rows.readUInt16BE(at + layoutField.at))
  }
  return [...numbers]
}

function readAll(rows: Buffer, layouts: Layouts): Found[] {
  const found: Found[] = []
  for (let at = 0; at < rows.length; at += rows.readUInt16BE(at + lengthField.at)) {
    const number = rows.readUInt16BE(at + layoutField.at)
    const layout = layouts.get(number)
    if (!layout) throw new Error(`a row of curriculums has the unknown layout ${number}`)
    found.push(readOne(rows, at, layout.description))
  }
  return found
}

function readOne(rows: Buffer, from: number, { row, marks, schoolings, known }: CurriculumRowDescription): Found {
  const at = (name: keyof typeof row.fields) => from + row.fields[name].at
  const marked = rows.readInt32BE(at('marks'))
  const mark = (name: keyof typeof ownMarks) => (marks[name] ? readBits(marked, marks[name]) : 0)
  const salary = rows.readInt32BE(at('salary'))
  const languages = readKnown(rows, from + row.size, known)
  const technologies = readKnown(rows, languages.end, known)
  const occupation = (nth: 1 | 2 | 3) => {
    const cbo = rows.readInt32BE(at(`cbo${nth}`))
    const experience = mark(`experience${nth}`) as YearsOfExperience
    return cbo === 0 ? [] : [{ cbo: String(cbo).padStart(6, '0'), yearsOfExperience: experience }]
  }
  return {
    curriculumId: rows.toString('hex', at('id'), at('cbo1')),
    occupations: [...occupation(1), ...occupation(2), ...occupation(3)],
    schoolLevel: (schoolings[mark('schooling') - 1] as Schooling | undefined) ?? null,
    exact: mark('exact') !== 0,
    allowRemote: mark('allowRemote') !== 0,
    foundByDisability: mark('foundByDisability') !== 0,
    limited: mark('limited') !== 0,
    salary: salary === 0 ? null : salary,
    latitude: rows.readFloatBE(at('latitude')),
    longitude: rows.readFloatBE(at('longitude')),
    municipality: rows.readInt32BE(at('municipality')),
    born: rows.readInt32BE(at('born')),
    modified: rows.readInt32BE(at('modified')),
    languages: languages.items,
    technologies: technologies.items,
  }
}

/** A list of what somebody knows, and where the next one begins. */
function readKnown(rows: Buffer, from: number, { size, fields }: CurriculumRowDescription['known']) {
  const items = Array.from({ length: rows.readUInt8(from) }, (_, nth): Known => {
    const at = from + 1 + nth * size
    return { hash: rows.readInt32BE(at + fields.hash.at), level: rows.readUInt8(at + fields.level.at) }
  })
  return { items, end: from + 1 + items.length * size }
}
