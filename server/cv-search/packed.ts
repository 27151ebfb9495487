import type { YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { type Schooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'

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
  noTechnologies: boolean
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

/** Reads curriculums as the database packed them, end to end (`curriculum_packed` in the migration). */
export function* unpack(packed: Buffer): Generator<Found> {
  for (let at = 0; at < packed.length; at += packed.readUInt16BE(at)) yield readOne(packed, at)
}

function readOne(packed: Buffer, at: number): Found {
  const marks = packed.readInt32BE(at + 26)
  const salary = packed.readInt32BE(at + 30)
  const languages = readKnown(packed, at + 54)
  return {
    curriculumId: packed.toString('hex', at + 2, at + 14),
    occupations: [0, 1, 2].flatMap((nth) => {
      const cbo = packed.readInt32BE(at + 14 + nth * 4)
      const yearsOfExperience = ((marks >> (nth * 3)) & 7) as YearsOfExperience
      return cbo === 0 ? [] : [{ cbo: String(cbo).padStart(6, '0'), yearsOfExperience }]
    }),
    schoolLevel: schoolings.codes[((marks >> 9) & 15) - 1] ?? null,
    exact: (marks & 8192) !== 0,
    allowRemote: (marks & 16_384) !== 0,
    foundByDisability: (marks & 32_768) !== 0,
    noTechnologies: (marks & 65_536) !== 0,
    limited: (marks & 131_072) !== 0,
    salary: salary === 0 ? null : salary,
    latitude: packed.readFloatBE(at + 34),
    longitude: packed.readFloatBE(at + 38),
    municipality: packed.readInt32BE(at + 42),
    born: packed.readInt32BE(at + 46),
    modified: packed.readInt32BE(at + 50),
    languages,
    technologies: readKnown(packed, at + 55 + languages.length * 5),
  }
}

function readKnown(packed: Buffer, at: number): Known[] {
  return Array.from({ length: packed.readUInt8(at) }, (_, nth) => ({
    hash: packed.readInt32BE(at + 1 + nth * 5),
    level: packed.readUInt8(at + 5 + nth * 5),
  }))
}
