import { mostSlots, slotAnswers, slotOfferStatuses } from '@trampolim/marketplace/interviews/slots.ts'
import { z } from 'zod'
import { interviewReason, meeting, setTimes, times } from './interviews.ts'
import { instant, recordId } from './shapes.ts'

/** The times that a recruiter offers, in the time zone of the job’s first workplace. */
export const setSlots = z.array(z.object(setTimes)).min(1, 'required').max(mostSlots, 'too_many')

export const slotOfferStatus = z.enum(slotOfferStatuses)
const slot = { slotId: recordId, ...times }

/** An interview that offers several times to choose from, as the recruiters of its organisation read it. */
export const offeredInterview = z.object({
  interviewId: recordId,
  jobId: recordId,
  jobName: z.string(),
  ...meeting,
  /** The slots, ordered by time. */
  slots: z.array(
    z.object({
      ...slot,
      /** The candidate who has taken it, or for whom it is kept. */
      name: z.string().nullable(),
      state: z.enum(['free', 'kept', 'taken', 'past']),
    }),
  ),
  offers: z.array(
    z.object({
      processId: recordId,
      cvId: recordId,
      candidateId: recordId,
      name: z.string(),
      status: slotOfferStatus,
      told: instant.nullable(),
      /** When the candidate will be notified; null once they are, or while they can't be. */
      tells: instant.nullable(),
      /** The days and hours that suit a candidate on the waiting list, in their words. */
      wish: z.string(),
      reason: interviewReason.nullable(),
      /** Whether the offer may be withdrawn. */
      standing: z.boolean(),
    }),
  ),
})
export type OfferedInterview = z.infer<typeof offeredInterview>

/** An interview's offered times, as the candidate who chooses among them reads them. */
export const ownSlotOffer = z.object({
  id: recordId,
  interviewId: recordId,
  processId: recordId,
  jobId: recordId.nullable(),
  jobName: z.string(),
  company: z.string().nullable(),
  ...meeting,
  status: slotOfferStatus,
  /** Whether the job is taken down, so that no time can be chosen or waited for at present. */
  takenDown: z.boolean(),
  /** Whether the company has paused the job; what was agreed or offered stays. */
  paused: z.boolean(),
  /** Whether the clocks show another time where the candidate lives. */
  elsewhere: z.boolean(),
  /** The slots that the candidate may take now, ordered by time. */
  slots: z.array(z.object(slot)),
  /** The only slot that is kept for the candidate, and until when. */
  kept: z.object({ slotId: recordId, until: instant }).nullable(),
  /** The days and hours that suit the candidate, as they wrote them. */
  wish: z.string(),
  /** What the candidate may answer now. */
  may: z.array(z.enum(slotAnswers)),
})
export type OwnSlotOffer = z.infer<typeof ownSlotOffer>
