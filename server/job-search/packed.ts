import type { MinimumExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { type Schooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { readBits } from '../platform/database/packing.ts'
import { bitOf, jobRow, marks, offsets } from './layout.ts'

/** A job at one of its workplaces, as a search looks at it. */
export type Candidate = {
  jobNo: number
  placeNo: number
  /** Whether the position is the workplace's own. */
  exact: boolean
  /** Seconds since 1970. */
  approved: number
  /** Cents a month, 0 where it isn't shown. */
  salary: number
  minimumExperience: MinimumExperience
  schooling: Schooling | undefined
  /** 0 where the job is done from anywhere. */
  municipality: number
  cbo: number
  isRemote: boolean
  /** From where the search looks; null until measured, and where nobody needs to go anywhere. */
  kilometres: number | null
}

const remote = bitOf.workType(workTypes.code.remote)

/** Bytes of a candidate. */
export const packedSize = jobRow.size

/** Candidates as the database packed them, end to end. */
export function viewOf(packed: Buffer): DataView {
  return new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
}

/** Whether the candidate that begins there has no other workplace. */
export function isLone(view: DataView, at: number): boolean {
  return readBits(view.getInt32(at + offsets.marks), marks.lone) !== 0
}

/** The kind of job of the candidate that begins there. */
export function kindOf(view: DataView, at: number): JobSpecificType {
  return readBits(view.getInt32(at + offsets.marks), marks.kind) as JobSpecificType
}

/** The whole candidate that begins there, not measured yet. */
export function candidateAt(view: DataView, at: number): Candidate {
  const marked = view.getInt32(at + offsets.marks)
  return {
    jobNo: view.getInt32(at + offsets.jobNo),
    approved: view.getInt32(at + offsets.approved),
    salary: view.getInt32(at + offsets.salary),
    exact: readBits(marked, marks.exact) !== 0,
    placeNo: readBits(marked, marks.placeNo),
    minimumExperience: readBits(marked, marks.minimumExperience) as MinimumExperience,
    schooling: schoolings.codes[readBits(marked, marks.schooling) - 1],
    municipality: view.getInt32(at + offsets.municipality),
    cbo: view.getInt32(at + offsets.cbo),
    isRemote: (view.getInt32(at + offsets.traits) & remote) !== 0,
    kilometres: null,
  }
}
