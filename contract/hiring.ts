import { hireDocuments, hireReasons, hireStatuses } from '@trampolim/marketplace/selection/hiring.ts'
import { z } from 'zod'
import * as codes from './codes.ts'
import { cents, instant, recordId } from './shapes.ts'
import { day } from './values.ts'

export const hireDocument = codes.oneOf(hireDocuments.codes)
export const hireReason = codes.oneOf(hireReasons.codes)

/** A finalist's hiring message, as both sides read it. */
export const hiringMessage = z.object({
  hireId: recordId,
  status: z.enum(hireStatuses),
  /** A month; null for an internship without pay. */
  salary: cents.nullable(),
  /** The first day of work. */
  start: day,
  /** What to bring. */
  documents: z.array(hireDocument),
  otherDocuments: z.string(),
  message: z.string(),
  made: instant,
  /** When the candidate was notified; null while it can still be canceled without the candidate having seen it. */
  told: instant.nullable(),
  /** Until when it can be answered; null before the candidate was notified, and once it was answered. */
  ends: instant.nullable(),
  answered: instant.nullable(),
  ended: instant.nullable(),
  endedBy: z.enum(['recruiter', 'candidate', 'automation']).nullable(),
  /** The reason that the candidate gave for rejecting or canceling it, if any. */
  reason: hireReason.nullable(),
})
export type HiringMessage = z.infer<typeof hiringMessage>
