import { interviewAnswers, mostCandidatesOfInterview } from '@trampolim/marketplace/interviews/answers.ts'
import { interviewAnswerFields } from '@trampolim/marketplace/interviews/fields.ts'
import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { z } from 'zod'
import { call } from '../call.ts'
import { shapeOf } from '../fields.ts'
import { accessibilityNeed, interview, interviewReason, ownInterview, setMeeting, setTimes } from '../interviews.ts'
import { done, flag, pageNumber, pageOf, pageSize, recordId } from '../shapes.ts'
import { day, storable, textLike } from '../values.ts'
import { toSelect } from './recruiter-selection.ts'

/** The texts that clients send in place of an id that they don't have. */
const absent: ReadonlySet<string> = new Set(['', 'undefined', 'null'])
const present = (fault: string) =>
  z
    .string(fault)
    .check(storable)
    .refine((id) => !absent.has(id), { error: fault, abort: true })
    .regex(/^[0-9a-f]{24}$/, 'invalid_id')
    .max(24, 'invalid_id')

/**
 * The ids of an interview. The refusal of a call without one of them says which is missing (specification, platform
 * §8).
 */
export const interviewIds = {
  jobId: present('must_have_job_id'),
  interviewId: present('must_have_interview_id'),
}
const { jobId } = interviewIds
const ofInterview = interviewIds
export const toSet = [
  ...toSelect,
  'terms_outdated',
  'job_not_found',
  'job_blocked',
  'job_not_open',
  'process_not_found',
  'invalid_form',
  'interview_already_set',
  'not_in_selection',
  'interview_overlaps',
] as const

export const scheduleInterview = call({
  purpose:
    'Sets an interview with candidates of a job, all at once or one after the other, and moves them to the interviews. They are told after ten minutes, or at once if it begins within two hours.',
  request: 'POST /recruiter/selectiveprocess/{jobId}/interview',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object({
    jobId,
    candidates: z.array(recordId).min(1, 'required').max(mostCandidatesOfInterview, 'too_many'),
    ...setTimes,
    ...setMeeting,
  }),
  answers: z.object({ interviewId: recordId }),
  fails: toSet,
})

export const listInterviews = call({
  purpose: 'The interviews of a job, the latest first.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/interview',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({ jobId, page: pageNumber, size: pageSize(20) }),
  answers: pageOf(interview).extend({
    /**
     * The address from which the link of a video interview is built if the recruiter gives none; null if links aren't
     * built.
     */
    meetingUrl: z.string().nullable(),
    /** The time zone of the job, in which times are set. */
    timeZone: z.string(),
    /** Addresses that may be proposed for a meeting, from the job's workplaces; `complete` ones have a street. */
    places: z.array(z.object({ address: z.string(), complete: z.boolean() })),
  }),
  fails: [...toSelect, 'job_not_found'],
})

export const readInterview = call({
  purpose: 'An interview of a job with its candidates.',
  request: 'GET /recruiter/selectiveprocess/{jobId}/interview/{interviewId}',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object(ofInterview),
  answers: interview,
  fails: [...toSelect, 'job_not_found', 'interview_not_found'],
})

export const changeInterview = call({
  purpose:
    'Sets an interview anew, for all candidates with whom it may still take place, or for one: its place and its times. They are told and asked again.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/interview/{interviewId}',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object({
    ...ofInterview,
    /** The only candidate whose time changes; the place then stays the same. */
    processId: recordId.optional(),
    ...setTimes,
    ...setMeeting,
  }),
  answers: done,
  fails: [...toSet, 'interview_not_found', 'interview_started'],
})

export const cancelInterview = call({
  purpose:
    'Cancels an interview with all candidates with whom it may still take place. Who wasn’t told of it yet never learns of it.',
  request: 'DELETE /recruiter/selectiveprocess/{jobId}/interview/{interviewId}',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object(ofInterview),
  /** How many candidates had been notified of it. */
  answers: z.object({ told: z.int() }),
  fails: [...toSelect, 'job_not_found', 'interview_not_found', 'interview_started', 'interview_ended'],
})

