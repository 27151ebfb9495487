import type { MinimumExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { type Schooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'

/** A job at one of its workplaces, as a search looks at it. */
export type Candidate = {
  jobNo: number
  placeNo: number
  /** The only workplace, so nothing has to be merged. */
  lone: boolean
  /** Whether the position is the workplace's own. */
  exact: boolean
  /** Seconds since 1970. */
  approved: number
  /** Cents a month, 0 where it isn't shown. */
  salary: number
  /** One bit for each choice of a filter (traits.ts). */
  bits: number
  kind: JobSpecificType
  minimumExperience: MinimumExperience
  schooling: Schooling | undefined
  latitude: number
  longitude: number
  /** 0 where the job is done from anywhere. */
  municipality: number
  cbo: number
  /** One bit a language, the first 32 and the others. */
  languagesLow: number
  languagesHigh: number
  /** From where the search looks; null until measured, and where nobody needs to go anywhere. */
  kilometres: number | null
}

/** Bytes of a candidate (`job_search_packed` in the migration). */
export const packedSize = 44

/** Reads candidates as the database packed them, end to end. */
export function* unpack(packed: Buffer): Generator<Candidate> {
  for (let at = 0; at + packedSize <= packed.length; at += packedSize) {
    const marks = packed.readInt32BE(at + 16)
    yield {
      jobNo: packed.readInt32BE(at),
      approved: packed.readInt32BE(at + 4),
      salary: packed.readInt32BE(at + 8),
      bits: packed.readInt32BE(at + 12),
      lone: (marks & 1) !== 0,
      exact: (marks & 2) !== 0,
      placeNo: (marks >> 2) & 255,
      kind: ((marks >> 10) & 3) as JobSpecificType,
      minimumExperience: ((marks >> 12) & 7) as MinimumExperience,
      schooling: schoolings.codes[((marks >> 15) & 15) - 1],
      latitude: packed.readFloatBE(at + 20),
      longitude: packed.readFloatBE(at + 24),
      municipality: packed.readInt32BE(at + 28),
      cbo: packed.readInt32BE(at + 32),
      languagesHigh: packed.readInt32BE(at + 36),
      languagesLow: packed.readInt32BE(at + 40),
      kilometres: null,
    }
  }
}
