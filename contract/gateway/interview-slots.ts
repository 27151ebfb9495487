import { interviewAnswerFields } from '@trampolim/marketplace/interviews/fields.ts'
import { mostOffered, slotAnswers } from '@trampolim/marketplace/interviews/slots.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { shapeOf } from '../fields.ts'
import { offeredInterview, ownSlotOffer, setSlots } from '../interview-slots.ts'
import { interviewReason, setPlace } from '../interviews.ts'
import { done, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { interviewIds, toSet } from './interviews.ts'
import { toSelect } from './recruiter-selection.ts'

const ofInterview = interviewIds
/** Whether the recruiter confirms a time although it overlaps another interview of theirs. */
const mayOverlap = z.boolean().default(false)

export const offerSlots = call({
  specified: false,
  purpose:
    'Offers several times for an interview to candidates of a job, of whom each chooses one, and moves them to the interviews. They are told after ten minutes, or at once if the first time is within two hours.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/slots',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object({
    jobId: interviewIds.jobId,
    candidates: z.array(recordId).min(1, 'required').max(mostOffered, 'too_many'),
    slots: setSlots,
    ...setPlace,
    mayOverlap,
  }),
  answers: z.object({ interviewId: recordId }),
  fails: toSet,
})

export const addSlots = call({
  specified: false,
  purpose: 'Adds times to those that an interview offers. Whoever waits for one is told, and may choose again.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/slots/{interviewId}',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object({ ...ofInterview, slots: setSlots, mayOverlap }),
  answers: done,
  fails: [
    ...toSelect,
    'job_not_found',
    'job_blocked',
    'job_not_open',
    'terms_outdated',
    'invalid_form',
    'interview_not_found',
    'interview_ended',
    'interview_overlaps',
  ],
})

export const withdrawSlots = call({
  specified: false,
  purpose:
    'Withdraws what an interview offers: one time that nobody has taken, the offer to one candidate, or all of it. Interviews whose time was chosen stay. Who wasn’t told of it yet never learns of it.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/slots/{interviewId}',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object({ ...ofInterview, slotId: recordId.optional(), processId: recordId.optional() }),
  answers: done,
  fails: [...toSelect, 'job_not_found', 'interview_not_found', 'slot_taken', 'process_not_found', 'interview_ended'],
})

export const listOfferedInterviews = call({
  specified: false,
  purpose:
    'The interviews of the recruiter’s organisation of which candidates are still choosing a time, the latest first.',
  request: 'GET /recruiter/interviews/slots',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(offeredInterview),
  fails: toSelect,
})

export const listOwnSlots = call({
  specified: false,
  purpose:
    'The interviews of which the candidate chooses the time, those that wait for it first; and those whose time they may still change for another one.',
  request: 'GET /professional/selectiveprocess/slots',
  allows: ['user:professional'],
  input: z.object({ page: pageNumber, size: pageSize(20) }),
  answers: pageOf(ownSlotOffer),
})

export const answerSlots = call({
  specified: false,
  purpose:
    'Takes one of the times that are offered for an interview, also in exchange for the one taken before; joins its waiting list, saying which days suit; or refuses the interview.',
  request: 'PUT /professional/selectiveprocess/slots/{id}',
  quota: 'interviews-answered',
  allows: ['user:professional'],
  input: z.object({
    id: recordId,
    answer: z.enum(slotAnswers),
    /** The slot that the candidate takes. */
    slotId: recordId.optional(),
    /** For the waiting list: the days and hours that suit the candidate. */
    wish: shapeOf(interviewAnswerFields, 'empty').wish,
    reason: interviewReason.optional(),
  }),
  answers: done,
  fails: ['interview_not_found', 'interview_ended', 'slots_passed', 'slot_taken', 'job_blocked', 'invalid_form'],
})

export const recruiterInterviewSlots = { offerSlots, addSlots, withdrawSlots, listOfferedInterviews }
export const interviewSlots = { listOwnSlots, answerSlots }