export const handleInterview = call({
  specified: false,
  purpose:
    'Does with one candidate of an interview what is to be done: cancel it, ask again for an answer, note whether they came, discard them after it.',
  request: 'PUT /recruiter/selectiveprocess/{jobId}/interview/{interviewId}/candidate/{processId}',
  quota: 'interviews-set',
  allows: ['user:recruiter'],
  input: z.object({
    ...ofInterview,
    processId: recordId,
    action: z.enum(['canceled', 'resend', 'show', 'noshow', 'disqualified']),
    /** For a candidate who is discarded: the recruiter's message to them. */
    feedback: shapeOf(selectionFields, 'empty').feedback,
  }),
  answers: done,
  fails: [
    ...toSelect,
    'job_not_found',
    'job_blocked',
    'process_not_found',
    'interview_not_found',
    'interview_started',
    'interview_not_ended',
    'interview_ended',
    'interview_resent_lately',
    'move_not_allowed',
    'hire_standing',
  ],
})

export const listAgenda = call({
  specified: false,
  purpose:
    'The interviews of all jobs of the recruiter’s organisation: those of the days from one to another by their times, or those that are past, or were canceled, declined or not answered, the latest first.',
  request: 'GET /recruiter/interviews',
  allows: ['user:recruiter'],
  logged: 'look',
  input: z.object({
    group: z.enum(['days', 'past', 'canceled']).default('days'),
    /** The first day; the last day is at most 31 days later. Both in São Paulo. */
    from: day.optional(),
    to: day.optional(),
    /** Whether the answer also contains the next interviews and those that need the recruiter, whatever the days. */
    besides: flag.optional(),
    page: pageNumber,
    size: pageSize(50),
  }),
  /** Each interview with those of its candidates that the requested group contains. */
  answers: pageOf(interview).extend({
    besides: z
      .object({
        /** The next interviews that may still take place, the earliest first. */
        ahead: z.array(interview),
        /**
         * Interviews of the last 30 days for which nobody recorded attendance, and those that were declined, canceled
         * by the candidate or not answered and not rescheduled. The latest first.
         */
        needing: z.array(interview),
      })
      .nullable(),
  }),
  fails: toSelect,
})

export const listOwnInterviews = call({
  purpose: 'The interviews of which the candidate was told, the latest first.',
  request: 'GET /professional/selectiveprocess/interviews',
  allows: ['user:professional'],
  input: z.object({ page: pageNumber, size: pageSize(100) }),
  answers: pageOf(ownInterview),
})

export const readOwnInterview = call({
  purpose: 'One of the candidate’s interviews.',
  request: 'GET /professional/selectiveprocess/interview/{id}',
  allows: ['user:professional'],
  input: z.object({ id: recordId }),
  answers: ownInterview,
  fails: ['interview_not_found'],
})

export const readInterviewCalendar = call({
  specified: false,
  purpose: 'One of the candidate’s interviews as an iCalendar file.',
  request: 'GET /professional/selectiveprocess/interview/{id}/calendar',
  allows: ['user:professional'],
  input: z.object({ id: recordId }),
  answers: z.object({ content: z.string() }),
  fails: ['interview_not_found'],
})

export const markInterviewsViewed = call({
  specified: false,
  purpose: 'Marks the candidate’s interviews that wait for an answer as viewed.',
  request: 'PUT /professional/selectiveprocess/interviews/viewed',
  quota: { none: 'An interview is marked once for each time to which it is set.' },
  allows: ['user:professional'],
  input: z.object({}),
  answers: done,
})

export const answerInterview = call({
  specified: false,
  purpose:
    'Confirms or refuses an interview, confirms it again on the day before, or cancels it; with a reason for the recruiter or without, and with what the candidate needs to take part. `start` names the time that they read.',
  request: 'PUT /professional/selectiveprocess/interview/{id}',
  quota: 'interviews-answered',
  allows: ['user:professional'],
  input: z.object({
    id: recordId,
    start: textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { longest: 24, code: 'invalid_date' }),
    answer: z.enum(interviewAnswers),
    reason: interviewReason.optional(),
    needs: z.array(accessibilityNeed).max(10).default([]),
    needsText: shapeOf(interviewAnswerFields, 'empty').needsText,
  }),
  answers: ownInterview,
  fails: ['interview_not_found', 'interview_changed', 'interview_started', 'interview_ended', 'job_blocked'],
})

export const recruiterInterviews = {
  scheduleInterview,
  listInterviews,
  readInterview,
  changeInterview,
  cancelInterview,
  handleInterview,
  listAgenda,
}
export const interviews = {
  listOwnInterviews,
  readOwnInterview,
  readInterviewCalendar,
  markInterviewsViewed,
  answerInterview,
}
