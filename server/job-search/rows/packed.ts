import type { MinimumExperience } from '@trampolim/marketplace/reference/experience.ts'
import type { JobSpecificType } from '@trampolim/marketplace/reference/job-types.ts'
import { type Schooling, schoolings } from '@trampolim/marketplace/reference/schooling.ts'
import { workTypes } from '@trampolim/marketplace/reference/work-types.ts'
import { readBits } from '../../platform/database/packing.ts'
import { bitOf, jobRow, marks, offsets } from './layout.ts'

/** A job at one of its workplaces, as a search reads it. */
export type Candidate = {
  jobNo: number
  placeNo: number
  /** Whether the position is the workplace's own. */
  exact: boolean
  /** Seconds since 1970. */
  approved: number
  /** Cents a month, 0 if hidden. */
  salary: number
  minimumExperience: MinimumExperience
  schooling: Schooling | undefined
  /** 0 for remote work. */
  municipality: number
  cbo: number
  kind: JobSpecificType
  isRemote: boolean
  /** From the position of the search; null until measured, and for remote work. */
  kilometres: number | null
  /** How far the job is from matching the words of the search; 0 matches best. */
  fit: number
}

const remote = bitOf.workType(workTypes.code.remote)

/** The size of a candidate in bytes. */
export const packedSize = jobRow.size

/** A view of consecutive packed candidates. */
export function viewOf(packed: Buffer): DataView {
  return new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
}

/** Whether the job of the candidate at this offset has only this workplace. */
export function isLone(view: DataView, at: number): boolean {
  return readBits(view.getInt32(at + offsets.marks), marks.lone) !== 0
}

/** The kind of job of the candidate at this offset. */
export function kindOf(view: DataView, at: number): JobSpecificType {
  return readBits(view.getInt32(at + offsets.marks), marks.kind) as JobSpecificType
}

/** Whether the candidate at this offset is remote work. */
export function isRemoteAt(view: DataView, at: number): boolean {
  return (view.getInt32(at + offsets.traits) & remote) !== 0
}

/** Reads the whole candidate at this offset, without its distance. */
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
    kind: readBits(marked, marks.kind) as JobSpecificType,
    isRemote: isRemoteAt(view, at),
    kilometres: null,
    fit: 0,
  }
}
