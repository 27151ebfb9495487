import type { InternshipPeriod } from '@trampolim/marketplace/reference/course-periods.ts'
import type { YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { type LicenceCategory, licenceCategories } from '@trampolim/marketplace/reference/licence-categories.ts'
import { type Schooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import type { CourseShift } from '@trampolim/marketplace/reference/shifts.ts'
import { readBits } from '../platform/database/packing.ts'
import { curriculumRow, knownItem, marks, offsets, periodFactor } from './layout.ts'

/**
 * A findable curriculum within packed rows of the current layout. Its values are read in place, since a search looks at
 * thousands of rows and at most of them only once.
 */
export type Row = { readonly bytes: Buffer; readonly view: DataView; at: number }

/** The occupations in a row; 0 means none. */
const occupationsOfRow = [
  { cbo: offsets.cbo1, experience: marks.experience1 },
  { cbo: offsets.cbo2, experience: marks.experience2 },
  { cbo: offsets.cbo3, experience: marks.experience3 },
] as const

/**
 * Visits consecutive packed curriculums. The same object is passed each time, so the visitor must copy what it keeps.
 */
export function forEachRow(packed: readonly Buffer[], visit: (row: Row) => void) {
  for (const bytes of packed) {
    const row: Row = { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: 0 }
    while (row.at < bytes.length) {
      visit(row)
      row.at += row.view.getUint16(row.at + offsets.length)
    }
  }
}

/** Creates a filter that passes each curriculum once, since several scans may have found the same one. */
export function onlyOnce(): (row: Row) => boolean {
  const seen = new Set<string>()
  return ({ bytes, at }) => {
    const before = seen.size
    return seen.add(bytes.toString('latin1', at + offsets.id, at + offsets.id + idLength)).size > before
  }
}

const idLength = 12

export function curriculumIdOf({ bytes, at }: Row): string {
  return bytes.toString('hex', at + offsets.id, at + offsets.id + idLength)
}

/** Orders by id, the later one first. */
export function byId(one: Row, other: Row): number {
  for (let byte = 0; byte < idLength; byte += 4) {
    const [a, b] = [one.at + offsets.id + byte, other.at + offsets.id + byte]
    const difference = other.view.getUint32(b) - one.view.getUint32(a)
    if (difference !== 0) return difference
  }
  return 0
}

const intOf =
  (offset: number) =>
  ({ view, at }: Row) =>
    view.getInt32(at + offset)

export const municipalityOf = intOf(offsets.municipality)
/** The day of birth, in days since 1970. */
export const bornOf = intOf(offsets.born)
/** Seconds since 1970. */
export const modifiedOf = intOf(offsets.modified)
const sinceField = intOf(offsets.since)

/**
 * Since when recruiters find the curriculum as it is, in seconds since 1970; the last change in rows of a layout without
 * it.
 */
export const foundSinceOf = (row: Row) => Math.max(modifiedOf(row), sinceField(row))

/** The hash of the career focus; 0 if not stated. */
export const focusOf = intOf(offsets.focus)

/** One bit for each benefit that the person wishes (`benefitBits`). */
export const benefitsOf = intOf(offsets.benefits)

const marksOf = intOf(offsets.marks)

/** One bit for each part of the week in which the person is available, in the order of the list. */
export const weekPartsIn = ({ view, at }: Row) => view.getUint8(at + offsets.weekParts)

const salaryField = intOf(offsets.salary)

/** Cents a month; null if not stated. */
export function salaryOf(row: Row): number | null {
  return salaryField(row) || null
}

/** Whether the person states an expected salary of at most this many cents a month. */
export function expectsAtMost(row: Row, cents: number): boolean {
  const salary = salaryField(row)
  return salary !== 0 && salary <= cents
}

export const allowsRemote = (row: Row) => readBits(marksOf(row), marks.allowRemote) !== 0
export const isFoundByDisability = (row: Row) => readBits(marksOf(row), marks.foundByDisability) !== 0

export function schoolingOf(row: Row): Schooling | null {
  return schoolings.codes[readBits(marksOf(row), marks.schooling) - 1] ?? null
}

/** The approximate home: the centre of the square around it. */
export function homeOf(row: Row) {
  return {
    latitude: row.view.getFloat32(row.at + offsets.latitude),
    longitude: row.view.getFloat32(row.at + offsets.longitude),
    municipality: municipalityOf(row),
    exact: readBits(marksOf(row), marks.exact) !== 0,
  }
}

/**
 * The years of experience in an occupation, by the number of its code; undefined if it isn't among the person's
 * occupations.
 */
export function experienceIn(row: Row, cbo: number): YearsOfExperience | undefined {
  for (const each of occupationsOfRow) {
    if (row.view.getInt32(row.at + each.cbo) === cbo)
      return readBits(marksOf(row), each.experience) as YearsOfExperience
  }
  return undefined
}

export function occupationsOf(row: Row): { cbo: string; yearsOfExperience: YearsOfExperience }[] {
  const found: ReturnType<typeof occupationsOf> = []
  for (const { cbo, experience } of occupationsOfRow) {
    const number = row.view.getInt32(row.at + cbo)
    const yearsOfExperience = readBits(marksOf(row), experience) as YearsOfExperience
    if (number !== 0) found.push({ cbo: codeOf(number), yearsOfExperience })
  }
  return found
}

const codes = new Map<number, string>()

/** The code of an occupation for its number, cached; there are a few thousand. */
function codeOf(number: number): string {
  const known = codes.get(number)
  if (known !== undefined) return known
  const code = String(number).padStart(6, '0')
  codes.set(number, code)
  return code
}

export function licencesOf(row: Row): LicenceCategory[] {
  const bits = readBits(marksOf(row), marks.licences)
  return bits === 0 ? [] : licenceCategories.codes.filter((_, at) => bits & (1 << at))
}

/** A language or technology, by the hash of its name, with its level. */
export type Known = { hash: number; level: number }

const sizeOfFixed = curriculumRow.size

export const languagesOf = (row: Row) => knownFrom(row, row.at + sizeOfFixed)

export function technologiesOf(row: Row): Known[] {
  return knownFrom(row, afterKnown(row, row.at + sizeOfFixed))
}

/** The courses of a student, each by the hash of its name. */
export function coursesOf(row: Row): { hash: number; coursePeriod: InternshipPeriod; courseShift: CourseShift }[] {
  const technologies = afterKnown(row, row.at + sizeOfFixed)
  return knownFrom(row, afterKnown(row, technologies)).map(({ hash, level }) => ({
    hash,
    coursePeriod: Math.floor(level / periodFactor) as InternshipPeriod,
    courseShift: (level % periodFactor) as CourseShift,
  }))
}

/** The position where the list after this one begins. */
function afterKnown({ view }: Pick<Row, 'view'>, start: number): number {
  return start + 1 + view.getUint8(start) * knownItem.size
}

function knownFrom({ view }: Row, start: number): Known[] {
  const found: Known[] = []
  const end = afterKnown({ view }, start)
  for (let at = start + 1; at < end; at += knownItem.size) {
    const { hash, level } = knownItem.fields
    found.push({ hash: view.getInt32(at + hash.at), level: view.getUint8(at + level.at) })
  }
  return found
}
